import { fill } from '../../lib/content/fill.ts'
import { requestWords } from '../../lib/content/request.ts'
import { reference } from '../../lib/leads/reference.ts'
import { pagesOf, writePdf } from '../support/artwork/make-pdf.ts'
import { asColleague, words } from '../support/desk.ts'
import { fileOf } from '../support/light-table.ts'
import { expect, expectFocus, expectText, expectThere, test } from '../support/webkit/fixtures.ts'
import { openTicket, press } from '../support/webkit/ticket.ts'
import { keys } from '../support/webkit/webkit-page.ts'

// Orders whose files, colleagues and steps are not as usual.

const { answer, order } = words
const page = requestWords()
const composer = '.desk-composer'
const question = '[role="alertdialog"]'
const stepAt = (place: number, isSet: boolean) =>
  `[aria-keyshortcuts="Shift+${place}"][aria-pressed="${isSet}"]`

test('A locked PDF is no proof, and a colleague’s answer meanwhile is asked about @night', async ({
  webkit,
  closedSite,
}) => {
  test.setTimeout(120_000)
  const { visitor, staff, id } = await openTicket(webkit, closedSite)
  await webkit.type('r')
  await expectFocus(webkit, `${composer} textarea`)
  const lock = '/Encrypt << /Filter /Standard /V 1 /R 2 /O (a) /U (b) /P -4 >>'
  const locked = fileOf('locked.pdf', writePdf(pagesOf([{}]), lock))
  await webkit.type(locked, `${composer} [type="file"]`)
  await expectText(webkit, composer, answer.files.proof.locked)
  expect(await webkit.text(composer)).not.toContain(answer.files.proof.mark)

  await staff.send(reference(id), 'From Dana.')
  await webkit.type('From Ada.', `${composer} textarea`)
  await webkit.type(keys.control + keys.enter)
  await expectText(webkit, question, answer.came.ask)
  await press(webkit, answer.no, question)
  expect(await webkit.value(`${composer} textarea`)).toBe('From Ada.')
  await webkit.type(keys.control + keys.enter, `${composer} textarea`)
  await press(webkit, answer.yes, question)
  await expect.poll(() => webkit.visible(composer), { timeout: 30_000 }).toBe(false)
  await staff.waitUntilSent(reference(id))
  await webkit.go(visitor)
  for (const line of ['From Dana.', 'From Ada.']) await expectText(webkit, 'main', line)
})

test('A colleague’s step is met, a step back takes a reason, and a reorder is sent @night', async ({
  webkit,
  closedSite,
}) => {
  test.setTimeout(120_000)
  const { list, visitor, id } = await openTicket(webkit, closedSite, true)
  await asColleague(closedSite.backend, reference(id), { step: 'approved' })
  await webkit.type(`${keys.shift}1`)
  await expectText(webkit, question, order.steps.approved)
  await press(webkit, fill(words.conflict.no, { by: 'Marco Rossi' }), question)
  await expectThere(webkit, stepAt(2, true))
  await webkit.go(list.replace('view=all', 'view=produce'))
  await expectText(webkit, '.desk-row', 'Ada')

  await webkit.click('.desk-row .desk-name')
  await expectThere(webkit, stepAt(3, false))
  await webkit.type(`${keys.shift}3`)
  await expectThere(webkit, stepAt(3, true))
  await webkit.type(`${keys.shift}2`)
  await expectText(webkit, '.desk-stub', fill(order.back.ask, { step: order.steps.approved }))
  await press(webkit, order.back.yes, '.desk-stub')
  await expectText(webkit, '.desk-stub [role="alert"]', order.back.missing)
  await webkit.type(`The plates are wrong.${keys.enter}`, '.desk-stub [name="why"]')
  await expectThere(webkit, stepAt(2, true))
  await expectText(webkit, 'article', 'The plates are wrong.')

  await webkit.go(visitor)
  await press(webkit, page.again.reorder.open)
  await webkit.type('1,000 this time.')
  await press(webkit, page.again.reorder.send)
  await expectText(webkit, 'h1', page.heads.received)
  await expectText(webkit, 'main', '1,000 this time.')
})
