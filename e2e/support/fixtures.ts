import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test as base } from '@playwright/test'
import { startSite } from '../../server/start-site.ts'
import { type LocalBackend, startLocalBackend } from '../../supabase/local/backend.ts'
import { giveDatabase } from '../../supabase/tests/support/made-once.ts'
import { type FaultyBackend, startFaultyBackend } from './faulty-backend.ts'
import { freePort } from './free-port.ts'
import { openInLanguage } from './in-language.ts'
import { type Hands, lendPage } from './other-hands.ts'
import { fillByKeys } from './stock-firefox.ts'
import { startVercel } from './vercel-site.ts'
import { watchPage } from './watch-page.ts'

/** `dir` is the backend's data folder, `log` everything both have printed so far. */
type SiteWithBackend = { url: string; backend: LocalBackend; dir: string; log: string[] }
type SiteInTrouble = { url: string; backend: FaultyBackend }

type TestFixtures = {
  /** Console errors that the journey provokes on purpose. */
  allowedErrors: RegExp[]
  /** Another program that changes the page. */
  hands: Hands
  /** A page in a browser of its own, beside the staff's. */
  visitor: Page
}
type WorkerFixtures = {
  /** The production build with the real database and function. */
  site: SiteWithBackend
  /** The same without the seed: as on a hosted project, only staff may read. */
  closedSite: SiteWithBackend
  /** The production build with a failing backend. */
  siteInTrouble: SiteInTrouble
  /** The production build without any settings. */
  siteWithoutSettings: { url: string }
}

/** By our own server, or as Vercel's functions (`npm run test:vercel`). */
const startBuild = process.env.VERCEL_FOLDER ? startVercel : startSite

/** Starts the build with its own backend; `stop` ends both. */
export async function startWithBackend(seed: boolean) {
  const dir = mkdtempSync(join(tmpdir(), 'keyline-e2e-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const log: string[] = []
  await giveDatabase(dir)
  const backend = await startLocalBackend({
    dir,
    port: 0,
    siteOrigins: [url],
    seed,
    // All journeys share one address.
    functionEnv: { LEADS_PER_VISITOR: '1000', LEADS_PER_CALLER: '1000', HEALTH_TOKEN: 'health-token' },
    onLog: (line) => log.push(line),
  })
  const onOutput = (text: string) => {
    log.push(text)
    process.stdout.write(text)
  }
  const site = await startBuild({
    port,
    siteUrl: url,
    backend: { url: backend.url, key: backend.anonKey },
    onOutput,
  })
  // The first request to a backend that has just started takes seconds on a busy machine.
  await fetch(`${url}/health`)
  const stop = async () => {
    await site.stop()
    await backend.stop()
    rmSync(dir, { recursive: true, force: true })
  }
  return { url, backend, dir, log, stop }
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  // A new list for each test, because journeys push to it.
  allowedErrors: async ({}, use) => use([]),
  hands: ['none', { option: true }],
  visitor: async ({ browser, page }, use) => {
    const visitor = await browser.newPage()
    // In Firefox, the newest window takes the focus.
    await page.bringToFront()
    await use(visitor)
    await visitor.close()
  },
  site: [
    async ({}, use) => {
      const { stop, ...site } = await startWithBackend(true)
      await use(site)
      await stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  closedSite: [
    async ({}, use) => {
      const { stop, ...site } = await startWithBackend(false)
      await use(site)
      await stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  siteInTrouble: [
    async ({}, use) => {
      const backend = await startFaultyBackend()
      const port = await freePort()
      const url = `http://localhost:${port}`
      const site = await startBuild({ port, siteUrl: url, backend: { url: backend.url, key: 'publishable' } })
      await use({ url, backend })
      await site.stop()
      backend.stop()
    },
    { scope: 'worker' },
  ],
  siteWithoutSettings: [
    async ({}, use) => {
      const port = await freePort()
      const url = `http://localhost:${port}`
      const site = await startSite({ port, siteUrl: url, backend: null })
      await use({ url })
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page, site, allowedErrors, browserName, hands }, use, testInfo) => {
    openInLanguage(page)
    page.context().on('page', openInLanguage)
    await lendPage(page, hands)
    if (!testInfo.tags.includes('@early')) await page.addInitScript(sendLater)
    // Changes made before our first script cannot be undone: React draws the page again.
    if (hands === 'extended at once') allowedErrors.push(/react\.dev\/errors\/418/)
    if (hands === 'one script fails') allowedErrors.push(/ERR_FAILED/)
    if (browserName === 'firefox') fillByKeys(page)
    const problems = await watchPage(page, allowedErrors)
    await use(page)
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('the end of the log', { body: site.log.slice(-20).join('\n') })
    expect(await problems()).toEqual([])
  },
})

/**
 * Delays sending until the scripts have arrived, as people take longer to fill in a form. Otherwise the browser posts it by
 * itself after four seconds, and on a busy machine scripts may take as long. Journeys tagged `@early` are about that.
 */
function sendLater() {
  function wait(event: SubmitEvent) {
    if (document.documentElement.dataset.app || (event.target as HTMLFormElement).method !== 'post') return
    event.preventDefault()
    event.stopImmediatePropagation()
    addEventListener('app:settled', () => event.submitter?.click(), { once: true })
  }
  addEventListener('submit', wait, { capture: true })
}

export { expect }
