import { fill } from '../../lib/content/fill.ts'
import { replies } from '../../lib/content/replies.ts'
import { writeMoney, writePrice } from '../../lib/request/write-money.ts'
import { leadHeader } from '../../supabase/functions/_shared/lead-header.ts'
import { body, composer } from '../support/answer-composer.ts'
import { axe } from '../support/axe.ts'
import { openDesk, words } from '../support/desk.ts'
import { expect, test } from '../support/fixtures.ts'
import { newWord, store } from '../support/staff-list.ts'

// A quote written into an answer.

const { answer } = words

test('The key q begins a quote in the currency of the place of delivery', async ({ page, closedSite }) => {
  const word = newWord()
  const facts = { typed: 0, city: 'Lisbon', goods: [{ product: 'Cap', id: '', quantity: '40' }] }
  await store(closedSite.backend, word, {}, leadHeader({ facts }))
  const desk = await openDesk(page, closedSite, word)
  await page.keyboard.press('j')
  await expect(desk.ticket.getByText(word)).toBeVisible()
  await page.keyboard.press('q')
  await expect(body(page)).toBeFocused()
  const currency = composer(page).getByRole('combobox', { name: answer.currency })
  await expect(currency).toHaveValue('EUR')
  const field = (name: string) => composer(page).getByRole('textbox', { name: `${name}, 1` })
  await expect(field(answer.quantity)).toHaveValue('40')
  await field(answer.price).fill('2.50')
  // In the line itself, under a head of its own, and again as the total.
  await expect(composer(page).getByRole('columnheader').last()).toHaveText(answer.amount)
  await expect(composer(page).getByRole('cell', { name: writeMoney('100', 'EUR') })).toHaveCount(2)
  await currency.selectOption('JPY')
  await expect(field(answer.price)).toHaveValue('2.50')
  await expect(composer(page)).toContainText(writeMoney('100', 'JPY'))

  const [template] = replies().templates
  const button = composer(page).getByRole('button', { name: words.work.template })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toHaveText(template?.label ?? '')
  // Only mails have a template that asks for a file by a link.
  await expect(page.getByRole('menuitem')).toHaveCount(
    replies().templates.filter(({ body: text }) => !text.includes('{link}')).length,
  )
  await page.keyboard.press('Enter')
  await expect(body(page)).toBeFocused()
  await expect(body(page)).toHaveValue(
    fill(template?.body ?? '', { person: 'Ada', staff: 'Ada Lovelace', reference: '', subject: '' }),
  )
  // On a phone the quote is as high as its lines: the composer alone scrolls.
  await page.setViewportSize({ width: 390, height: 844 })
  const quote = composer(page).locator('fieldset', { has: page.getByRole('table') })
  expect(await quote.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0)
})

test('A Spanish request offers Spanish templates first; others warn', async ({ page, closedSite }) => {
  const word = newWord()
  await store(closedSite.backend, word, {}, leadHeader({ facts: { typed: 0, language: 'es' } }))
  const desk = await openDesk(page, closedSite, word)
  await page.keyboard.press('j')
  await expect(desk.ticket.getByText('Spanish', { exact: true })).toBeVisible()
  const [first] = replies().templates.filter(({ language }) => language === 'es')
  const template = desk.ticket.getByRole('button', { name: words.work.template })
  await expect(template).toContainText(first!.label)
  await page.keyboard.press('r')
  const warning = composer(page).getByText(fill(answer.otherLanguage, { value: 'Spanish' }))
  const choose = async (label: string) => {
    await composer(page).getByRole('button', { name: words.work.template }).click()
    await page.getByRole('menuitem', { name: label }).click()
  }
  await choose(replies().templates[0]!.label)
  await expect(warning).toBeVisible()
  expect(await axe(page)).toEqual([])
  await choose(first!.label)
  await expect(warning).toBeHidden()
  await expect(body(page)).toHaveValue(/Hola/)
})

test('A pasted table is marked until it is edited, and keeps its unclear rows as text', async ({
  page,
  context,
  closedSite,
}) => {
  const word = newWord()
  await store(closedSite.backend, word)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const desk = await openDesk(page, closedSite, word)
  await page.keyboard.press('j')
  await expect(desk.ticket.getByText(word)).toBeVisible()
  await page.keyboard.press('q')
  const cell = (name: string, row = 1) => composer(page).getByRole('textbox', { name: `${name}, ${row}` })
  await cell(answer.item).focus()
  const rows = 'KM-1\tCap\tone color\t500\t12\t6000\nKM-2\tMug\t\t1000\t1.085\nBlue or green?'
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), rows)
  await page.keyboard.press('Control+V')
  await expect(cell(answer.quantity)).toHaveValue('500')
  await expect(cell(answer.price)).toHaveValue('12')
  await expect(composer(page).locator('[data-pasted]')).toHaveCount(2)
  await expect(composer(page)).toContainText('Blue or green?')
  await cell(answer.item).click()
  await expect(composer(page).locator('[data-pasted]')).toHaveCount(1)
  // A quote without its second price has no total, and is not sent.
  await expect(composer(page).locator('tfoot td')).toHaveText('–')
  await page.keyboard.press('Control+Enter')
  await expect(cell(answer.price, 2)).toBeFocused()
  await expect(cell(answer.price, 2)).toHaveAttribute('aria-invalid', 'true')
  await expect(composer(page).getByRole('alert')).toContainText(`${answer.price}, 2`)
  await composer(page)
    .getByRole('button', { name: writePrice('1.085', 'USD') })
    .click()
  await expect(cell(answer.price, 2)).toBeFocused()
  await expect(composer(page)).toContainText('$7,085.00')

  await composer(page).getByRole('button', { name: answer.addExtra }).click()
  await cell(answer.amount).fill('250')
  await page.keyboard.press('Control+Enter')
  await expect(cell(answer.extra)).toBeFocused()
  await cell(answer.extra).fill('Set-up')
  // Enter confirms a Japanese word, and stays in the cell.
  await cell(answer.extra).dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await expect(cell(answer.extra)).toBeFocused()
  await composer(page).getByRole('button', { name: answer.dropQuote }).click()
  await composer(page).getByRole('button', { name: answer.restoreQuote }).click()
  await expect(composer(page)).toContainText('$7,335.00')
  await composer(page).getByLabel(answer.delivered).fill('2020-01-02')
  await page.keyboard.press('Control+Enter')
  await expect(composer(page).getByLabel(answer.delivered)).toBeFocused()
  await expect(composer(page).getByRole('alert')).toHaveText(answer.wrong.delivered)
  expect(await axe(page, '.desk-composer')).toEqual([])
})
