import { createRequire } from 'node:module'
import type { Locator, Page } from '@playwright/test'

type Socket = { prototype: { send: (this: unknown, data: string, ...rest: unknown[]) => void } }

const fromPlaywright = createRequire(createRequire(import.meta.url).resolve('@playwright/test/package.json'))
const { ws } = fromPlaywright('playwright-core/lib/utilsBundle') as { ws: Socket }

/**
 * Lets Playwright drive a Firefox that is as its makers ship it. It sets media features for each page, which Firefox before
 * 159 (the ESR among them) answers with an error; Firefox is asked for its status in place of that.
 */
export function allowStockFirefox() {
  const { send } = ws.prototype
  ws.prototype.send = function (data, ...rest) {
    const sent =
      typeof data === 'string' && data.includes('"emulation.setMediaFeaturesOverride"')
        ? JSON.stringify({ ...(JSON.parse(data) as object), method: 'session.status', params: {} })
        : data
    send.call(this, sent, ...rest)
  }
}

let byKeys = false

/**
 * There `fill()` adds to an email address instead of taking its place, and React does not see that a wrong field, or one that is
 * its own alone (in no form, without a name), has changed. Keys work as they do for people.
 */
export function fillByKeys(page: Page) {
  if (byKeys) return
  byKeys = true
  const locators = Object.getPrototypeOf(page.locator('html')) as { fill: Locator['fill'] }
  const { fill } = locators
  locators.fill = async function (this: Locator, text, options) {
    const touched = await this.evaluate(
      (field: HTMLInputElement) =>
        field.type !== 'date' && (!field.form || !field.name || field.value || field.ariaInvalid === 'true'),
    )
    if (!touched || text.length > 200) return fill.call(this, text, options)
    await this.press('ControlOrMeta+a')
    if (text) await this.pressSequentially(text)
    else await this.press('Delete')
  }
}
