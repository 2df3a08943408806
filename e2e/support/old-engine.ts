import type { Page } from '@playwright/test'

// Plays older engines in Chromium by removing features before the page runs.

/** No `command` and `commandfor`: Safari up to 26.1, Firefox up to 143. */
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

/** Replaces text in every page, style sheet and script from the site. */
async function rewrite(page: Page, from: RegExp, to: string) {
  await page.route(/^[^?]*(\/|\/[a-z-]+|\.css|\.js)$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    try {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(from, to) })
    } catch (error) {
      // A closing page takes no answer.
      if (!/closed|disposed/.test(String(error))) throw error
    }
  })
}

/** The popover methods, which the page script calls if the attribute exists. */
const withoutPopoverMethods = (page: Page) =>
  page.addInitScript(() => {
    for (const method of ['showPopover', 'hidePopover', 'togglePopover', 'popover'])
      Reflect.deleteProperty(HTMLElement.prototype, method)
  })

/** No popovers, neither attribute nor selector nor method: Safari up to 16, Firefox up to 124. Needs the policy bypassed. */
export async function withoutPopovers(page: Page) {
  await rewrite(page, /popover(?!less)/g, 'unknown')
  await withoutPopoverMethods(page)
}

/** No `anchor()`: Safari up to 18, Firefox up to 146. Needs the policy bypassed. */
export const withoutAnchors = (page: Page) => rewrite(page, /anchor\(/g, 'unknown(')

/** No cascade layers (drops them) and no popovers: Chrome up to 98, Firefox up to 96. Needs the policy bypassed. */
export async function withoutLayers(page: Page) {
  await rewrite(page, /(?<=@)layer\b|revert-layer|popover(?!less)/g, 'unknown')
  await withoutPopoverMethods(page)
}

/** No `:has()`, so its rules are dropped: Chrome up to 104, Firefox up to 120. Needs the policy bypassed. */
export const withoutHas = (page: Page) => rewrite(page, /:has\(/g, ':unknown(')

/** No `inert`: Chrome up to 101, Firefox up to 111. */
export const withoutInert = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'inert')
  })

/** No dialogs: Firefox up to 97. */
export const withoutDialogs = (page: Page) =>
  page.addInitScript(() => {
    for (const method of ['show', 'showModal', 'close'])
      Reflect.deleteProperty(HTMLDialogElement.prototype, method)
    Reflect.deleteProperty(window, 'HTMLDialogElement')
  })

/** No `requestSubmit()`: Safari up to 15. */
export const withoutRequestSubmit = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit')
  })
