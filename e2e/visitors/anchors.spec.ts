import { homeSections } from '../../lib/content/home/sections.ts'
import { expect, test } from '../support/fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Pixels from the header's edge down to a heading: nothing of the section before, and no empty stretch. */
const room = { least: 0, most: 60 }

for (const [width, height] of [
  [390, 844],
  [768, 1_024],
  [1_440, 900],
] as const)
  test(`At ${width} px every anchor lands with its heading right under the header${width === 768 ? '' : ' @night'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    for (const id of ['home', ...homeSections().sections]) {
      await page.goto(`/#${id}`)
      const heading = page.locator(`#${id} :is(h1, h2)`).first()
      const gap = () =>
        heading.evaluate((element) => {
          const bar = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? NaN
          return element.getBoundingClientRect().top - bar
        })
      await expect(async () => {
        expect(await gap(), id).toBeGreaterThanOrEqual(room.least)
        expect(await gap(), id).toBeLessThanOrEqual(room.most)
      }).toPass({ timeout: 10_000 })
    }
  })
