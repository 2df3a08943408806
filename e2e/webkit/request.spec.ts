import { setTimeout } from 'node:timers/promises'
import { fill } from '../../lib/content/fill.ts'
import { requestWords } from '../../lib/content/request.ts'
import { reference } from '../../lib/leads/reference.ts'
import { requestWithLink } from '../../supabase/tests/support/upload.ts'
import { colleague, requestWithQuote, totals } from '../support/answers.ts'
import { onePage } from '../support/artwork/make-pdf.ts'
import { soundPdfs } from '../support/artwork/samples.ts'
import { lookHere, nothing, layoutWidths } from '../support/look-at.ts'
import { expect, expectText, expectVisible, test } from '../support/webkit/fixtures.ts'

test('The page of a request holds at every width; a note, a quote and an order go by it', async ({
  webkit,
  closedSite,
}) => {
  test.setTimeout(120_000)
  const { id, token, staff } = await requestWithQuote(
    closedSite.backend,
    {},
    { text: 'Both can be with you in time.', announced: 2 },
  )
  const { heads } = requestWords()
  await webkit.go(`${closedSite.url}/request#${token}`)
  await expectText(webkit, 'h1', heads.quoted)
  for (const width of layoutWidths) {
    await webkit.resize({ width, height: 900 })
    expect.soft(await webkit.run(lookHere, ''), `at ${width} px`).toEqual(nothing)
  }
  await webkit.type('Please by the eighth.', '.note-write textarea')
  await webkit.click('.note-write button')
  await expectText(webkit, '.note:nth-of-type(2)', 'Please by the eighth.')
  await webkit.type('Priya Raman', '.quote-sign [name=name]')
  await webkit.click('.quote-sign .button-primary')
  await expectVisible(webkit, '.quote-sign [role=group]')
  // A second press too soon would order nothing.
  await setTimeout(700)
  await webkit.click('.quote-sign [role=group] .button-primary')
  await expectText(webkit, 'h1', heads.accepted)
  await expectText(webkit, 'main', totals[1]!)
  const { messages } = (await staff.call('read_ticket', { reference: reference(id) }))!
  expect(messages.map(({ body }) => body)).toEqual(['Both can be with you in time.', 'Please by the eighth.'])

  await test.step('its step and moved day are on the page; a question about it is a new request', async () => {
    const changes = { step: 'production', note: 'Approved by phone.' }
    await staff.call('update_ticket', { ticket_id: id, changes })
    const move = { promised: '2031-12-11', why: 'The mugs need a second firing.', seen: null }
    await staff.call('move_delivery', { reference: reference(id), ...move })
    await webkit.reload()
    await expectText(webkit, 'h1', heads.order.production)
    await expectText(webkit, '.order .request-notice', move.why)
    await webkit.click('.order .request-acts .text-link')
    await webkit.type('May two boxes go to Lyon?', '#ask-of-order')
    await webkit.click('.order form .button-primary')
    await expectText(webkit, 'h1', heads.received)
    await expectText(webkit, 'main', 'May two boxes go to Lyon?')
  })
})

test('A proof is shown, changed by a pin, replaced while it is approved, and approved', async ({
  webkit,
  closedSite,
}) => {
  test.setTimeout(120_000)
  const { backend, url } = closedSite
  const { id, token } = await requestWithLink(backend)
  const staff = await colleague(backend, 'Dana Reyes')
  await staff.prove(reference(id), soundPdfs['card-bleed']!)
  const { heads, proof } = requestWords()
  await webkit.go(`${url}/request#${token}`)
  await expectText(webkit, 'h1', heads.proof)
  await webkit.click('.quote-sign .text-link')
  await expectVisible(webkit, '.proof-sheet image')
  await webkit.click('.proof-sheet')
  await webkit.type('Add a period.', '#pin-text-0')
  await webkit.click('.quote-sign .button-primary')
  await expectText(webkit, '.note:nth-of-type(2)', 'Add a period.')
  await webkit.type('Priya Raman', '.quote-sign input')
  await staff.prove(reference(id), onePage({ entries: '/TrimBox [0 0 252 144]' }))
  await webkit.click('.quote-sign .button-primary')
  await expectText(webkit, '.quote-sign [role=alert]', proof.replaced)
  await expectText(webkit, '#proof', fill(proof.heading, { number: 2 }))
  await webkit.click('.quote-sign .button-primary')
  await expectText(webkit, '#approved', proof.stamp)
  await expectText(webkit, '#approved', 'Priya Raman')
})
