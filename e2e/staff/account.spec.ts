import { signInWords } from '../../lib/content/sign-in.ts'
import { lengths } from '../../lib/staff/accounts/common-password.ts'
import { accountPath } from '../../lib/staff/next-path.ts'
import { password } from '../../supabase/tests/support/sign-in.ts'
import { axe } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { makeStaff, sessionOf, SignInPage } from '../support/staff.ts'
import { get } from '../support/wire.ts'

// A signed-in user manages their own account.

const words = signInWords()
const { account } = words
const another = 'seven quiet violet presses'
const label = account.password.replace('{least}', String(lengths.least))

let visitor = 0
test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'x-forwarded-for': `192.0.2.${(visitor += 1)}` }))

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} script${javaScriptEnabled ? '' : ' @night'}`, () => {
    test.use({ javaScriptEnabled })

    test('A new password needs the old one, ends all other sessions and keeps this one', async ({
      page,
      closedSite,
    }) => {
      const { backend, url } = closedSite
      const email = await makeStaff(backend)
      const elsewhere = await sessionOf(backend, email)
      await page.goto(`${url}/sign-in?next=${encodeURIComponent(accountPath)}`)
      await new SignInPage(page).send(email)
      await expect(page).toHaveURL(url + accountPath)
      const send = async (current: string, next: string) => {
        await page.getByLabel(account.current, { exact: true }).fill(current)
        await page.getByLabel(label, { exact: true }).fill(next)
        await page.getByRole('button', { name: account.submit }).click()
      }
      await send(password, 'password1234')
      await expect(page.getByText(account.weak)).toBeVisible()
      if (javaScriptEnabled) await expect(page.getByLabel(label, { exact: true })).toHaveValue('password1234')
      await send(password, password)
      await expect(page.getByText(account.same)).toBeVisible()
      await expect(page.getByLabel(label, { exact: true })).toBeFocused()
      if (javaScriptEnabled) expect(await axe(page)).toEqual([])
      await send('not the password', another)
      await expect(page.getByText(account.wrong)).toBeVisible()
      expect(await statusOf(url, elsewhere.cookie)).toBe(200)
      await send(password, another)
      await expect(page.getByRole('status').getByText(account.changed.title)).toBeVisible()
      await expect(page.locator('body')).not.toBeFocused()
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
      expect(await statusOf(url, elsewhere.cookie)).toBe(307)
      // Still signed in here; next time, only the new password works.
      await page.goto(url + accountPath)
      await expect(page.getByRole('heading', { name: account.title })).toBeVisible()
      await page.getByRole('button', { name: account.sessions.label }).click()
      const form = new SignInPage(page)
      await form.send(email)
      await expect(form.alert.filter({ hasText: words.errors.wrong })).toBeVisible()
      await form.send(email, another)
      await expect(page).toHaveURL(`${url}/form-submissions`)
    })

    test('Signing out everywhere ends every session of the account, and nobody else’s', async ({
      page,
      closedSite,
    }) => {
      const { backend, url } = closedSite
      const email = await makeStaff(backend)
      const elsewhere = await sessionOf(backend, email)
      const colleague = await sessionOf(backend, await makeStaff(backend, 'Grace Hopper'))
      await page.goto(`${url}/sign-in?next=${encodeURIComponent(accountPath)}`)
      await new SignInPage(page).send(email)
      await page.getByRole('button', { name: account.sessions.label }).click()
      await expect(page.getByText(words.notices.signedOut.title)).toBeVisible()
      // As for anybody who is signed out.
      for (const cookie of [elsewhere.cookie, '']) expect(await statusOf(url, cookie)).toBe(307)
      expect(await statusOf(url, colleague.cookie)).toBe(200)
    })
  })

const statusOf = async (url: string, cookie: string) => (await get(url + accountPath, { cookie })).status
