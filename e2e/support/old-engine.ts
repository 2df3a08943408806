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
