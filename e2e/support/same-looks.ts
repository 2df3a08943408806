import { expect, type Page } from '@playwright/test'

/** Each element's computed style, by its place in the page, on screen and on Letter paper; opens the dialogs. */
async function looks(page: Page): Promise<string[]> {
  const screen = await looksNow(page)
  const size = page.viewportSize()!
  await page.setViewportSize({ ...size, width: 725 })
  await page.emulateMedia({ media: 'print' })
  const paper = await looksNow(page)
  await page.emulateMedia({ media: null })
  await page.setViewportSize(size)
  return [...screen, ...paper]
}

function looksNow(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (const dialog of document.querySelectorAll('dialog')) dialog.open = true
    // A font used only in a dialog loads as the dialog opens.
    document.body.getBoundingClientRect()
    await document.fonts.ready
    // Custom properties show only through the properties that use them.
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'))
    const looksOf = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part)
      if (part && style.content === 'none') return ''
      return names.map((name) => style.getPropertyValue(name)).join(';')
    }
    return [...document.body.querySelectorAll('*')].map((element) =>
      [
        element.tagName,
        element.className,
        looksOf(element),
        looksOf(element, '::before'),
        looksOf(element, '::after'),
      ].join(' '),
    )
  })
}

/**
 * A page inlines the rules that it needs before any script; the full rules come with the scripts, and must change nothing.
 * Leaves the page unusable, with its dialogs open.
 */
export async function expectSameLooks(page: Page): Promise<void> {
  // The menu marks the section in view in the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  const before = await looks(page)
  const sheets = await page.evaluate(() => document.styleSheets.length)
  await page.evaluate(() => {
    const link = document.querySelector<HTMLLinkElement>('link[data-href]')
    if (link) link.href = link.dataset.href ?? ''
  })
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(sheets + 1)
  const after = await looks(page)
  expect(after).toHaveLength(before.length)
  expect(after.flatMap((look, at) => (look === before[at] ? [] : [look.slice(0, 100)]))).toEqual([])
}
