import { drinkware } from '../../lib/content/home/drinkware.ts'
import { outdoorSports } from '../../lib/content/home/outdoor-sports.ts'
import { portfolio } from '../../lib/content/home/portfolio.ts'
import { products } from '../../lib/content/home/products.ts'
import { technology } from '../../lib/content/home/technology.ts'
import { expect, test } from '../support/fixtures.ts'

const { categories } = products()
const pictures = [
  categories,
  drinkware().products,
  technology().products,
  outdoorSports().products,
  portfolio().frames,
]

for (const format of ['Letter', 'A4'])
  test(`On ${format} the home page is a brochure of eight pages, every picture of it without scrolling`, async ({
    page,
  }) => {
    await page.goto('/')
    const pdf = (await page.pdf({ format })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(8)
    const expected = pictures.flat().length
    expect(pdf.match(/\/Subtype \/Image\b/g)?.length).toBeGreaterThanOrEqual(expected)
  })

test('On paper no form is empty, and a link to another site shows its address', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#contact .docket', { has: page.locator('#project-request') })).toBeHidden()
  const link = page.locator('main a[href^="http"]:visible').first()
  const shown = await link.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(shown).toContain(await link.getAttribute('href'))
})
