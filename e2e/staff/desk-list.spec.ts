import { gzipSync } from 'node:zlib'
import { customerWords } from '../../lib/content/customer.ts'
import { quickQuoteWords } from '../../lib/content/lead-forms.ts'
import { fill } from '../../lib/content/fill.ts'
import { leadHeader } from '../../supabase/functions/_shared/lead-header.ts'
import { requestWithLink } from '../../supabase/tests/support/upload.ts'
import { reference } from '../../lib/leads/reference.ts'
import { colleague, quote } from '../support/answers.ts'
import { asColleague, openDesk, openDeskOf, openTicket, statuses, words } from '../support/desk.ts'
import { expect, test } from '../support/fixtures.ts'
import { newWord, store } from '../support/staff-list.ts'

// Views, orders, pages, bulk changes and new arrivals.

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('Event soon first, by event; badges in words; repeats in one row; all in the address', async ({
  page,
  closedSite,
}) => {
  const word = newWord()
  const { backend } = closedSite
  await store(backend, word, { firstName: 'Later', eventDate: day(40) })
  const [[budget = '', budgetInWords = ''] = []] = Object.entries(quickQuoteWords().budgetRanges)
  await store(
    backend,
    word,
    { firstName: 'Soon', eventDate: day(3), details: 'Bags' },
    leadHeader({ form: 'quick-quote', facts: { typed: 4, timeline: 'rush', budget } }),
  )
  await store(backend, word, { firstName: 'Never', eventDate: '' })
  const desk = await openDesk(page, closedSite, word)
  await page.getByRole('button', { name: words.orders.due }).click()
  await page.getByRole('menuitem', { name: words.orders.event }).click()
  await expect(page).toHaveURL(/order=event/)
  await expect(desk.rows.first()).toContainText('Soon')
  await expect(desk.rows.first()).toContainText(words.row.rush)
  await expect(desk.rows.last()).toContainText('Never')
  await desk.open('Soon')
  await expect(desk.ticket.getByText(budgetInWords, { exact: true })).toBeVisible()
  await store(backend, word, { firstName: 'Sooner', eventDate: day(1) })
  await desk.tab('soon').click()
  await expect(desk.rows).toHaveCount(2)
  await expect(desk.rows.first()).toContainText('Sooner')
  const orders = page.getByRole('button', { name: words.orders.label })
  await expect(orders).toBeVisible()
  await desk.tab('all').click()
  await expect(desk.rows).toHaveCount(4)
  await expect(orders).toHaveCount(0)

  await test.step('the same form sent three times is one row that says so', async () => {
    const again = newWord()
    for (let index = 0; index < 3; index += 1) await store(backend, again)
    await store(backend, again, { details: 'Another text' })
    await desk.show(`search=${again}`)
    await expect(desk.rows).toHaveCount(2)
    await expect(desk.rows.first()).toContainText(fill(words.row.times, { count: 3 }))
    await desk.rows.first().getByRole('link').click()
    await expect(desk.ticket).toContainText(words.person.returning)
    await desk.ticket.getByRole('link', { name: /company/ }).click()
    await expect(page.getByRole('heading', { name: customerWords().groups.address })).toBeVisible()
  })
})

