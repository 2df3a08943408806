import type { Locator } from '@playwright/test'
import { locations } from '../../lib/content/home/locations.ts'
import { outdoorSports, products, technology } from '../../lib/content/home/goods.ts'
import { portfolio } from '../../lib/content/home/portfolio.ts'
import { services } from '../../lib/content/home/story.ts'
import { expect, test } from '../support/fixtures.ts'

const { apparel, promotional, onDemand } = services().products
const nameOf = ({ name }: { name: string }) => name
const cities = locations().regions.flatMap((region) => region.cities)

/** The foldable lists of each section, in page order. */
const lists: Record<string, string[]> = {
  services: [apparel, promotional, onDemand].flatMap(({ items }) => items),
  products: products().categories.flatMap(({ text, kinds = [] }) => [text, ...kinds]),
  technology: technology().products.map(nameOf),
  'outdoor-sports': outdoorSports().products.map(nameOf),
  portfolio: portfolio().frames.map(nameOf),
  locations: cities.map(({ city }) => city.split(', ')[0] ?? ''),
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The rendered text, without folded words. */
const shown = (section: Locator) => section.evaluate((element: HTMLElement) => element.innerText)
const missing = (names: string[], text: string) => names.filter((name) => !text.includes(name))

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('Each list unfolds, and every name of it is there', async ({ page }) => {
    await page.goto('/')
    for (const [id, names] of Object.entries(lists)) {
      const section = page.locator(`#${id}`)
      expect(missing(names, await shown(section)), `${id}, folded`).not.toEqual([])
      for (const fold of await section.locator('details').all()) {
        await fold.locator('> summary').click()
        await expect(fold).toHaveAttribute('open')
      }
      expect(missing(names, await shown(section)), `${id}, unfolded`).toEqual([])
    }
  })
})

test('A search in the page, here by an address with the words, unfolds the list and shows them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#home') // lays out the whole page
  const text = await shown(page.locator('body'))
  for (const [id, names] of Object.entries(lists)) {
    const wanted = missing(names, text).at(-1) ?? ''
    await page.goto('about:blank')
    await page.goto(`/#:~:text=${encodeURIComponent(wanted).replaceAll('-', '%2D')}`)
    const fold = page.locator(`#${id} details`, { hasText: wanted })
    await expect(fold, wanted).toHaveAttribute('open')
    await expect(page.locator(`#${id} li`, { hasText: wanted }).last()).toBeInViewport()
  }
})

for (const width of [390, 1_280])
  test(`A print from ${width} px has every name of every list`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    await page.emulateMedia({ media: 'print' })
    for (const [id, names] of Object.entries(lists))
      expect(missing(names, await shown(page.locator(`#${id}`))), id).toEqual([])
  })
