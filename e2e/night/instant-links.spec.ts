import type { CDPSession, Page } from '@playwright/test'
import { navigation } from '../../lib/content/frame.ts'
import { sourcesWords } from '../../lib/content/sources.ts'
import { findBrowser } from '../../tools/suite/find-browser.ts'
import { expect, test } from '../support/fixtures.ts'
import { amara, ProjectForm } from '../support/project-form.ts'
import { sourceOf } from '../support/source-of.ts'

const { buttons } = navigation()

const { executablePath } = findBrowser()
// Playwright switches off the back/forward cache, and headless Chromium has none.
test.use({
  channel: executablePath ? undefined : 'chromium',
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, executablePath, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

type Attempt = { key: { action: string; url: string } }

/** Records what the browser does with the speculation rules of the pages it opens. */
async function watchSpeculation(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)
  const faults: unknown[] = []
  const sources: string[] = []
  const attempts: string[] = []
  session.on(
    'Preload.ruleSetUpdated',
    ({ ruleSet }) => ruleSet.errorType && faults.push(ruleSet.errorMessage),
  )
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    sources.push(...preloadingAttemptSources.map(({ key }: Attempt) => key.url))
  })
  session.on('Preload.prerenderStatusUpdated', ({ key }: Attempt) => attempts.push(key.url))
  await session.send('Preload.enable')
  return { faults, sources, attempts }
}

test('The browser may prerender what links lead to, and begins when one is hovered', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { faults, sources, attempts } = await watchSpeculation(page)
  await page.goto('/printing')
  const pages = ['/translation', '/veterinary', buttons.quote.href].map((path) => site.url + path)
  await expect.poll(() => sources).toEqual(expect.arrayContaining(pages))
  for (const url of sources) expect(url).not.toMatch(/form-submissions|sign-in/)
  expect(faults).toEqual([])

  // The browser does not prerender under a debugger, so the test checks that it was about to.
  expect(attempts).toEqual([])
  await page.getByRole('link', { name: buttons.quote.label }).first().hover()
  await expect.poll(() => attempts).toEqual([site.url + buttons.quote.href])
})

test('Links within a page prerender nothing', async ({ page, site }) => {
  const { sources } = await watchSpeculation(page)
  await page.goto('/')
  await expect.poll(() => sources).toContain(`${site.url}/printing`)
  for (const url of sources) expect(url).not.toContain('#')
})

for (const alive of [false, true])
  test(`Back gives the page as it was left, ${alive ? 'with' : 'before'} React`, async ({ page }) => {
    await page.goto('/')
    const form = new ProjectForm(page)
    if (alive) {
      await form.field('firstName').fill('Amara')
      await page.waitForFunction(() => document.documentElement.dataset.app === 'ready')
      // The cache does not keep a page that is left while code is loading.
      await page.waitForLoadState('networkidle')
    }
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => (document.title = `persisted: ${persisted}`)),
    )
    await page.goto('/printing')
    await page.evaluate(() => history.back())
    await expect(page).toHaveTitle('persisted: true')
    await expect(form.field('firstName')).toHaveValue(alive ? 'Amara' : '')
  })

test('A page that is brought back still knows the campaign of its visit', async ({ page, request }) => {
  const { openers, other } = sourcesWords()
  await page.goto('/?utm_campaign=made-up')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => (document.title = `persisted: ${persisted}`)),
  )
  await page.locator('main a[href="/printing"]').first().click()
  await expect(page).toHaveURL('/printing?utm_campaign=made-up')
  await page.evaluate(() => history.back())
  await expect(page).toHaveTitle('persisted: true')
  const form = new ProjectForm(page)
  await form.send({ ...amara, company: 'Broughtback' })
  await expect(form.toast('success')).toBeVisible()
  expect(await sourceOf(request, 'Broughtback')).toEqual([other, '/', openers['project-request'], '', ''])
})
