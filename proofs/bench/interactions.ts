import { chromium, type Browser, type Page } from '@playwright/test'
import { firstTap } from './first-tap.ts'
import { openers, slowdown, type Opener } from './openers.ts'
import { noteInteractions } from './note-interactions.ts'
import { median, type Rows } from './table.ts'

/**
 * Opens everything on the home page that opens, by a real tap in a fresh page: before any script is there, and when React is.
 * @returns a row an opener: the interaction's duration (Event Timing, in steps of 8 ms; 16 or less are 16), its handlers'
 * part, and the first tap that has an effect, all in milliseconds and medians
 * @throws Error when something did not open
 */
export async function interactions(url: string, runs: number, executablePath?: string): Promise<Rows> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const rows: Rows = {}
  try {
    for (const opener of openers) {
      const [cold, hydrated]: [Interaction[], Interaction[]] = [[], []]
      for (let run = 0; run < runs; run++) {
        cold.push(await open(browser, url, opener, false))
        hydrated.push(await open(browser, url, opener, true))
      }
      rows[opener.name] = { ...medians('cold', cold), ...medians('hydrated', hydrated) }
    }
    const taps: Awaited<ReturnType<typeof firstTap>>[] = []
    for (let run = 0; run < runs; run++) taps.push(await firstTap(browser, url))
    const of = (name: 'paint' | 'tap') => Math.round(median(taps.map((one) => one[name])))
    rows.menu = { ...rows.menu, 'first paint ms': of('paint'), 'first effective tap ms': of('tap') }
    return rows
  } finally {
    await browser.close()
  }
}

type Interaction = { duration: number; handlers: number }

const medians = (when: string, all: Interaction[]) => ({
  [`${when} ms`]: median(all.map(({ duration }) => duration)),
  [`${when}, handlers ms`]: Math.round(median(all.map(({ handlers }) => handlers))),
})

async function open(browser: Browser, url: string, opener: Opener, hydrated: boolean): Promise<Interaction> {
  const context = await browser.newContext(opener.device)
  const page = await context.newPage()
  await page.addInitScript(noteInteractions)
  await page.goto(url)
  if (hydrated) await hydrate(page)
  const point = await page.evaluate(placeOf, opener.control)
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.waitForTimeout(1_000)
  if (opener.device.hasTouch) await page.touchscreen.tap(point.x, point.y)
  else await page.mouse.click(point.x, point.y)
  if (hydrated || !opener.scripted) await page.waitForSelector(opener.opened)
  await page.waitForTimeout(1_000)
  const noted = await page.evaluate(() => (window as unknown as { noted: Interaction[] }).noted)
  await context.close()
  return noted.reduce((slow, one) => (one.duration > slow.duration ? one : slow), {
    duration: 16,
    handlers: 0,
  })
}

/** Shows an intent, as a visitor who turns to a field does, and waits for React. */
async function hydrate(page: Page) {
  await page.evaluate(() =>
    document.querySelector('form input')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })),
  )
  await page.waitForFunction(() => document.documentElement.dataset.app === 'ready')
}

/** Runs in the page: brings a control into view. @returns its middle */
function placeOf(selector: string): { x: number; y: number } {
  const control = document.querySelector(selector)
  if (!control) throw new Error(`nothing matches ${selector}`)
  control.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = control.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}
