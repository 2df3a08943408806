import assert from 'node:assert/strict'
import { keys } from '../_shared/contract.ts'
import { accepted } from '../send-contact-form/examples.ts'
import { confirm } from './compose.ts'
import { claim, submission } from './testing.ts'
import words from './words.json' with { type: 'json' }

const mail = {
  url: '',
  key: '',
  from: 'Keyline <a@keyline.example>',
  to: ['b@keyline.example'],
  perSecond: 2,
}
const write = (change: Record<string, string>, promised: string | null = '2026-11-21T03:00:00+00:00') =>
  confirm(
    { ...claim, promised, submission: { ...submission, form_data: { ...submission.form_data, ...change } } },
    mail,
  )

Deno.test('the visitor reads the reference and the day of the answer, and an answer goes to sales', () => {
  const name = 'KL-7F3A-0142-9BC1'
  const { text, ...head } = write({}) ?? assert.fail()
  assert.deepEqual(head, {
    from: 'Keyline <a@keyline.example>',
    to: ['ada@example.com'],
    subject: words.subject.replace('{reference}', name),
    reply_to: 'b@keyline.example',
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  })
  const opening = words.opening.replace('{reference}', name)
  // The company's own day: in its zone it is still the one before.
  const answer = words.answer.replace('{day}', 'Friday, November 20, 2026')
  assert.equal(text, `${opening}\n\n${answer}\n\n${words.closing}`)
  assert.equal(write({}, null)?.text, `${opening}\n\n${words.closing}`)
})

Deno.test('whatever is typed, the mail is the same to the letter', () => {
  const plain = write({}) ?? assert.fail()
  const evil = [
    'https://evil.example www.evil.example e@evil.example\r\nBcc: evil@example.com',
    'evil.\u200bexample evil.\u00adexample evil\u3002example evil\uff0eexample https:/evil https:\\\\evil',
    'tel:+1900 sms:+1900 bitcoin:1A $& {reference} {day} {phone}',
  ]
  for (const field of keys.filter((key) => key !== 'email'))
    for (const bait of evil) assert.deepEqual(write({ [field]: bait }), plain)
})

Deno.test('an address that could be read as more than one gets nothing', () => {
  for (const email of ['a@b.example,c@d.example', 'A <a@b.example>', 'a@b.example\nBcc: c@d.example', ''])
    assert.equal(write({ email }), null)
})

for (const { name, body } of accepted)
  Deno.test(`a mail can be made for ${name}, or none`, () => {
    const { to } = write(body as Record<string, string>) ?? {}
    assert.ok(to === undefined || to.length === 1)
  })
