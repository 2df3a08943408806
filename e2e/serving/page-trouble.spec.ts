import { site } from '../../lib/content/site.ts'
import { submissionsWords } from '../../lib/content/workplace.ts'
import { axe } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { makeStaff, SignInPage } from '../support/staff.ts'

const { trouble } = site()

test.describe('a page of the staff in trouble', () => {
  // What the browser itself, React and Next write about it.
  test.use({ allowedErrors: [/Server Components render|react\.dev\/errors\/441|ERR_FAILED/] })

  for (const width of [320, 1440])
    test(`The list says so at ${width} px, without a detail, and comes when it is tried again${width === 320 ? '' : ' @night'}`, async ({
      page,
      siteInTrouble,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      siteInTrouble.backend.fault = 'unshowable'
      await page.goto(`${siteInTrouble.url}/form-submissions`)
      await expect(page.getByRole('heading', { name: trouble.title })).toBeVisible()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(trouble.text)
      await expect(page.getByRole('main')).not.toContainText(/URIError|malformed|digest/i)
      await expect(page.getByRole('banner')).toBeVisible()
      expect(await axe(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

      siteInTrouble.backend.fault = 'refused'
      await page.getByRole('button', { name: trouble.retry }).click()
      await expect(page.getByRole('heading', { name: submissionsWords().title, level: 1 })).toBeVisible()
    })

  test('A sign-in whose code does not arrive works as without script', async ({
    page,
    closedSite,
    request,
  }) => {
    const html = await (await request.get(`${closedSite.url}/sign-in`)).text()
    let lost = ''
    for (const [script] of html.matchAll(/\/_next\/static\/chunks\/[^"\\]+\.js/g))
      if ((await (await request.get(closedSite.url + script)).text()).includes('current-password'))
        lost = script
    // It is still on its way when the form is sent.
    const sent = Promise.withResolvers<void>()
    await page.route(`**${lost}`, async (route) => {
      await sent.promise
      await route.abort().catch(() => {}) // the page has gone
    })
    await page.goto(`${closedSite.url}/sign-in`, { waitUntil: 'domcontentloaded' })
    const email = await makeStaff(closedSite.backend)
    await new SignInPage(page).send(email)
    await expect(page).toHaveURL(`${closedSite.url}/form-submissions`)
    sent.resolve()
  })
})
