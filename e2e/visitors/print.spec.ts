import { brand } from '../../lib/content/brand.ts'
import { drinkware, outdoorSports, products, technology } from '../../lib/content/home/goods.ts'
import { portfolio } from '../../lib/content/home/portfolio.ts'
import { otherLanguages } from '../../lib/language/languages.ts'
import { marketingPages } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { addressInLanguage, journeyLanguage } from '../support/in-language.ts'
import { printedPages } from '../support/printed-pages.ts'

const { categories } = products()
const pictures = [
  categories,
  drinkware().products,
  technology().products,
  outdoorSports().products,
  portfolio().frames,
]

/** Twelve millimeters, the style sheet's margin, in points. */
const margin = 34
/** Printed in the head and foot of each sheet. */
const running = [brand().name, brand().phone.label, brand().email]
const pageOf = (page: number) => (journeyLanguage ? `${page}/` : `${page} of `)

for (const format of ['Letter', 'A4'])
  test(`On ${format} the home page is a brochure of some seven sheets at true size${format === 'Letter' ? '' : ' @night'}`, async ({
    page,
  }) => {
    await page.goto('/')
    const printed = await page.pdf({ format })
    const pages = await printedPages(printed, margin)
    for (const [index, { text }] of pages.entries())
      for (const line of [...running, pageOf(index + 1)])
        expect.soft(text.replace(/\s/g, '')).toContain(line.replace(/\s/g, ''))
    for (const { lowest } of pages) expect.soft(lowest, 'an almost empty sheet').toBeGreaterThan(1 / 3)
    const pdf = printed.toString('latin1')
    const sheets = pdf.match(/\/Type \/Page\b/g)?.length
    // The number grows with content; twice as many would be a mistake.
    expect(sheets).toBeLessThan(14)
    expect(sheets, 'what is wider than a sheet makes browsers shrink all of them').toBeGreaterThan(6)
    const expected = pictures.flat().length
    expect(pdf.match(/\/Subtype \/Image\b/g)?.length).toBeGreaterThanOrEqual(expected)
  })

for (const format of ['Letter', 'A4'])
  test(`On ${format} the home page in another language fills as many sheets as in English${format === 'Letter' ? '' : ' @night'}`, async ({
    browser,
    site,
  }) => {
    const sheets = async (path: string) => {
      const page = await browser.newPage() // a page keeps the paper's width once it was printed
      await page.goto(site.url + path)
      const { length } = await printedPages(await page.pdf({ format }), margin)
      await page.close()
      return length
    }
    const english = await sheets('/')
    for (const language of otherLanguages()) expect(await sheets(`/${language}`)).toBeLessThanOrEqual(english)
  })

const one = ['/accessibility', '/decoration']

for (const path of marketingPages.filter((one) => one !== '/'))
  test(`${path} is a brochure of full sheets: every word, no picture cut by an edge${path === '/printing' ? '' : ' @night'}`, async ({
    browser,
    site,
  }) => {
    for (const format of ['Letter', 'A4']) {
      const page = await browser.newPage() // a page keeps the paper's width once it was printed
      await page.goto(addressInLanguage(`${site.url}${path}`))
      const pages = await printedPages(await page.pdf({ format }), margin)
      expect.soft(pages.map(({ cut }) => cut).join(''), `cut on ${format}`).toMatch(/^0+$/)
      for (const { lowest } of pages.slice(0, -1)) expect.soft(lowest, format).toBeGreaterThan(1 / 3)
      // The running head alone is an empty sheet.
      expect.soft(pages.at(-1)!.lowest, format).toBeGreaterThan(0.1)
      // Other languages take more room.
      const more = journeyLanguage ? 1 : 0
      expect.soft(pages.length).toBeLessThanOrEqual((one.includes(path) ? 2 : 3) + more)
      const texts = pages.map(({ text }) => text.replace(/\s/g, ''))
      for (const [index, text] of texts.entries())
        for (const line of [...running, pageOf(index + 1) + pages.length])
          expect.soft(text).toContain(line.replace(/\s/g, ''))
      const printed = texts.join('')
      // Controls stay off paper.
      const offPaper = 'dialog *, form *, .sr-only, .ending-words *, .light-file *'
      const headings = page.locator(`main :is(h1, h2, h3, dt, details p):not(${offPaper})`)
      const words = await headings.allTextContents()
      expect(words.length).toBeGreaterThan(2)
      for (const word of words) expect.soft(printed, word).toContain(word.replace(/\s/g, ''))
      await page.close()
    }
  })

test('On paper no form is empty, the shop has its goods, and a link to another site its address', async ({
  page,
}) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#contact .docket', { has: page.locator('#project-request') })).toBeHidden()
  await expect(page.locator('#storefronts picture')).toBeVisible()
  const link = page.locator('main a[href^="http"]:visible').first()
  const shown = await link.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(shown).toContain(await link.getAttribute('href'))
})

test('On paper the light table is its legend alone, since nothing can be laid on it', async ({ page }) => {
  await page.goto('/artwork')
  await expect(page.locator('.light-file')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.light-file')).toBeHidden()
  await expect(page.locator('.light-lines li')).not.toHaveCount(0)
  for (const line of await page.locator('.light-lines li').all()) await expect(line).toBeVisible()
})
