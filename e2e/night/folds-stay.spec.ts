import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

// A fold opens in place: its summary does not move, and its content lies right below.

const sections = ['services', 'products', 'technology', 'outdoor-sports', 'portfolio', 'locations']
const heights = [120, 300, 500]
/** A strip of the fan straightens as it opens, by the 12 px by which it overlapped the one before. */
const slack = 14

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const foldsOf = (page: Page, id: string) => page.locator(`#${id} details`)
type Fold = ReturnType<typeof foldsOf>

/** Folds all but what may be open above, and scrolls until the summary is this far from the top. */
const bringTo = (fold: Fold, height: number, before: 'nothing' | 'first') =>
  fold.evaluate(
    (details, { wanted, open }) => {
      const [first] = details.closest('section')?.querySelectorAll('details') ?? []
      for (const one of document.querySelectorAll('main details'))
        one.toggleAttribute('open', open === 'first' && one === first)
      const summary = details.firstElementChild ?? details
      scrollBy({ top: summary.getBoundingClientRect().top - wanted, behavior: 'instant' })
      const { left, top, width, bottom } = summary.getBoundingClientRect()
      return { top, bottom, x: left + width / 2, y: bottom - 20 }
    },
    { wanted: height, open: before },
  )

const look = (fold: Fold) =>
  fold.evaluate((details: HTMLDetailsElement) => {
    const [summary, content] = [...details.children].map((child) => child.getBoundingClientRect().top)
    const bar = document.querySelector('.site-header')?.getBoundingClientRect().bottom
    const { open: isOpen, className } = details
    return { isOpen, className, summary: summary ?? NaN, content: content ?? NaN, bar: bar ?? NaN }
  })

/** Waits until two readings in a row are equal: scrolling, if any, has ended. */
async function settled(fold: Fold) {
  for (let before = ''; ;) {
    const now = await look(fold)
    if (before === JSON.stringify(now)) return now
    before = JSON.stringify(now)
  }
}

/** @returns whether the summary stayed, whether the new content is in view, and the message if not */
async function unfoldAt(page: Page, fold: Fold, height: number, open: 'nothing' | 'first' = 'nothing') {
  const before = await bringTo(fold, height, open)
  await page.mouse.click(before.x, before.y)
  const { isOpen, className, summary, content, bar } = await settled(fold)
  const moved = [summary - before.top, content - before.top, content - before.bottom].map(Math.abs)
  return {
    stayed: isOpen && Math.min(...moved) <= slack,
    inView: isOpen && content >= bar && content < (page.viewportSize()?.height ?? 0),
    said: `${className} at ${height}: summary at ${Math.round(summary)}, content at ${Math.round(content)}`,
  }
}

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    for (const width of [320, 390, 768])
      test(`At ${width} px what a visitor unfolds is right below what was clicked`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        await page.goto('/#home') // lays out the whole page
        const lost: string[] = []
        for (const id of sections) {
          const folds = foldsOf(page, id)
          // The folds between are of the same kind.
          for (const fold of new Set([0, (await folds.count()) - 1]))
            for (const height of heights) {
              const { stayed, inView, said } = await unfoldAt(page, folds.nth(fold), height)
              if (!stayed || !inView) lost.push(`${id}: ${said}`)
            }
        }
        expect(lost).toEqual([])
      })
  })

test('A drawer or a region stays in view when the one before it is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#home')
  const lost: string[] = []
  for (const id of ['products', 'locations'])
    for (const height of heights) {
      const { inView, said } = await unfoldAt(page, foldsOf(page, id).nth(1), height, 'first')
      if (!inView) lost.push(`${id}: ${said}`)
    }
  expect(lost).toEqual([])
})
