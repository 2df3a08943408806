import { brand } from '../../lib/content/brand.ts'
import { footer, links, navigation } from '../../lib/content/frame.ts'
import { homeSections } from '../../lib/content/home/sections.ts'
import { addresses } from '../../lib/content/addresses.ts'
import { marketingPages } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { addressInLanguage, journeyLanguage } from '../support/in-language.ts'

const words = navigation()
const paths = [...marketingPages, '/form-submissions']

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('Every page has every link of the header and the footer @night', async ({ page }) => {
    // Staff's pages are English.
    for (const path of journeyLanguage ? marketingPages : paths) {
      await page.goto(path)
      const header = page.getByRole('banner')
      for (const { label, href } of [...words.links, words.buttons.quote, words.buttons.info])
        await expect(header.getByRole('link', { name: label, exact: true }).first()).toHaveAttribute(
          'href',
          href ?? links().catalog,
        )
      const foot = page.getByRole('contentinfo')
      for (const { label, href } of footer().lists.flatMap((list) => list.links))
        await expect(foot.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href)
      await expect(foot).toContainText(footer().claim)
      for (const part of [header, foot])
        for (const { network, href } of brand().social) {
          const link = part.getByRole('link', { name: network })
          await expect(link).toHaveAttribute('href', href)
          await expect(link).toHaveAttribute('target', '_blank')
          await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
        }
    }
  })

  test('Every link of every page leads to a page and a section that are there', async ({ page, request }) => {
    const shown = ['home', ...homeSections().sections].map((id) => `/#${id}`)
    const targets = new Set(addresses().filter((one) => !one.startsWith('/#') || shown.includes(one)))
    for (const path of paths) {
      await page.goto(path)
      const hrefs = await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))
      for (const href of hrefs) {
        const { origin, pathname, hash } = new URL(href)
        if (origin === new URL(page.url()).origin) targets.add(pathname + hash)
      }
    }
    const answers = new Map<string, string>()
    for (const target of targets) {
      const [path = '', anchor] = target.split('#')
      if (!answers.has(path)) {
        const response = await request.get(path)
        expect(response.status(), path).toBe(200)
        answers.set(path, await response.text())
      }
      if (anchor) expect(answers.get(path)?.includes(`id="${anchor}"`), target).toBe(true)
    }
  })

  test('The section in view is marked in the header @night', async ({ page }) => {
    await page.goto('/#home') // lays out the whole page
    for (const id of ['about', 'locations', 'contact']) {
      await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView())
      await expect(page.locator('.main-menu-link[aria-current]')).toHaveAttribute(
        'href',
        addressInLanguage(`/#${id}`),
      )
    }
  })

  test('The first Tab offers to skip to the content', async ({ page }) => {
    await page.goto('/printing')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: words.skip })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })
})
