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
    try {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(from, to) })
    } catch (error) {
      // A page that is being closed takes no answer.
      if (!/closed|disposed/.test(String(error))) throw error
    }
  })
}

/** The methods of popovers, which a page asks for where the attribute is there. */
const withoutPopoverMethods = (page: Page) =>
  page.addInitScript(() => {
    for (const method of ['showPopover', 'hidePopover', 'togglePopover', 'popover'])
      Reflect.deleteProperty(HTMLElement.prototype, method)
  })

/** Knows no popovers, neither attribute nor selector nor method: Safari up to 16, Firefox up to 124. The policy is to be bypassed. */
export async function withoutPopovers(page: Page) {
  await rewrite(page, /popover(?!less)/g, 'unknown')
  await withoutPopoverMethods(page)
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

/** Knows neither cascade layers, which it drops, nor popovers: Chrome up to 98, Firefox up to 96. The policy is to be bypassed. */
export async function withoutLayers(page: Page) {
  await rewrite(page, /(?<=@)layer\b|revert-layer|popover(?!less)/g, 'unknown')
  await withoutPopoverMethods(page)
}

/** Knows no `:has()` and drops the rules that ask for it: Chrome up to 104, Firefox up to 120. The policy is to be bypassed. */
export const withoutHas = (page: Page) => rewrite(page, /:has\(/g, ':unknown(')

/** Knows no `inert`: Chrome up to 101, Firefox up to 111. */
export const withoutInert = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'inert')
  })

/** Knows no dialogs: Firefox up to 97. */
export const withoutDialogs = (page: Page) =>
  page.addInitScript(() => {
    for (const method of ['show', 'showModal', 'close'])
      Reflect.deleteProperty(HTMLDialogElement.prototype, method)
  })

/** Cannot send a form from a script as a button does: Safari up to 15. */
export const withoutRequestSubmit = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit')
  })
