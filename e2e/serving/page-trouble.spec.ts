import type { Locator, Page } from '@playwright/test'
import { brand } from '../../lib/content/brand.ts'
import { site } from '../../lib/content/site.ts'
import { requestWords } from '../../lib/content/request.ts'
import { submissionsWords } from '../../lib/content/desk.ts'
import { requestWithQuote } from '../support/answers.ts'
import { axe } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { amara, ProjectForm } from '../support/project-form.ts'
import { jonas, QuoteDialog } from '../support/quote-dialog.ts'
import { makeStaff, SignInPage } from '../support/staff.ts'

const { trouble } = site()

test.describe('a part of a visitor’s page breaks', () => {
  test.use({ allowedErrors: [/broken on purpose/] })

  /** Makes React fail when it changes this attribute of this element. */
  const breakAt = (page: Page, selector: string, attribute: string) =>
    page.addInitScript(
      ([where = '', what = '']) => {
        const { setAttribute } = Element.prototype
        Element.prototype.setAttribute = function (name, value) {
          if (name === what && String(value) !== 'false' && this.matches(where))
            throw new Error('broken on purpose')
          setAttribute.call(this, name, value)
        }
      },
      [selector, attribute],
    )
  async function expectWays(part: Locator) {
    await expect(part).toContainText(trouble.title)
    await expect(part).toContainText(trouble.kept)
    for (const href of [`tel:${brand().phone.number}`, `mailto:${brand().email}`])
      await expect(part.locator(`[href="${href}"]`)).toBeVisible()
  }

  test('A form costs that form alone, says how to reach us, and comes back with what was typed', async ({
    page,
  }) => {
    await breakAt(page, '#project-request', 'aria-busy')
    const form = await ProjectForm.open(page)
    await form.send(amara)
    const notice = page.locator('#contact [data-notice=error]')
    await expectWays(notice)
    await expect(page.getByRole('banner')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await notice.getByRole('button', { name: trouble.retry }).click()
    await form.field('firstName').click()
    expect(await form.typed()).toEqual(amara)
  })

  test('A dialog stays open and says so', async ({ page }) => {
    await breakAt(page, '#quote-email', 'aria-invalid')
    await page.goto('/printing')
    await page.locator('[commandfor=quote-dialog]').first().click()
    const quote = new QuoteDialog(page)
    await quote.send({ name: jonas.name })
    await expectWays(quote.dialog)
    await expect(quote.dialog).toHaveJSProperty('open', true)
    await quote.dialog.getByRole('button', { name: trouble.retry }).click()
    await quote.field('name').click()
    await expect(quote.field('name')).toHaveValue(jonas.name)
  })

  test('On a request’s page a broken signature leaves the notes, and a broken note the quote', async ({
    page,
    site,
  }) => {
    const { token } = await requestWithQuote(site.backend, {}, { announced: 1 })
    const { quote: said, notes } = requestWords()
    await breakAt(page, '.quote-sign input, .note-write textarea', 'aria-invalid')
    await page.goto(`/request#${token}`)
    await page.getByRole('button', { name: said.sign.accept }).click()
    await expectWays(page.getByRole('main'))
    const note = page.getByRole('textbox', { name: notes.field })
    await note.fill('x'.repeat(9_000))
    await page.getByRole('button', { name: notes.send, exact: true }).click()
    await expect(page.locator('#main [data-notice=error]')).toHaveCount(2)
    await page.getByRole('button', { name: trouble.retry }).first().click()
    await expect(page.getByRole('button', { name: said.sign.accept })).toBeVisible()
  })

  test('A page that breaks says what to do', async ({ page }) => {
    await breakAt(page, '.city-finder p', 'aria-hidden')
    await page.goto('/#locations')
    await page.getByRole('searchbox').fill('Lisbon')
    await expectWays(page.getByRole('main'))
    expect(await axe(page)).toEqual([])
  })

  test('So does a document whose own frame breaks', async ({ page }) => {
    await breakAt(page, '.toast', 'data-kind')
    await page.goto('/#contact')
    await new ProjectForm(page).button.click()
    await expectWays(page.getByRole('main'))
    expect(await axe(page)).toEqual([])
  })
})

test.describe('a page of the staff in trouble', () => {
  // Written by the browser, React and Next.
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

  test('A sign-in whose code does not arrive works as without script @early', async ({
    page,
    closedSite,
    request,
  }) => {
    const html = await (await request.get(`${closedSite.url}/sign-in`)).text()
    let lost = ''
    for (const [script] of html.matchAll(/\/_next\/static\/chunks\/[^"\\]+\.js/g))
      if ((await (await request.get(closedSite.url + script)).text()).includes('current-password'))
        lost = script
    // It is still loading when the form is sent.
    const sent = Promise.withResolvers<void>()
    await page.route(`**${lost}`, async (route) => {
      await sent.promise
      await route.abort().catch(() => {}) // the page is gone
    })
    await page.goto(`${closedSite.url}/sign-in`, { waitUntil: 'domcontentloaded' })
    const email = await makeStaff(closedSite.backend)
    await new SignInPage(page).send(email)
    await expect(page).toHaveURL(`${closedSite.url}/form-submissions`)
    sent.resolve()
  })
})
