import { createRequire } from 'node:module'
import type { Locator, Page } from '@playwright/test'

type Socket = { prototype: { send: (this: unknown, data: string, ...rest: unknown[]) => void } }

const fromPlaywright = createRequire(createRequire(import.meta.url).resolve('@playwright/test/package.json'))
const { ws } = fromPlaywright('playwright-core/lib/utilsBundle') as { ws: Socket }

/**
 * Lets Playwright drive a stock Firefox. Playwright sets media features for each page, which Firefox before 159 (including
 * the ESR) rejects; those calls become harmless status requests.
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
 * In stock Firefox `fill()` appends to an email address instead of replacing it, and React misses changes to fields that are
 * invalid, or have no form or name. Typing by keys works, as for people.
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
