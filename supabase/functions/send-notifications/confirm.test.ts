import assert from 'node:assert/strict'
import { accepted } from '../send-contact-form/examples.ts'
import { confirm } from './confirm.ts'
import { submission } from './testing.ts'
import words from './words.json' with { type: 'json' }

const mail = {
  url: '',
  key: '',
  from: 'Keyline <a@keyline.example>',
  to: ['b@keyline.example'],
  perSecond: 2,
}
const write = (change: Record<string, string>) =>
  confirm({ ...submission, form_data: { ...submission.form_data, ...change } }, mail)

Deno.test('the visitor reads the reference and what was sent, and an answer goes to sales', () => {
  const name = 'KL-7F3A-0142-9BC1'
  const { text, ...head } = write({ quantity: '' }) ?? assert.fail()
  assert.deepEqual(head, {
    from: 'Keyline <a@keyline.example>',
    to: ['ada@example.com'],
    subject: words.subject.replace('{reference}', name),
    reply_to: 'b@keyline.example',
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  })
  const [opening, closing] = [words.opening.replace('{reference}', name), words.closing]
  assert.ok(text.startsWith(`${opening}\n\nFirst name: Ada\n`) && text.endsWith(`\n\n${closing}`))
  assert.ok(
    text.includes('Email: ada@example.com\n') && text.includes('\nMugs with our logo,\ntwo colours.\n'),
  )
  assert.ok(!text.includes('Quantity'))
})

Deno.test('nothing that was typed is in a header, and no link of it is one to a stranger', () => {
  const evil =
    'Win! https://evil.example/x www.evil.example evil.example mailto:e@evil.example e@evil.example'
  const plain = write({}) ?? assert.fail()
  for (const field of ['firstName', 'lastName', 'company', 'phone', 'quantity', 'details']) {
    const { text, ...head } = write({ [field]: `${evil}\r\nBcc: evil@example.com` }) ?? assert.fail()
    assert.deepEqual({ ...head, text: '' }, { ...plain, text: '' })
    assert.ok(text.includes(words.link) && text.includes('Win!'))
    assert.doesNotMatch(text.replace('Email: ada@example.com', ''), /\w\.[a-z]{2}|:\/\/|\w@\w/)
  }
})

Deno.test('an address that could be read as more than one gets nothing', () => {
  for (const email of ['a@b.example,c@d.example', 'A <a@b.example>', 'a@b.example\nBcc: c@d.example', ''])
    assert.equal(write({ email }), null)
})

for (const { name, body } of accepted)
  Deno.test(`a copy can be made of ${name}, or none`, () => {
    const { to } = write(body as Record<string, string>) ?? {}
    assert.ok(to === undefined || to.length === 1)
  })
