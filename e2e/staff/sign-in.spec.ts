import { fill } from '../../lib/content/fill.ts'
import { signInWords } from '../../lib/content/sign-in.ts'
import { deskWords } from '../../lib/content/desk.ts'
import { expect, test } from '../support/fixtures.ts'
import { makeStaff, makeStranger, newEmail, SignInPage } from '../support/staff.ts'

const words = signInWords()

// Attempts are counted by address, so each test has its own.
let visitor = 0
test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.113.${(visitor += 1)}` }))

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} script${javaScriptEnabled ? '' : ' @night'}`, () => {
    test.use({ javaScriptEnabled })

    test('Staff sign in, are where they wanted to be, and sign out @engines', async ({
      page,
      closedSite,
      context,
    }) => {
      const email = await makeStaff(closedSite.backend)
      // The remains of an earlier session do no harm.
      await context.addCookies([{ name: 'session.0', value: 'base64-e30', url: closedSite.url }])
      await page.goto(`${closedSite.url}/sign-in?next=${encodeURIComponent('/form-submissions?q=mug')}`)
      const form = new SignInPage(page)
      await form.send(email)
      await expect(page).toHaveURL(`${closedSite.url}/form-submissions?q=mug`)
      await expect(page.getByRole('navigation', { name: deskWords().views.label })).toBeVisible()

      const [cookie, ...more] = await context.cookies()
      expect(more).toEqual([])
      expect(cookie).toMatchObject({
        name: 'session',
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        secure: false,
      })
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
      expect(days).toBeGreaterThan(6.9)
      expect(days).toBeLessThanOrEqual(7)

      // Already signed in: redirected at once.
      await page.goto(`${closedSite.url}/sign-in?next=/form-submissions?q=pen`)
      await expect(page).toHaveURL(`${closedSite.url}/form-submissions?q=pen`)
    })

    test('Missing fields are named; a wrong password and an unknown account read the same', async ({
      page,
      closedSite,
    }) => {
      const form = new SignInPage(page)
      await page.goto(`${closedSite.url}/sign-in`)
      await form.button.click()
      await expect(form.email).toHaveAccessibleDescription(words.errors.email)
      await expect(form.password).toHaveAccessibleDescription(words.errors.password)
      await expect(form.email).toBeFocused()
      await form.send('ada@example.com', '')
      await expect(form.password).toHaveAccessibleDescription(words.errors.password)
      await expect(form.email).toHaveAccessibleDescription('')
      await expect(form.password).toBeFocused()
      await expect(form.email).toHaveValue('ada@example.com')

      for (const email of [await makeStaff(closedSite.backend), newEmail('nobody')]) {
        await page.goto(`${closedSite.url}/sign-in`)
        await form.send(email, 'not the password at all')
        await expect(form.alert.filter({ hasText: words.errors.wrong })).toBeVisible()
        await expect(form.password).toHaveAccessibleDescription(words.errors.wrong)
        await expect(form.password).toHaveAttribute('aria-invalid', 'true')
        await expect(form.password).toBeFocused()
        await expect(form.email).toHaveValue(email)
        await expect(form.password).toHaveValue('')
        expect(await page.content()).not.toContain('not the password at all')
      }
    })

    test('After five wrong passwords even the right one has to wait; a colleague does not', async ({
      page,
      closedSite,
    }) => {
      const email = await makeStaff(closedSite.backend)
      // No redirect to another site.
      await page.goto(`${closedSite.url}/sign-in?next=//evil.example`)
      const form = new SignInPage(page)
      for (let time = 0; time < 5; time++) {
        await form.send(email, `wrong password ${time}`)
        await expect(form.alert.filter({ hasText: words.errors.wrong })).toBeVisible()
        await expect(form.password).toHaveValue('')
      }
      await form.send(email)
      await expect(form.alert.filter({ hasText: words.locked.title })).toContainText(
        fill(words.locked.many, { minutes: 15 }),
      )
      await expect(page.locator('[data-notice]')).toBeFocused()
      await form.send(await makeStaff(closedSite.backend))
      await expect(page).toHaveURL(`${closedSite.url}/form-submissions`)
    })

    test('An account that is not staff is told so, sees nothing, and can sign out', async ({
      page,
      closedSite,
      context,
    }) => {
      const email = await makeStranger(closedSite.backend)
      await page.goto(`${closedSite.url}/sign-in`)
      await new SignInPage(page).send(email)
      await expect(page.getByText(fill(words.stranger.text, { email }))).toBeVisible()
      await page.goto(`${closedSite.url}/form-submissions`)
      await expect(page.getByRole('article')).toHaveCount(0)
      await page.goto(`${closedSite.url}/sign-in`)
      await page.getByRole('button', { name: words.signOut.label }).click()
      await expect(page.getByText(words.notices.signedOut.title)).toBeVisible()
      expect(await context.cookies()).toEqual([])
    })
  })
