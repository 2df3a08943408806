import type { Page } from '@playwright/test'
import { signInWords } from '../../lib/content/sign-in.ts'
import { password } from '../../supabase/tests/support/sign-in.ts'
import { axe } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { makeStranger, newEmail, SignInPage } from '../support/staff.ts'

// Using the sign-in by hand and by password managers, and its looks in each state.

const words = signInWords()

// Attempts are counted by address, so each test has its own.
let visitor = 100
test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.113.${(visitor += 1)}` }))

test('Password managers know the fields; pasting works; the password can be shown', async ({
  page,
  closedSite,
}) => {
  await page.goto(`${closedSite.url}/sign-in`)
  const form = new SignInPage(page)
  await expect(form.email).toHaveAttribute('autocomplete', 'username')
  await expect(form.password).toHaveAttribute('autocomplete', 'current-password')
  await form.email.press('Tab')
  await expect(form.password).toBeFocused()
  await page.evaluate((text) => document.execCommand('insertText', false, text), password)
  await expect(form.password).toHaveValue(password)
  await expect(form.password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: words.form.show }).click()
  await expect(form.password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: words.form.hide }).click()
  await expect(form.password).toHaveAttribute('type', 'password')
})

async function expectNoFindings(page: Page, state: string) {
  const violations = await axe(page)
  expect([state, violations.map(({ id }) => id)]).toEqual([state, []])
}

for (const width of [320, 1440])
  test(`axe finds nothing in any state at ${width} px, and nothing stands out`, async ({
    page,
    closedSite,
    siteInTrouble,
  }) => {
    test.setTimeout(150_000)
    await page.setViewportSize({ width, height: 800 })
    const form = new SignInPage(page)
    const check = async (state: string) => {
      await expectNoFindings(page, state)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([state, over > 0]).toEqual([state, false])
    }
    await page.goto(`${closedSite.url}/sign-in`)
    await check('at rest')
    await form.button.click()
    await expect(form.email).toBeFocused()
    await check('missing')
    await form.send(newEmail('nobody'), 'wrong wrong wrong')
    await expect(form.alert.filter({ hasText: words.errors.wrong })).toBeVisible()
    await check('wrong')
    const guessed = newEmail('guessed')
    for (let attempt = 0; attempt < 6; attempt++) {
      await form.send(guessed, 'wrong wrong wrong')
      await expect(form.password).toHaveValue('')
    }
    await expect(form.alert.filter({ hasText: words.locked.title })).toBeVisible()
    await check('locked out')
    for (const reason of ['expired', 'signed-out']) {
      await page.goto(`${closedSite.url}/sign-in?reason=${reason}`)
      await check(reason)
    }
    await form.send(await makeStranger(closedSite.backend))
    await expect(page.getByRole('heading', { name: words.stranger.title })).toBeVisible()
    await check('stranger')
    siteInTrouble.backend.fault = 'refused'
    await page.context().clearCookies()
    await page.goto(`${siteInTrouble.url}/sign-in`)
    await form.send('ada@example.com')
    await expect(form.alert.filter({ hasText: words.notices.down.title })).toBeVisible()
    await check('down')
    siteInTrouble.backend.fault = 'silent'
    await form.send('ada@example.com')
    await expect(page.getByRole('main').getByRole('button', { name: words.form.sending })).toBeVisible()
    await check('under way')
  })
