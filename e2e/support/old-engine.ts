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

/** Knows no `anchor()`: Safari up to 18, Firefox up to 146. The policy is to be bypassed. */
export const withoutAnchors = (page: Page) => rewrite(page, /anchor\(/g, 'unknown(')

/** Knows no `scripting` media feature: Safari up to 16, Firefox up to 112. The policy is to be bypassed. */
export const withoutScriptingFeature = (page: Page) => rewrite(page, /\(scripting:/g, '(unknown:')

/** Fills fields again by itself after a reload, as Firefox does, before the page's own scripts have seen the whole page. */
export const withRestoredFields = (page: Page) =>
  page.addInitScript(() => {
    const fields = () => [...document.querySelectorAll<HTMLInputElement>('form :is(input, select, textarea)')]
    const key = ({ form, name }: HTMLInputElement) => `${form?.id} ${name}`
    addEventListener('pagehide', () => {
      sessionStorage.restored = JSON.stringify(
        Object.fromEntries(fields().map((field) => [key(field), field.value])),
      )
    })
    addEventListener(
      'readystatechange',
      () => {
        const values = JSON.parse((sessionStorage.restored as string | undefined) ?? '{}') as Record<
          string,
          string
        >
        delete sessionStorage.restored
        for (const field of fields()) field.value = values[key(field)] ?? field.value
      },
      { capture: true, once: true },
    )
  })
