import type { Page } from '@playwright/test'
import { fill, withCount } from '../../lib/content/fill.ts'
import { frameWords } from '../../lib/content/frame.ts'
import { localPath } from '../../lib/language/local-path.ts'
import { requestWords } from '../../lib/content/request.ts'
import { requestWithLink } from '../../supabase/tests/support/upload.ts'
import { named } from '../support/aria.ts'
import { soundPdfs } from '../support/artwork/samples.ts'
import { accept, requestWithQuote, totals } from '../support/answers.ts'
import { openDesk, statuses, words as desk_ } from '../support/desk.ts'
import { expect, test } from '../support/fixtures.ts'
import { fileOf } from '../support/light-table.ts'
import { sending } from '../support/receipt-files.ts'
import { newWord } from '../support/staff-list.ts'

// The page of one request: its content, the conversation, accepting a quote, and the end of its link.

const words = requestWords()
const { notes } = words
const { sign } = words.quote
const dana = 'Dana Reyes'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const note = (page: Page, text: string) => page.locator('.note', { hasText: text })

test('A quote in three quantities is accepted once, in whichever tab @engines', async ({
  page,
  context,
  browser,
  closedSite,
}) => {
  test.setTimeout(120_000)
  const word = newWord()
  const { token } = await requestWithQuote(
    closedSite.backend,
    { company: word },
    { text: 'Both can be with you in time.' },
  )
  const address = closedSite.url + localPath(`/request#${token}`)
  await page.goto(address)
  await expect(heading(page)).toHaveText(words.heads.quoted)
  const part = page.getByRole('region', { name: fill(words.quote.heading, { number: 1 }) })
  // The quote's words stand above its prices; the notes link to them.
  await expect(part.locator('p', { hasText: 'Both can be with you' }).locator('+ table')).toBeVisible()
  await expect(note(page, fill(words.notes.quote, { number: 1 }))).toContainText(dana)
  const choices = part.getByRole('radio')
  await expect(choices).toHaveCount(3)
  // The quantity asked for is preselected.
  await expect(choices.nth(1)).toBeChecked()
  for (const total of totals) await expect(part).toContainText(total)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region:
      - ${named('heading', fill(words.quote.heading, { number: 1 }), ' [level=2]')}
      - table:
        - caption
        - rowgroup:
          - row:
            - columnheader
            - columnheader:
              - radio [checked=false]
            - columnheader:
              - radio [checked]
        - rowgroup:
          - row:
            - rowheader
            - cell
        - rowgroup:
          - row:
            - rowheader
            - ${named('cell', totals[0]!)}
    - ${named('region', sign.heading)}:
      - ${named('textbox', sign.name)}
      - ${named('textbox', `${sign.order} ${sign.optional}`)}
      - ${named('button', sign.accept)}
      - alert
    - ${named('region', notes.heading)}
    - ${named('complementary', words.title)}
  `)
  const other = await context.newPage()
  await other.goto(address)
  const sheet = (one: Page) => one.getByRole('region', { name: sign.heading })
  await other.getByRole('radio').nth(0).check()
  await page.bringToFront()

  await choices.nth(2).check()
  await expect(sheet(page)).toContainText(totals[2]!)
  await expect(sheet(page).getByLabel(sign.name)).toHaveValue('')
  await expect(sheet(page)).toContainText(sign.hint)
  const press = (one: Page) => sheet(one).getByRole('button', { name: sign.accept })
  const yes = (one: Page) => sheet(one).getByRole('button', { name: sign.yes })
  await press(page).click()
  await expect(sheet(page).getByRole('alert')).toHaveText(sign.noName)
  await expect(sheet(page).getByLabel(sign.name)).toBeFocused()
  await sheet(page).getByLabel(sign.name).fill('Priya Raman')
  await sheet(page).getByLabel(sign.order).fill('4711')
  let posted = 0
  page.on('request', (request) => (posted += request.url().endsWith('/request/accept') ? 1 : 0))
  // The second click of a double click orders nothing.
  await press(page).dblclick()
  await expect(yes(page)).toBeFocused()
  const sure = page.getByRole('group', { name: sign.sure })
  for (const line of [totals[2]!, 'Priya Raman', '4711', 'ada@example.com'])
    await expect(sure).toContainText(line)
  await sheet(page).getByRole('button', { name: sign.back }).click()
  await expect(sheet(page).getByLabel(sign.name)).toBeFocused()
  await expect(sheet(page).getByLabel(sign.name)).toHaveValue('Priya Raman')
  await page.keyboard.press('Enter')
  await yes(page).dblclick()
  await expect(heading(page)).toHaveText(words.heads.accepted)
  const stamp = (one: Page) => one.getByRole('region', { name: words.quote.stamp, exact: true })
  await expect(stamp(page)).toContainText('Priya Raman')
  await expect(stamp(page)).toContainText(fill(words.quote.order, { order: '4711' }))
  await expect(stamp(page)).toContainText(totals[2]!)
  await expect(stamp(page)).toBeFocused()
  await expect(choices).toHaveCount(0)
  expect(posted).toBe(1)
  // Without a mail service the page mentions no mail.
  await expect(stamp(page)).not.toContainText(words.quote.confirmed.split('{')[0]!)

  // The other tab still has the quote open, with other values; the first acceptance stays.
  await accept(other, 'Somebody Else')
  await expect(other.locator('.toast[data-kind="error"]')).toHaveText(sign.taken)
  await expect(stamp(other)).toContainText('Priya Raman')
  await expect(stamp(other)).toContainText(totals[2]!)
  await expect(stamp(other)).not.toContainText(totals[0]!)

  const desk = await openDesk(
    await (await browser.newContext()).newPage(),
    closedSite,
    word,
    '&view=all',
    'Jonas Weber',
  )
  await expect(desk.rows).toHaveCount(1)
  await expect(desk.rows).toContainText(statuses.won)
  await expect(desk.rows).toContainText(desk_.answer.accepted)
  await expect(desk.rows).toContainText(totals[2]!.replace('.00', ''))
  await desk.open('Ada')
  const worth = fill(desk_.facts.order, { number: 1 })
  await expect(desk.ticket.locator('.desk-facts li', { hasText: worth })).toContainText(totals[2]!)
  await desk.page.context().close()
})

test.describe('a link that opens nothing', () => {
  test.use({ allowedErrors: [/404/] })

  test('A link leads back from every page, counts its files, and once ended opens nothing', async ({
    page,
    context,
    site,
  }) => {
    const { token } = await requestWithLink(site.backend, 2, { company: newWord() })
    const { navigation } = frameWords()
    const back = page.getByRole('link', { name: navigation.requests })
    await page.goto('/printing')
    await expect(back).toHaveCount(0)
    await test.step('With punctuation after it', async () => {
      await page.goto(`/request%23${token}).`)
      await expect(heading(page)).toHaveText(words.heads.received)
    })
    await test.step('Files that never began are counted until they are there', async () => {
      const { began } = words.files
      await expect(page.getByText(withCount(began, 2))).toBeVisible()
      for (const name of ['card-bleed', 'two-fonts']) {
        await page
          .locator('section[aria-labelledby="files"] input[type="file"]')
          .last()
          .setInputFiles(fileOf(`${name}.pdf`, soundPdfs[name]!))
        await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(sending.arrived)
        await expect(page.getByText(began.one)).toHaveCount(name === 'card-bleed' ? 1 : 0)
      }
    })
    await test.step('Every page leads back to the own requests', async () => {
      await page.goto('/printing')
      for (const width of [320, 1361]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(back).toHaveCount(width > 1360 ? 2 : 1)
      }
      const social = page.getByRole('banner').getByRole('list', { name: navigation.socialLabel })
      await expect(social).toBeHidden()
      await back.first().click()
      await expect(heading(page)).toHaveText(words.title)
      await expect(page.getByRole('alert').filter({ hasText: words.gone.text.split('{')[0] })).toHaveCount(0)
      const own = page.getByRole('main')
      await expect(own.getByRole('link')).toHaveCount(1)
      await own.getByRole('button').click()
      await expect(back).toHaveCount(0)
    })
    await test.step('Once ended it opens nothing in any tab, and says what to do', async () => {
      await page.goto('about:blank')
      await page.goto(`/request#${token}`)
      const { link } = words
      await page.getByRole('button', { name: link.end }).click()
      await expect(page.getByText(link.consequence)).toBeVisible()
      await page.getByRole('button', { name: link.no }).click()
      await page.getByRole('button', { name: link.end }).click()
      await page.getByRole('button', { name: link.yes }).click()
      const other = await context.newPage()
      await other.goto(`/request#${token}`)
      for (const one of [page, other]) {
        await expect(heading(one)).toHaveText(words.gone.heading)
        await expect(one.getByRole('alert').filter({ hasText: words.gone.text.split('{')[0] })).toBeVisible()
        await expect(one.getByRole('link', { name: words.gone.mail })).toHaveAttribute('href', /^mailto:/)
      }
    })
  })

  test('The page of a wrong or cut-off link, or of none, says what to do @one', async ({ page }) => {
    for (const token of ['A'.repeat(43), 'abc', '']) {
      await page.goto('about:blank')
      await page.goto(`/request#${token}`)
      await expect(heading(page)).toHaveText(words.gone.heading)
      await expect(page.getByRole('link', { name: words.gone.mail })).toHaveAttribute('href', /^mailto:/)
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('The page says what to do @one', async ({ page }) => {
    await page.goto('/request')
    await expect(page.getByText(words.unscripted.split('{')[0]!)).toBeVisible()
    await expect(page.getByText(words.loading)).toBeHidden()
  })
})
