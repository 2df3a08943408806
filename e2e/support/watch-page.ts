import type { ConsoleMessage, Page } from '@playwright/test'

/** Runs in the page before anything else: reports each script file that a sealed page loads before the first intent. */
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
    for (const { name } of list.getEntries())
      if (/\.js(\?|$)/.test(name)) console.error(`script before the first intent: ${name}`)
  }).observe({ type: 'resource', buffered: true })
}

/** Firefox gives no more than the name of an error that is written to its console. */
const said = async (message: ConsoleMessage) =>
  /^(\w*Error ?)+$/.test(message.text())
    ? String(
        await message
          .args()[0]
          ?.evaluate((error) => String(error))
          .catch(() => message.text()),
      )
    : message.text()

/**
 * Collects what no journey may leave behind: console errors (policy violations and hydration errors are among them),
 * uncaught exceptions, and script files loaded before the first intent.
 * @param allowed errors that the journey itself provokes
 */
export async function watchPage(page: Page, allowed: RegExp[]): Promise<string[]> {
  const problems: string[] = []
  const report = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) problems.push(text)
  }
  page.on('console', (message) => {
    if (message.type() === 'error')
      void said(message).then((text) => report(`${text} ${message.location().url}`))
  })
  page.on('pageerror', (error) => report(String(error)))
  await page.addInitScript(reportEarlyScripts)
  return problems
}
