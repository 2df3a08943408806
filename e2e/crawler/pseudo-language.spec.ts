import { rmSync } from 'node:fs'
import { expect, test } from '../support/fixtures.ts'
import { lookHere, nothing, widths } from '../support/look-at.ts'
import { lengthen, pseudoLanguage } from '../support/pseudo-language.ts'
import { showPages } from '../support/show-pages.ts'

test.setTimeout(480_000)

for (const dir of ['ltr', 'rtl'])
  test(`A language a third longer than English holds at every width, ${dir} @night`, async ({
    page,
    site,
  }) => {
    const folder = pseudoLanguage(lengthen)
    const paths = await showPages(page, site.url, folder, dir)
    rmSync(folder, { recursive: true })
    for (const path of paths.filter((one) => one.startsWith('/es')))
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        expect.soft(await page.evaluate(lookHere, ''), `${path} at ${width} px`).toEqual(nothing)
      }
  })
