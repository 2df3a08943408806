import type { Page } from '@playwright/test'
import { fill } from '../../lib/content/fill.ts'
import { requestWords } from '../../lib/content/request.ts'
import { reference } from '../../lib/leads/reference.ts'
import { requestWithLink } from '../../supabase/tests/support/upload.ts'
import { body, composer, openAnswer } from '../support/answer-composer.ts'
import { colleague } from '../support/answers.ts'
import { openDesk, statuses, words } from '../support/desk.ts'
import { expect, test } from '../support/fixtures.ts'
import { newWord } from '../support/staff-list.ts'

// Answering on a ticket's page: writing, undoing, sending, and the visitor's reply.

const { answer } = words
const page_ = requestWords()
const marco = 'Marco Rossi'

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: string) {
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  for (let presses = 0; presses < 60 && !(await focused()).startsWith(name); presses += 1)
    await page.keyboard.press('Tab')
  expect(await focused()).toContain(name)
}

test('By keyboard alone a quote is pasted, sent, taken back and sent again', async ({
  page,
  context,
  visitor,
  closedSite,
}) => {
  test.setTimeout(120_000)
  const word = newWord()
  const { id, token } = await requestWithLink(closedSite.backend, 0, { company: word })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const desk = await openDesk(page, closedSite, word)
  await page.keyboard.press('j')
  await expect(desk.ticket.getByText(reference(id))).toBeVisible()
  await page.keyboard.press('r')
  await expect(body(page)).toBeFocused()
  // It is written beside the request.
  await expect(desk.ticket.locator('.desk-message')).toBeInViewport({ ratio: 1 })
  const text = 'Hello Ada,\nhere are the prices.'
  await page.keyboard.type(text)
  // Escape saves the draft at once, and returns to the row.
  await page.keyboard.press('Escape')
  await expect(composer(page)).toHaveCount(0)
  await expect(desk.row('Ada').getByRole('link')).toBeFocused()
  await page.keyboard.press('r')
  await expect(body(page)).toHaveValue(text)
  await expect(body(page)).toBeFocused()
  await tabTo(page, answer.addQuote)
  await page.keyboard.press('Enter')
  const first = composer(page).getByRole('textbox', { name: `${answer.item}, 1` })
  await expect(first).toBeFocused()
  const rows = 'Tote bag\tTwo colours\t1.000\t2,35\nStoneware mug\tFired print\t500\t5.30\n'
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), rows)
  await page.keyboard.press('Control+V')
  const total = '$5,000.00'
  await expect(composer(page)).toContainText(total)
  await page.keyboard.press('Control+Enter')
  const undo = composer(page).getByRole('button', { name: answer.undo })
  await expect(undo).toBeFocused()
  await expect(desk.rows).toContainText(answer.going)
  await expect(desk.rows).toContainText(statuses.new)
  await page.keyboard.press('Enter')
  await expect(body(page)).toHaveValue(text)
  await expect(body(page)).toBeFocused()
  await expect(composer(page)).toContainText(total)
  await expect(desk.rows).not.toContainText(answer.going)

  // The draft is there after closing and opening again: the server keeps it.
  await page.keyboard.press('Escape')
  await expect(composer(page)).toHaveCount(0)
  await page.reload()
  await desk.ready()
  await page.keyboard.press('q')
  await expect(body(page)).toHaveValue(text)
  await expect(composer(page)).toContainText(total)
  await expect(body(page)).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(undo).toBeFocused()
  await expect(composer(page)).toHaveCount(0, { timeout: 15_000 })
  await expect(desk.row('Ada')).toContainText(statuses.quoted)
  await expect(desk.row('Ada')).toContainText(total.replace('.00', ''))
  const sums = page.locator('.desk-numbers li').last()
  await expect(sums).toHaveText(
    new RegExp(`\\$[\\d,]+ ${words.numbers.quoted.words}${words.numbers.quoted.short}$`),
  )
  await expect(desk.row('Ada').getByRole('link')).toBeFocused()
  await expect(desk.ticket).toContainText(
    fill(answer.quoted, { number: 1, total, state: answer.states.open }),
  )

  await visitor.goto(`${closedSite.url}/request#${token}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(page_.heads.quoted)
  await expect(visitor.locator('.note')).toHaveCount(1)
  await expect(visitor.getByRole('main')).toContainText('here are the prices.')
  await expect(visitor.getByRole('main')).toContainText(total)

  const { withdraw } = answer
  await page.bringToFront()
  await tabTo(page, withdraw.open)
  await page.keyboard.press('Enter')
  await expect(desk.question).toContainText(fill(withdraw.ask, { number: 1 }))
  await page.keyboard.press('Escape')
  await expect(desk.ticket.getByRole('button', { name: withdraw.open })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(desk.answer(withdraw.yes)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(desk.ticket.getByRole('button', { name: withdraw.open })).toHaveCount(0)
  await expect(desk.ticket.getByRole('heading', { level: 2 })).toBeFocused()
  const withdrawn = { number: 1, total, state: answer.states.withdrawn }
  await expect(desk.ticket).toContainText(fill(answer.quoted, withdrawn))
  await expect(desk.row('Ada')).not.toContainText(total.replace('.00', ''))
  await visitor.reload()
  await expect(visitor.getByRole('button', { name: page_.quote.sign.accept })).toHaveCount(0)
})

test('A colleague’s answer meanwhile is asked about, and both are sent', async ({
  page,
  visitor,
  closedSite,
}) => {
  test.setTimeout(120_000)
  const { desk, id, token, word } = await openAnswer(page, closedSite)
  await body(page).fill('From Ada.')
  const other = await colleague(closedSite.backend, marco)
  await other.send(reference(id), 'From Marco.')
  await body(page).press('Control+Enter')
  await expect(desk.question).toContainText(answer.came.ask)
  await expect(composer(page).locator('.desk-came')).toContainText('From Marco.')
  await desk.answer(answer.no).click()
  await expect(desk.question).toHaveCount(0)
  await expect(body(page)).toHaveValue('From Ada.')
  await expect(desk.ticket.locator('.desk-conversation').getByText('From Marco.')).toBeVisible()
  await body(page).press('Control+Enter')
  await desk.answer(answer.yes).click()
  await expect(composer(page).getByRole('button', { name: answer.undo })).toBeVisible()
  await other.waitUntilSent(reference(id))
  const ticket = await other.call('read_ticket', { reference: reference(id) })
  expect(ticket?.messages.map(({ body }) => body)).toEqual(['From Marco.', 'From Ada.'])

  await page.goto(`${closedSite.url}/form-submissions?search=${word}`)
  await expect(page.getByRole('navigation', { name: words.views.label })).toBeVisible()
  await expect(desk.rows).toHaveCount(0)
  await visitor.goto(`${closedSite.url}/request#${token}`)
  await visitor.getByRole('textbox', { name: page_.notes.field }).fill('Blue and white.')
  await visitor.getByRole('button', { name: page_.notes.send, exact: true }).click()
  await expect(visitor.locator('.note')).toHaveCount(3)
  await expect(visitor.locator('.note-state')).toHaveCount(0)

  // The reply is announced like a new ticket.
  const written = page.getByRole('link', {
    name: new RegExp(`^${words.written.one}|${words.written.many.split('}')[1]}`),
  })
  await expect(written).toBeVisible({ timeout: 20_000 })
  await expect(page).toHaveTitle(/^\(\d+\) /)
  await written.click()
  await desk.ready()
  await expect(desk.row('Ada').first()).toContainText(answer.replied)
  await desk.show(`search=${word}`)
  await expect(desk.row('Ada')).toContainText(answer.replied)
  await desk.open('Ada')
  const conversation = desk.ticket.locator('.desk-conversation li')
  await expect(conversation).toHaveText([/From Marco\./, /From Ada\./, /Blue and white\./])
  await expect(conversation.first()).toContainText(marco)
  await desk.ticket.getByRole('button', { name: answer.noReply }).click()
  await expect(desk.ticket.getByRole('button', { name: answer.noReply })).toHaveCount(0)
  await expect(desk.row('Ada')).not.toContainText(answer.replied)
})
