import type { ConsoleMessage, Page } from '@playwright/test'

/** Runs in the page before anything else: reports script files that a sealed page loads before the first intent. */
function reportEarlyScripts() {
  let intent = false
  const intents = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'input', 'change', 'click', 'submit']
  const controls = 'button:not([popovertarget]),input,select,textarea,label,form,[data-late]'
  for (const type of intents)
    addEventListener(
      type,
      ({ target }) => (intent ||= target instanceof Element && !!target.closest(controls)),
      true,
    )
  new PerformanceObserver((list) => {
    if (intent || !document.querySelector('script[data-src]')) return
    // A page that depends on its script loads it at once; the element that says so may still be loading.
    const judge = () => {
      if (document.querySelector('[data-late="now"]')) return
      for (const { name } of list.getEntries())
        if (/\.js(\?|$)/.test(name)) console.error(`script before the first intent: ${name}`)
    }
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', judge)
    else judge()
  }).observe({ type: 'resource', buffered: true })
}

/**
 * The console's text. Firefox gives only an error's name, so the page is asked for the rest. A page left while its server
 * still sends cannot answer: its only error is the closed connection.
 */
async function saidBy(message: ConsoleMessage): Promise<string | undefined> {
  const [error] = message.args()
  if (!error || !/^\w*Error$/.test(message.text())) return message.text()
  return error.evaluate(String).catch(() => undefined)
}

/** Playwright adds `body {}` before a screenshot in some engines; our policy refuses it. */
const pictureStyle = /YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA=/

/**
 * Collects what no journey may leave behind: console errors (including policy violations and hydration errors), uncaught
 * exceptions, and script files loaded before the first intent.
 * @param allowed errors that the journey itself provokes
 * @returns a function that gives everything collected
 */
export async function watchPage(page: Page, allowed: RegExp[]): Promise<() => Promise<string[]>> {
  const problems: string[] = []
  const readings: Promise<void>[] = []
  const report = (text: string) => {
    if (![pictureStyle, ...allowed].some((pattern) => pattern.test(text))) problems.push(text)
  }
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    const { url } = message.location()
    readings.push(saidBy(message).then((text) => (text === undefined ? undefined : report(`${text} ${url}`))))
  })
  page.on('pageerror', (error) => report(String(error)))
  await page.addInitScript(reportEarlyScripts)
  return async () => {
    await Promise.all(readings)
    return problems
  }
}
