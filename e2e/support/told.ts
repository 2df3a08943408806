import type { Page } from '@playwright/test'
import { marketingPages } from './addresses.ts'
import { expect } from './fixtures.ts'

// The role and name of texts and controls in page order, as each engine reports them to assistive technology.

const parts =
  ':is(h1, h2, h3, a[href], button, input, select, textarea, summary, img[alt]:not([alt=""]), [role="dialog"], nav)'

/** Marks visible elements (only an open dialog's) with their place, so that both engines are asked about the same ones. */
function mark(wanted: string): number {
  const visible = [...(document.querySelector('dialog:modal') ?? document).querySelectorAll(wanted)].filter(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      !one.closest('[inert], [aria-hidden="true"], .toast'),
  )
  visible.forEach((one, place) => one.setAttribute('data-place', String(place)))
  return visible.length
}

/** Differences between the engines that do not matter. */
const natively: Record<string, string> = { combobox: 'button', Date: '', textbox: '', DisclosureTriangle: '' }
/** Firefox appends its own button's name to file fields. */
const ofItsOwn = / Browse….*/
const line = (role = '', name = '') =>
  `${natively[role] ?? role} ${name.replace(/\s+/g, ' ').replace(ofItsOwn, '')}`

/** A page in an engine driven through WebDriver. */
export type Driven = {
  go: (url: string) => Promise<unknown>
  click: (selector: string) => Promise<unknown>
  run: <Argument, Result>(script: (given: Argument) => Result, given?: Argument) => Promise<Result>
  role: (selector: string) => Promise<string>
  label: (selector: string) => Promise<string>
}

async function toldBy(driven: Driven): Promise<string[]> {
  const lines: string[] = []
  for (let place = 0, all = await driven.run(mark, parts); place < all; place++)
    lines.push(
      line(await driven.role(`[data-place="${place}"]`), await driven.label(`[data-place="${place}"]`)),
    )
  return lines
}

async function toldByChromium(page: Page): Promise<string[]> {
  const all = await page.evaluate(mark, parts)
  const session = await page.context().newCDPSession(page)
  const lines: string[] = []
  for (let place = 0; place < all; place++) {
    const { result } = await session.send('Runtime.evaluate', {
      expression: `document.querySelector('[data-place="${place}"]')`,
    })
    const { nodes } = await session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    })
    const [node] = nodes
    lines.push(line(String(node?.role?.value), String(node?.name?.value)))
  }
  return lines
}

/** A state of a page, and the clicks that lead to it. */
export const states: [string, string[]][] = [
  ...[...marketingPages, '/nope', '/sign-in', '/form-submissions'].map((path): [string, string[]] => [
    path,
    [],
  ]),
  ['/', ['[data-menu="services"] > button']],
  ['/', ['[data-menu="catalog"] > button']],
  ['/', ['#home [commandfor]']],
  ['/', ['#home [commandfor]', '#quote button[type="submit"]']],
  ['/', ['#contact [commandfor="quick-quote-dialog"]', '#quick-quote button[type="submit"]']],
  ['/', ['#project-request button[type="submit"]']],
  ['/', ['#frame-03 .frame-link']],
]

const isModal = () => document.querySelector('dialog:modal') !== null

/** Brings both to a state, and expects the engine to report the same as Chromium. */
export async function expectSameTold(driven: Driven, page: Page, url: string, clicks: string[]) {
  await page.setViewportSize({ width: 1440, height: 900 })
  // Lays out the whole home page: Chromium reports it all to assistive technology, but not to a query for one element.
  const address = new URL(url).pathname === '/' ? `${url}#home` : url
  await driven.go(address)
  await page.goto(address)
  // On some pages scrolling brings the chat's stub, in engines that support it.
  const scroll = () => scrollTo({ top: 600, behavior: 'instant' })
  if (!clicks.length) await Promise.all([driven.run(scroll), page.evaluate(scroll)])
  for (const place of clicks) {
    await driven.click(place)
    await page.locator(place).first().click()
    await page.waitForTimeout(1_000) // time for the content of whatever opens
  }
  await expect.poll(() => driven.run(isModal)).toBe(await page.evaluate(isModal))
  // Streamed parts may arrive at different times.
  await expect(async () => {
    const byChromium = await toldByChromium(page)
    expect(byChromium.length).toBeGreaterThan(5)
    expect(await toldBy(driven)).toEqual(byChromium)
  }).toPass({ timeout: 15_000 })
}