test('Open quotes are sorted by their last day, with whole sums in five currencies', async ({
  page,
  closedSite,
}) => {
  test.setTimeout(120_000)
  const word = newWord()
  const dana = await colleague(closedSite.backend, 'Dana Reyes')
  const ids: string[] = []
  for (const [place, currency] of ['USD', 'EUR', 'GBP', 'CAD', 'KWD'].entries()) {
    const { id } = await requestWithLink(closedSite.backend, 0, { company: word, firstName: currency })
    const prices = ['9', '99', '999']
    const lines = [{ ...quote.lines[0]!, prices }]
    await dana.send(reference(id), '', { ...quote, currency, lines, until: day(30 - 7 * place) })
    ids.push(id)
  }
  for (const id of ids) {
    await dana.waitUntilSent(reference(id))
    await dana.call('update_ticket', { ticket_id: id, changes: { owner: '' } })
  }
  const desk = await openDesk(page, closedSite, word, '&view=quotes')
  await expect(desk.rows).toHaveText([/^KWD/, /^CAD/, /^GBP/, /^EUR/, /^USD/])
  const [, ends = ''] = words.row.ends.split('{number}')
  await expect(desk.row('KWD')).toContainText(ends.replace('{when}', ''))
  await expect(desk.row('CAD')).not.toContainText(ends.replace('{when}', ''))
  for (const width of [320, 390, 768, 1180, 1181, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const cut = await page.locator('.desk-top').evaluate((top) =>
      [...top.querySelectorAll('.desk-numbers :is(b, span)')]
        .filter((part) => {
          const { left, right, width: shown } = part.getBoundingClientRect()
          const tabs = top.querySelector('.desk-tabs')!.getBoundingClientRect()
          const isBeside =
            part.getBoundingClientRect().bottom > tabs.top && part.getBoundingClientRect().top < tabs.bottom
          return (
            shown > 0 &&
            (left < 0 ||
              right > innerWidth ||
              (part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflow !== 'visible') ||
              (isBeside && left < tabs.right))
          )
        })
        .map((part) => part.textContent),
    )
    expect([width, cut]).toEqual([width, []])
    const tabs = await page.locator('.desk-tab').last().boundingBox()
    if (width > 1180) expect((tabs?.x ?? 0) + (tabs?.width ?? 0)).toBeLessThanOrEqual(width)
  }
  await desk.open('KWD')
  await page.keyboard.press('r')
  await page.getByRole('textbox', { name: words.answer.message }).fill('Dear')
  await page.keyboard.press('Escape')
  await expect(page.locator('.desk-composer')).toHaveCount(0)
  await page.goto(`${closedSite.url}/form-submissions?search=${word}&view=drafts`)
  await expect(desk.rows).toHaveText([new RegExp(words.row.drafts.kept)])
  // On a phone the row of tabs scrolls to the chosen one; its foot lies under the rule.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(desk.tab('drafts')).toBeInViewport({ ratio: 0.9 })
})

test('Pages go forward and back, and say their place in the view @night', async ({ page, closedSite }) => {
  const names = Array.from({ length: 27 }, (_, index) => `Number${index}`)
  const desk = await openDeskOf(page, closedSite, names)
  const shown = (first: number, last: number) => fill(words.pages.shown, { first, last, count: '27' })
  await expect(page.getByText(shown(1, 25))).toBeVisible()
  await expect(desk.rows.first()).toContainText('Number0')
  // Compressed, as it is sent; with all words of answers and orders it has 112 KB before.
  const packed = gzipSync(await (await page.request.get(page.url())).body())
  expect(packed.length).toBeLessThanOrEqual(27_000)
  await page.getByRole('link', { name: words.pages.older }).click()
  await expect(page.getByText(shown(26, 27))).toBeVisible()
  await expect(desk.rows).toHaveCount(2)
  await page.getByRole('link', { name: words.pages.newer }).click()
  await expect(desk.rows).toHaveCount(25)
  await expect(desk.rows.first()).toContainText('Number0')
})

test('Many rows at once: a range with shift, one question, one notice, and undo', async ({
  page,
  closedSite,
}) => {
  const desk = await openDeskOf(page, closedSite, ['Zero', 'First', 'Second', 'Third', 'Fourth'])
  await desk.rows.nth(0).getByRole('checkbox').check()
  await desk.rows
    .nth(3)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await expect(page.getByText(fill(words.bulk.chosen, { count: 4 }))).toBeVisible()
  await desk.change(words.bulk.status, statuses.contacted, 4)
  const done = fill(words.bulk.done.many, { count: 4, change: statuses.contacted })
  await expect(page.getByText(done)).toBeVisible()
  await expect(desk.rows.filter({ hasText: statuses.contacted })).toHaveCount(4)
  await page.getByRole('button', { name: words.bulk.undo }).click()
  await expect(desk.rows.filter({ hasText: statuses.new })).toHaveCount(5)

  for (const firstName of ['First', 'Second']) {
    await desk.open(firstName)
    await asColleague(closedSite.backend, desk.reference(), { remind: '2126-11-25T05:00:00+00:00' })
  }
  await desk.tab('waiting').click()
  await desk.ready()
  await page.getByRole('checkbox', { name: words.columns.all }).check()
  await desk.change(words.bulk.status, statuses.lost, 2)
  await expect(desk.rows.filter({ hasText: statuses.lost })).toHaveCount(2)
  await page.getByRole('button', { name: words.bulk.undo }).click()
  await expect(page.getByText(words.bulk.undone)).toBeVisible()
  await page.reload()
  await expect(desk.rows.filter({ hasText: statuses.new })).toHaveCount(2)
  await expect(desk.rows.filter({ hasText: 'Nov 2126' })).toHaveCount(2)
})

test('New tickets are offered, and nothing moves until they are asked for', async ({ page, closedSite }) => {
  await page.clock.install()
  const desk = await openDeskOf(page, closedSite, ['First'])
  await store(closedSite.backend, desk.word, { firstName: 'Second' })
  await page.clock.runFor(11_000)
  await expect(page.getByRole('button', { name: words.news.one })).toBeVisible()
  await expect(desk.rows).toHaveCount(1)
  await expect(page).toHaveTitle(/^\(1\)/)
  await expect(page.getByText(fill(words.pages.shown, { first: 1, last: 1, count: '2' }))).toBeVisible()
  await page.getByRole('button', { name: words.news.one }).click()
  await expect(desk.rows).toHaveCount(2)
  // Sorted by due time, the newest would be on a later page.
  await expect(desk.rows.first()).toContainText('Second')
  const isNew = page.getByRole('img', { name: words.row.isNew })
  await expect(isNew).toHaveCount(1)
  await desk.row('First').hover()
  await expect(desk.row('Second').getByRole('img', { name: words.row.isNew })).toBeVisible()
  await desk.row('Second').hover()
  await expect(isNew).toHaveCount(0)
})

test('List, place and tab agree on the number once a ticket has left', async ({ page, closedSite }) => {
  const desk = await openTicket(page, closedSite, ['First', 'Second', 'Third'])
  await desk.status('contacted').click()
  await expect(desk.ticket.getByText(words.work.saved)).toBeVisible()
  await expect(page.getByText(fill(words.pages.end, { shown: 2, count: '2' }))).toBeVisible()
  await desk.open('Second')
  await expect(page.getByText(fill(words.pages.end, { shown: 2, count: '2' }))).toBeVisible()
  await expect(page.getByText(fill(words.pages.shown, { first: 1, last: 2, count: '2' }))).toBeVisible()
  await expect(page.getByText(fill(words.pane.position, { place: 1, count: '2' }))).toBeVisible()
})
