import { expect, type Page } from '@playwright/test'

/** A sentence of a live region, or the focused element as it is read out. */
type Line = { at: number; by: 'region' | 'focus'; text: string }

declare global {
  var heard: Line[]
}

/** Records what a screen reader would announce. Runs in the page before anything else. */
function record() {
  const regions =
    '[role="status"], [role="alert"], [role="log"], output, [aria-live="polite"], [aria-live="assertive"]'
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const last = new WeakMap<Element, string>()
  globalThis.heard = []

  const isSilent = (element: Element) => {
    const modal = document.querySelector('dialog:modal')
    if (modal && !modal.contains(element)) return true
    return element.closest('[inert], [aria-hidden="true"]') !== null || !element.checkVisibility()
  }
  const say = (region: Element) => {
    const text = plain(region.textContent)
    if (last.get(region) === text) return
    last.set(region, text)
    if (text && !isSilent(region)) globalThis.heard.push({ at: performance.now(), by: 'region', text })
  }
  new MutationObserver((changes) => {
    const changed = changes
      .map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(regions))
      .filter((region) => region instanceof Element)
    for (const region of new Set(changed)) say(region)
  }).observe(document, { subtree: true, childList: true, characterData: true })

  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    const labelled = (target.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ')
    const labels =
      'labels' in target ? [...(target.labels as NodeList)].map((label) => label.textContent).join(' ') : ''
    const name =
      target.getAttribute('aria-label') || plain(labelled) || plain(labels) || plain(target.textContent)
    globalThis.heard.push({ at: performance.now(), by: 'focus', text: plain(name) || target.tagName })
  })
}

/** Repeating a sentence within this many milliseconds is a nuisance. */
const apart = 2_000

/** Listens from the next navigation on, and checks the announcements after each action. */
export class Heard {
  private readonly page: Page
  private constructor(page: Page) {
    this.page = page
  }

  static async from(page: Page): Promise<Heard> {
    await page.addInitScript(record)
    return new Heard(page)
  }

  /**
   * Performs an action and checks that it is announced, that something has the focus, and that nothing is said twice.
   * @returns the lines heard
   */
  async after(what: string, action: () => Promise<unknown>): Promise<string[]> {
    const before = await this.page.evaluate(() => globalThis.heard.length)
    await action()
    await expect
      .poll(() => this.page.evaluate(() => globalThis.heard.length), {
        message: `something is heard after: ${what}`,
      })
      .toBeGreaterThan(before)
    await this.page.waitForTimeout(apart)
    const { lines, lost } = await this.page.evaluate((from) => {
      const active = document.activeElement
      return { lines: globalThis.heard.slice(from), lost: !active || active === document.body }
    }, before)
    expect(lost, `the focus is somewhere after: ${what}`).toBe(false)
    const twice = lines.filter(({ text, at }, index) =>
      lines
        .slice(0, index)
        .some((other) => at - other.at < apart && text.length > 12 && other.text.includes(text)),
    )
    expect(
      twice.map(({ text }) => text),
      `said twice after: ${what}`,
    ).toEqual([])
    return lines.map(({ text }) => text)
  }
}
