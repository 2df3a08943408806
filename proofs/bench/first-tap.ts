import type { Browser } from '@playwright/test'
import { phone, slowdown } from './openers.ts'

/** Slow 4G as in Lighthouse: round trip in milliseconds, and bytes a second. */
const line = { latency: 150, downloadThroughput: (1_638.4 * 1_024) / 8, uploadThroughput: (675 * 1_024) / 8 }

/**
 * Loads the page on a slow line with a slow processor and clicks the menu's button from the first paint on, until the menu
 * is open. The clicks are made in the page, and so as late as its main thread would have taken a visitor's.
 * @returns milliseconds from the beginning to the first paint, and to the click that opened the menu
 * @throws Error when none did within 30 seconds
 */
export async function firstTap(browser: Browser, url: string): Promise<{ paint: number; tap: number }> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, ...line })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(clickFromFirstPaint)
    await page.goto(url)
    const opened = await page.waitForFunction(() => (window as unknown as { opened?: Opened }).opened)
    return (await opened.jsonValue()) as Opened
  } finally {
    await context.close()
  }
}

type Opened = { paint: number; tap: number }

/** Runs in the page, before anything of it. */
function clickFromFirstPaint() {
  const click = (paint: number) => {
    const tap = performance.now()
    document.querySelector<HTMLElement>('[popovertarget=mobile-menu]')?.click()
    if (document.querySelector('#mobile-menu:popover-open')) Object.assign(window, { opened: { paint, tap } })
    else setTimeout(click, 10, paint)
  }
  new PerformanceObserver((list) => {
    const [first] = list.getEntriesByName('first-paint')
    if (first) click(first.startTime)
  }).observe({ type: 'paint', buffered: true })
}
