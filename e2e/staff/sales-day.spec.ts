import type { Locator } from '@playwright/test'
import { fill } from '../../lib/content/fill.ts'
import { requestWords } from '../../lib/content/request.ts'
import { removeStaff } from '../../lib/staff/accounts/staff.ts'
import { requestWithLink } from '../../supabase/tests/support/upload.ts'
import { accept, colleague } from '../support/answers.ts'
import { openDesk, statuses, words } from '../support/desk.ts'
import { expect, test } from '../support/fixtures.ts'
import { newWord } from '../support/staff-list.ts'

const { answer, byPhone } = words
const page_ = requestWords()
const cells = ['Tote bag', 'Two colours', '250', '2.35']
/** The same line as three programs copy it: with columns, with a numbered amount, and from a mail. */
const copied = [
  'Tote bag\tTwo colours\t250\t2,35\n',
  'Item\tDecoration\tQty\tUnit price\tAmount\nTote bag\tTwo colours\t250 pcs\t$2.35\t$587.50\n',
  '| TB-1 | Tote bag | Two colours | 250 | 2.35 | 587.50 |',
]

for (const way of ['keyboard', 'mouse'] as const)
  test(`A salesperson’s day by ${way}: twenty answers, ten quotes and an order by phone @night`, async ({
    page,
    context,
    browser,
    closedSite,
  }) => {
    test.setTimeout(600_000)
    const word = newWord()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const tokens: string[] = []
    const ids: string[] = []
    const nameOf = (turn: number) => `Visitor${String.fromCodePoint(65 + turn)}`
    for (let turn = 0; turn < 20; turn += 1) {
      const change = { company: word, firstName: nameOf(turn), email: `${word}${turn}@example.com` }
      const { id, token } = await requestWithLink(closedSite.backend, 0, change)
      ids.push(id)
      tokens.push(token)
    }
    const desk = await openDesk(page, closedSite, word, '&view=all')
    const composer = page.locator('.desk-composer')
    const body = composer.getByRole('textbox', { name: answer.message, exact: true })
    const cell = (name: string) => composer.getByRole('textbox', { name, exact: true })
    const byKeyboard = way === 'keyboard'
    const act = async (control: Locator) => {
      if (!byKeyboard) return control.click()
      await control.focus()
      await page.keyboard.press('Enter')
    }
    const begin = async (turn: number, isQuote: boolean) => {
      const link = desk.row(nameOf(turn)).getByRole('link')
      await (byKeyboard ? link.press('Enter') : link.click())
      await expect(desk.ticket.getByRole('heading', { level: 2, name: nameOf(turn) })).toBeVisible()
      const open = desk.ticket.getByRole('button', { name: isQuote ? answer.openQuote : answer.open })
      await (byKeyboard ? page.keyboard.press(isQuote ? 'q' : 'r') : open.first().click())
      await expect(body).toBeFocused()
    }
    const send = () =>
      byKeyboard ? page.keyboard.press('Control+Enter') : act(composer.getByText(answer.send))
    const visit = async (turn: number) => {
      const visitor = await (await browser.newContext()).newPage()
      await visitor.goto(`${closedSite.url}/request#${tokens[turn]}`)
      return visitor
    }

    await test.step('Twenty answers, every second one with a quote, three of them pasted', async () => {
      for (let turn = 0; turn < 20; turn += 1) {
        const isQuote = turn % 2 === 0
        await begin(turn, isQuote)
        await page.keyboard.type(`Answer ${turn}`)
        if (isQuote) {
          const first = cell(`${answer.item}, 1`)
          await (byKeyboard ? first.focus() : first.click())
          const table = copied[turn / 2]
          if (table) {
            await page.evaluate((text) => navigator.clipboard.writeText(text), table)
            await page.keyboard.press('ControlOrMeta+V')
          } else
            for (const text of cells) {
              await page.keyboard.type(text)
              await page.keyboard.press('Tab')
            }
          await expect(composer).toContainText('$587.50')
        }
        if (turn === 7)
          await test.step('A note that comes in meanwhile is asked about', async () => {
            const visitor = await visit(turn)
            await visitor.getByRole('textbox', { name: page_.notes.field }).fill('STOP: 50 only')
            await visitor.getByRole('button', { name: page_.notes.send, exact: true }).click()
            await expect(visitor.locator('.note')).toContainText('STOP')
            await visitor.context().close()
            await send()
            await expect(composer).toContainText('STOP: 50 only')
            await act(desk.answer(answer.yes))
          })
        else await send()
        // The next ticket is opened while this answer waits: Escape would undo it.
        await expect(composer.getByRole('button', { name: answer.undo })).toBeFocused()
      }
      const rows = (status: string) => desk.rows.filter({ hasText: status })
      await expect(rows(statuses.quoted)).toHaveCount(10, { timeout: 30_000 })
      await expect(rows(statuses.contacted)).toHaveCount(10, { timeout: 30_000 })
    })

    await test.step('One accepts by phone', async () => {
      await act(desk.row(nameOf(0)).getByRole('link'))
      await expect(desk.ticket.getByRole('heading', { level: 2, name: nameOf(0) })).toBeVisible()
      await (byKeyboard ? page.keyboard.press('4') : desk.status('won').click())
      const form = desk.ticket.getByRole('form', { name: fill(byPhone.heading, { number: 1 }) })
      await form.getByLabel(byPhone.name).fill('Sam Buyer')
      await form.getByLabel(byPhone.order).fill('PO-2291')
      await act(form.getByRole('button', { name: byPhone.yes }))
      await expect(desk.row(nameOf(0))).toContainText(statuses.won)
    })

    await test.step('A change of the order begins with it and takes its place once it is accepted', async () => {
      await begin(0, true)
      await expect(cell(`${answer.item}, 1`)).toHaveValue('Tote bag')
      await composer.getByRole('combobox', { name: answer.relation }).selectOption('change')
      await cell(`${answer.quantity}, 1`).fill('500')
      await expect(composer).toContainText('$1,175.00')
      await send()
      await expect(composer).toHaveCount(0, { timeout: 20_000 })
      await expect(desk.row(nameOf(0))).toContainText(fill(answer.more, { number: 2 }))
      const visitor = await visit(0)
      await expect(visitor.getByRole('main')).toContainText(page_.quote.change)
      await accept(visitor, 'Sam Buyer')
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(page_.heads.accepted)
      await expect(visitor.getByRole('main')).not.toContainText(page_.quote.change)
      await expect(visitor.getByRole('main')).toContainText(
        fill(page_.quote.inPlaceOf, { number: 1, day: '' }).trim(),
      )
      await visitor.context().close()
      await expect(desk.row(nameOf(0))).toContainText('$1,175', { timeout: 20_000 })
    })

    await test.step('A colleague goes: the open quote is nobody’s and in view', async () => {
      const { url, secretKey } = closedSite.backend
      const { email, call } = await colleague(closedSite.backend, 'Marco Rossi')
      for (const id of [ids[2], ids[4]])
        await call('update_ticket', { ticket_id: id, changes: { owner: 'me' } })
      await expect(desk.row(nameOf(2))).toContainText('Marco', { timeout: 20_000 })
      await removeStaff({ url, secretKey, hosted: false }, email)
      await act(desk.tab('quotes'))
      await expect(desk.rows).toHaveCount(9)
      await expect(desk.row(nameOf(2))).toBeVisible()
    })
  })
