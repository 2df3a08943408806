import type { Page } from '@playwright/test'
import { staticPages } from '../support/addresses.ts'
import { expect, test } from '../support/fixtures.ts'

test.use({ allowedErrors: [/404 \(Not Found\).*\/nope#main$/] })

// A page carries the rules that it needs before any script; all rules come with the scripts. Nothing may look different then.

/** What each element looks like, by its place in the page; closed menus and dialogs are opened for it. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (const dialog of document.querySelectorAll('dialog')) dialog.open = true
    // A font that only a dialog shows comes as it is opened.
    document.body.getBoundingClientRect()
    await document.fonts.ready
    // A property of our own has no look: what asks for it has.
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'))
    const looksOf = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part)
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

for (const path of staticPages)
  for (const width of [390, 1440])
    test(`${path} looks the same at ${width} px before and after all rules have come`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`${site.url}${path}#main`) // all of it laid out
      // The menu marks the section in view with the next frame.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
      const before = await looks(page)
      const loaded = page.waitForResponse((response) => /\/rest-.*\.css$/.test(response.url()))
      await page.evaluate(() => {
        const link = document.querySelector<HTMLLinkElement>('link[disabled]')
        if (link) link.disabled = false
      })
      await loaded
      await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(2)
      const after = await looks(page)
      expect(after).toHaveLength(before.length)
      expect(after.flatMap((look, at) => (look === before[at] ? [] : [look.slice(0, 100)]))).toEqual([])
    })
