import type { Page } from '@playwright/test'

// Older engines, played by Chromium: what they lack is taken away before the page runs.

/** Knows no `command` and `commandfor`: Safari up to 26.1, Firefox up to 143. */
export const withoutCommands = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    addEventListener(
      'command',
      (event) => {
        if (!event.isTrusted) return
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      true,
    )
  })

/** Every text from the site that is a page, a style sheet or a script, with something in it put in another's place. */
async function rewrite(page: Page, from: RegExp, to: string) {
  await page.route(/^[^?]*(\/|\/[a-z-]+|\.css|\.js)$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(from, to) })
  })
}

/** Knows no popovers, neither attribute nor selector nor method: Safari up to 16, Firefox up to 124. The policy is to be bypassed. */
export async function withoutPopovers(page: Page) {
  await rewrite(page, /popover(?!less)/g, 'unknown')
  await page.addInitScript(() => {
    for (const method of ['showPopover', 'hidePopover', 'togglePopover', 'popover'])
      Reflect.deleteProperty(HTMLElement.prototype, method)
  })
}
