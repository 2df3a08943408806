import { signInWords } from '../../lib/content/sign-in.ts'
import { password } from '../../supabase/tests/support/sign-in.ts'
import { expect, test } from '../support/fixtures.ts'
import { makeStaff, makeStranger, SignInPage } from '../support/staff.ts'

const words = signInWords()
/** One error, and one page mistaken for an answer. */
const byDay = ['refused', 'html'] as const
const faults = process.env.TESTS === 'day' ? byDay : ([...byDay, 'truncated', 'not stored'] as const)

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} script${javaScriptEnabled ? '' : ' @night'}`, () => {
    test.use({ javaScriptEnabled })

    test('A service that is down is not called a wrong password', async ({ page, siteInTrouble }) => {
      const form = new SignInPage(page)
      for (const fault of faults) {
        siteInTrouble.backend.fault = fault
        await page.goto(`${siteInTrouble.url}/sign-in`)
        await form.send('ada@example.com')
        await expect(form.alert.filter({ hasText: words.notices.down.title })).toBeVisible()
        await expect(form.email).toHaveValue('ada@example.com')
      }
    })
  })

test('A service that keeps silent is given up on @night', async ({ page, siteInTrouble }) => {
  siteInTrouble.backend.fault = 'silent'
  await page.goto(`${siteInTrouble.url}/sign-in`)
  const form = new SignInPage(page)
  await form.send('ada@example.com')
  const busy = page.getByRole('main').getByRole('button', { name: words.form.sending })
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  await expect(form.alert.filter({ hasText: words.notices.down.title })).toBeVisible({ timeout: 15_000 })
})

test('Without settings the page is there and says that the service does not answer @night', async ({
  page,
  siteWithoutSettings,
}) => {
  await page.goto(`${siteWithoutSettings.url}/sign-in`)
  const form = new SignInPage(page)
  await form.send('ada@example.com')
  await expect(form.alert.filter({ hasText: words.notices.down.title })).toBeVisible()
})

test('A broken connection leaves what was typed, and the next try goes through', async ({
  page,
  closedSite,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_FAILED/)
  const { label, failed } = words.signOut
  for (const [email, path] of [
    [await makeStaff(closedSite.backend), '/form-submissions'],
    [await makeStranger(closedSite.backend), '/sign-in'],
  ] as const) {
    await page.goto(`${closedSite.url}/sign-in`)
    const form = new SignInPage(page)
    await page.route('**/sign-in', (route) => route.abort())
    await form.send(email)
    await expect(form.alert.filter({ hasText: words.notices.down.title })).toBeVisible()
    await expect(form.email).toHaveValue(email)
    await expect(form.password).toHaveValue(password)
    await page.unroute('**/sign-in')
    await form.button.click()

    const button = page.getByRole('button', { name: label })
    await expect(button).toBeVisible()
    await expect(page).toHaveURL((url) => url.pathname === path)
    const address = page.url()
    await page.route(`**${path}**`, (route) => route.abort())
    await button.click()
    await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible()
    await expect(button).toBeFocused()
    expect(page.url()).toBe(address)
    await page.unroute(`**${path}**`)
    await button.click()
    await expect(page.getByText(words.notices.signedOut.title)).toBeVisible()
  }
})
