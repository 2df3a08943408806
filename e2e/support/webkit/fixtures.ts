import { test as base, expect } from '../fixtures.ts'
import { startDriver } from './start-driver.ts'
import { WebKitPage } from './webkit-page.ts'

type TestFixtures = {
  /** A window of its own. The page is to leave no problem behind. */
  webkit: WebKitPage
}
type WorkerFixtures = { driver: string }

export const test = base.extend<TestFixtures, WorkerFixtures>({
  driver: [
    async ({}, use) => {
      const { url, stop } = await startDriver()
      await use(url)
      stop()
    },
    { scope: 'worker' },
  ],
  webkit: async ({ driver }, use, info) => {
    const webkit = await WebKitPage.open(driver)
    await webkit.resize({ width: 1440, height: 900 })
    await use(webkit)
    if (info.status !== info.expectedStatus)
      await info.attach('screen', { body: await webkit.screenshot(), contentType: 'image/png' })
    const problems = await webkit.problems()
    await webkit.close()
    expect(problems).toEqual([])
  },
})

export { expect }

/** Waits until somebody sees an element, or no longer does. */
export const expectVisible = (webkit: WebKitPage, selector: string, visible = true) =>
  expect.poll(() => webkit.visible(selector), { message: `${selector} is seen` }).toBe(visible)

/** Waits until an element holds a text. */
export const expectText = (webkit: WebKitPage, selector: string, text: string) =>
  expect.poll(() => webkit.text(selector), { message: selector }).toContain(text)

/** Waits until an element has the focus. */
export const expectFocus = (webkit: WebKitPage, selector: string) =>
  expect
    .poll(() => webkit.run((wanted) => document.activeElement?.matches(wanted), selector), {
      message: `${selector} has the focus`,
    })
    .toBe(true)

/** Types into the fields of a form, and chooses in its lists. */
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
    // A date is typed as it is shown: month, day, year.
    else await webkit.type(value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2$3$1'), field)
  }
}
