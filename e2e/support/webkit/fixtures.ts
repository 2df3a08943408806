import { test as base, expect } from '../fixtures.ts'
import { addressInLanguage } from '../in-language.ts'
import { lendLoaded } from '../other-hands.ts'
import { startDriver } from './start-driver.ts'
import { WebKitPage } from './webkit-page.ts'

type TestFixtures = {
  /** A new window. The test fails if the page leaves errors behind. */
  webkit: WebKitPage
}
/** Opens a window, restarting everything if that fails: on a busy machine the driver sometimes waits forever. */
async function openWindow(tries = 3): Promise<{ webkit: WebKitPage; stop: () => void }> {
  const { url, stop } = await startDriver()
  try {
    return { webkit: await WebKitPage.open(url), stop }
  } catch (error) {
    stop()
    if (tries === 1) throw error
    return openWindow(tries - 1)
  }
}

export const test = base.extend<TestFixtures>({
  webkit: async ({ hands }, use, info) => {
    const { webkit, stop } = await openWindow()
    const go = webkit.go.bind(webkit)
    webkit.go = (address) => go(addressInLanguage(address))
    webkit.lend = () => lendLoaded(webkit, hands)
    await webkit.resize({ width: 1440, height: 900 })
    await use(webkit)
    if (info.status !== info.expectedStatus)
      await info.attach('screen', { body: await webkit.screenshot(), contentType: 'image/png' })
    const problems = await webkit.problems()
    await webkit.close()
    stop()
    expect(problems).toEqual([])
  },
})

export { expect }

/** Waits until an element is visible, or no longer is. */
export const expectVisible = (webkit: WebKitPage, selector: string, visible = true) =>
  expect.poll(() => webkit.visible(selector), { message: `${selector} is seen` }).toBe(visible)

/** Waits for an element, seen or not. */
export const expectThere = (webkit: WebKitPage, selector: string) =>
  expect
    .poll(() => webkit.run((wanted) => document.querySelector(wanted) !== null, selector), {
      message: selector,
    })
    .toBe(true)

export const expectText = (webkit: WebKitPage, selector: string, text: string) =>
  expect
    .poll(async () => (await webkit.text(selector)).replace(/\s+/g, ' '), { message: selector })
    .toContain(text)

export const expectFocus = (webkit: WebKitPage, selector: string) =>
  expect
    .poll(() => webkit.run((wanted) => document.activeElement?.matches(wanted), selector), {
      message: `${selector} has the focus`,
    })
    .toBe(true)

/** Fills in a form: types into fields, chooses from lists. */
export async function fill(webkit: WebKitPage, form: string, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = `${form} [name="${name}"]`
    const choice = await webkit.run(
      ([list = '', wanted]) =>
        [...(document.querySelector<HTMLSelectElement>(list)?.options ?? [])].findIndex(
          (option) => option.value === wanted,
        ),
      [field, value],
    )
    if (choice >= 0) await webkit.click(`${field} option:nth-of-type(${choice + 1})`)
    else await webkit.type(value, field)
  }
}
