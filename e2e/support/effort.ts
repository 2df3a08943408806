import type { Locator, Page } from '@playwright/test'

/** Counts clicks and keys, and the time that the page keeps a person waiting. Typed words do not count. */
export class Effort {
  clicks = 0
  keys = 0
  waited = 0
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async click(target: Locator, until?: () => Promise<unknown>) {
    this.clicks += 1
    await target.click()
    await this.wait(until)
  }
  async press(key: string, until?: () => Promise<unknown>) {
    this.keys += 1
    await this.page.keyboard.press(key)
    await this.wait(until)
  }
  /** Presses Tab until the target has the focus. */
  async tabTo(target: Locator) {
    const there = () => target.evaluate((element) => element === document.activeElement)
    for (let tries = 0; tries < 900 && !(await there()); tries += 1) await this.press('Tab')
  }
  /** From the action to its result. */
  private async wait(until?: () => Promise<unknown>) {
    if (!until) return
    const begun = performance.now()
    await until()
    this.waited += (performance.now() - begun) / 1000
  }
  toString() {
    return `${this.clicks} clicks, ${this.keys} keys, ${this.waited.toFixed(1)} s waited`
  }
}
