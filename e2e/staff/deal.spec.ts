import { fill } from '../../lib/content/fill.ts'
import { requestWords } from '../../lib/content/request.ts'
import { submissionsWords } from '../../lib/content/desk.ts'
import { reference } from '../../lib/leads/reference.ts'
import { accept, quote, requestWithQuote, totals } from '../support/answers.ts'
import { axe } from '../support/axe.ts'
import { openDesk, openTicket, statuses, words } from '../support/desk.ts'
import { expect, test } from '../support/fixtures.ts'
import { printedPages } from '../support/printed-pages.ts'
import { makeManager } from '../support/staff.ts'
import { newWord } from '../support/staff-list.ts'

// A deal from quote to order to close, the same for staff and visitor.

const { byPhone, ends, wonFor, bulk } = words
const page_ = requestWords()
const { changes } = submissionsWords().work

test('Won on a quoted ticket records what was accepted by phone, and can be undone', async ({
  page,
  browser,
  visitor,
  closedSite,
}) => {
  test.setTimeout(120_000)
  const word = newWord()
  const { id, token } = await requestWithQuote(closedSite.backend, { company: word })
  const desk = await openDesk(page, closedSite, word, '&view=all', 'Ada Lovelace', makeManager)
  await desk.open('Ada')
  const quoted = fill(words.facts.quote, { number: 1, state: words.answer.states.open })
  await expect(desk.ticket.locator('.desk-facts')).toContainText(quoted)
  await desk.row('Ada').getByRole('link').press('5')
  await expect(desk.question).toContainText(fill(ends.withdraw, { status: statuses.lost }))
  await expect(desk.question).toContainText(totals[1]!)
  await desk.answer(ends.no).click()
  await expect(desk.row('Ada')).toContainText(statuses.quoted)

  await desk.row('Ada').getByRole('link').press('4')
  const form = desk.ticket.getByRole('form', { name: fill(byPhone.heading, { number: 1 }) })
  await expect(form.getByRole('radio').nth(1)).toBeChecked()
  await expect(form.getByRole('radio').first()).toBeFocused()
  await form.getByRole('button', { name: byPhone.yes }).click()
  await expect(form.getByRole('alert')).toHaveText(byPhone.noName)
  expect(await axe(page, '.desk-stub')).toEqual([])
  await form.getByRole('radio').nth(2).check()
  await form.getByLabel(byPhone.name).fill('Sam Seller')
  await form.getByLabel(byPhone.order).fill('PO-2291')
  await page.keyboard.press('Enter')
  await expect(form).toHaveCount(0)
  await expect(desk.row('Ada')).toContainText(statuses.won)
  const ordered = desk.ticket.locator('.desk-facts li', { hasText: fill(words.facts.order, { number: 1 }) })
  await expect(ordered).toContainText(totals[2]!)
  const recorded = { by: 'Ada Lovelace', signed: 'Sam Seller', value: '1' }
  await expect(desk.ticket).toContainText(fill(changes.recorded, recorded))

  await visitor.goto(`${closedSite.url}/request#${token}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(page_.heads.accepted)
  const stamp = visitor.getByRole('region', { name: page_.quote.stamp, exact: true })
  await expect(stamp).toContainText(fill(page_.quote.recorded, { person: 'Ada Lovelace' }))
  await expect(stamp).toContainText(fill(page_.quote.order, { order: 'PO-2291' }))
  // The ticket shows the quote as sent, with its acceptance.
  const whole = desk.ticket.locator('.desk-quote')
  for (const { item } of [...quote.lines, ...quote.extras]) await expect(whole).toContainText(item)
  await expect(whole).toContainText(fill(page_.quote.order, { order: 'PO-2291' }))
  await expect(whole).toContainText('Sam Seller')
  const printed = [...quote.lines, ...quote.extras].map(({ item }) => item)
  printed.push(quote.terms, fill(page_.quote.order, { order: 'PO-2291' }), 'Sam Seller', totals[2]!)
  const bare = (text: string) => text.replace(/\s/g, '')
  const pages = await printedPages(await page.pdf(), 34)
  const paper = bare(pages.map(({ text }) => text).join(''))
  for (const one of printed) expect(paper, one).toContain(bare(one))
  // So do the printed tickets, the customer's page and the managers' list.
  for (const path of [`?show=cards&ids=${id}`, `/customer?of=${reference(id)}`]) {
    const read = await browser.newContext({ storageState: await page.context().storageState() })
    const other = await read.newPage()
    await other.goto(`${closedSite.url}/form-submissions${path}`)
    for (const one of printed) await expect(other.getByRole('main'), one).toContainText(one)
    await read.close()
  }
  const csv = await (await page.request.get(`${closedSite.url}/form-submissions/quotes`)).text()
  const line = csv.split('\r\n').find((one) => one.includes(reference(id))) ?? ''
  for (const one of ['"1000"', '"7640.00"', '"PO-2291"', '"Sam Seller"', '"Ada Lovelace"'])
    expect(line).toContain(one)

  await desk.status('lost').click()
  await expect(desk.question).toContainText(fill(ends.cancel, { status: statuses.lost }))
  await desk.answer(ends.yesCancel).click()
  await desk.answer(words.lostBy.skip).click()
  await expect(desk.row('Ada')).toContainText(statuses.lost)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(page_.heads.cancelled)
  await expect(visitor.getByText(page_.quote.cancelled.head)).toBeVisible()
  await expect(visitor.getByRole('button', { name: page_.quote.sign.accept })).toHaveCount(0)

  await page.locator('.desk-notice').getByRole('button', { name: bulk.undo }).click()
  await expect(desk.row('Ada')).toContainText(statuses.won)
  await expect(ordered).toContainText(totals[2]!)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(page_.heads.accepted)
})

test('A second quote adds to the order, and a third takes its place once it is accepted', async ({
  page,
  visitor,
  closedSite,
}) => {
  test.setTimeout(120_000)
  const word = newWord()
  const { id, token, staff } = await requestWithQuote(closedSite.backend, { company: word })
  await visitor.goto(`${closedSite.url}/request#${token}`)
  const heading = visitor.getByRole('heading', { level: 1 })
  await test.step('The first is accepted, though the answer gets lost', async () => {
    await visitor.route('**/request/accept', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await accept(visitor, 'Dana Reyes')
    await expect(heading).toHaveText(page_.heads.accepted)
    await expect(visitor.locator('#accepted')).toBeFocused()
    // The order has steps of its own.
    await expect(visitor.getByRole('list', { name: page_.steps.label })).toHaveCount(0)
    await visitor.unroute('**/request/accept')
  })
  await staff.answer(reference(id), 'And a hundred more.', { ...quote, relation: 'addition' })
  await visitor.reload()
  await expect(heading).toHaveText(fill(page_.heads.more, { number: 2 }))
  const shown = visitor.getByRole('region', { name: fill(page_.quote.heading, { number: 2 }) })
  await expect(shown).toContainText(page_.quote.addition)
  await expect(visitor.getByRole('main')).toContainText(page_.quote.states.accepted)
  await accept(visitor, 'Dana Reyes')
  await expect(heading).toHaveText(page_.heads.accepted)

  const desk = await openDesk(page, closedSite, word, '&view=all')
  await desk.open('Ada')
  const ordered = desk.ticket.locator('.desk-facts li', {
    hasText: fill(words.facts.order, { number: '1 + 2' }),
  })
  await expect(ordered).toContainText('$8,580.00')
  await expect(desk.ticket).toContainText(fill(changes.accepted, { signed: 'Dana Reyes', value: '2' }))
  await expect(desk.ticket).toContainText(fill(changes.became, { value: statuses.won }))

  // A change begins with what was ordered, and takes its place once it is accepted.
  await page.keyboard.press('q')
  const composer = page.locator('.desk-composer')
  const item = composer.getByRole('textbox', { name: `${words.answer.item}, 1`, exact: true })
  await expect(item).toHaveValue(quote.lines[0]!.item)
  await composer.getByRole('combobox', { name: words.answer.relation }).selectOption('change')
  await page.keyboard.press('Control+Enter')
  await expect(composer).toHaveCount(0, { timeout: 20_000 })
  await visitor.reload()
  const main = visitor.getByRole('main')
  await expect(main).toContainText(page_.quote.change)
  await accept(visitor, 'Dana Reyes')
  await expect(main).toContainText(fill(page_.quote.inPlaceOf, { number: 2, day: '' }).trim())
})

test('Won without a quote takes a value; words typed outside a field change nothing', async ({
  page,
  closedSite,
}) => {
  const desk = await openTicket(page, closedSite, ['First', 'Second'], '&view=all')
  await desk.row('First').getByRole('link').focus()
  await page.keyboard.type('call back at 5', { delay: 60 })
  await page.waitForTimeout(1_000)
  for (const name of ['First', 'Second']) await expect(desk.row(name)).toContainText(statuses.new)
  await page.keyboard.press('4')
  const form = desk.ticket.getByRole('form', { name: wonFor.ask })
  await expect(form.getByLabel(wonFor.amount)).toBeFocused()
  await page.keyboard.type('much')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert')).toHaveText(wonFor.wrong)
  await form.getByLabel(wonFor.amount).fill('1,250.00')
  await page.keyboard.press('Enter')
  await expect(form).toHaveCount(0)
  await expect(desk.row('First')).toContainText('$1,250')
  await expect(desk.ticket.locator('.desk-facts li', { hasText: words.facts.won })).toContainText('$1,250.00')
})
