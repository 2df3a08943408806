import assert from 'node:assert/strict'
import { mailboxOf } from './mailbox.ts'

Deno.test('one mailbox is counted as one, however its address is written', () => {
  for (const email of ['ada@example.com', 'Ada@Example.COM', 'a.d.a@example.com', 'ada+1@example.com'])
    assert.equal(mailboxOf(email)?.mailbox, 'ada@example.com')
  assert.equal(mailboxOf('A.da+x@googlemail.com')?.mailbox, mailboxOf('ada@gmail.com')?.mailbox)
  assert.notEqual(mailboxOf('+1@example.com')?.mailbox, mailboxOf('+2@example.com')?.mailbox)
})

Deno.test('a company’s own domain is told, a provider’s is nobody’s', () => {
  assert.equal(mailboxOf('ada@Northbeam.example')?.company, 'northbeam.example')
  for (const domain of ['gmail.com', 'GoogleMail.com', 'hotmail.co.uk'])
    assert.equal(mailboxOf(`ada@${domain}`)?.company, null)
})

Deno.test('a text that could be read as several addresses, or as a header, is refused', () => {
  const wrong = [
    '',
    'a@b.example,c@d.example',
    'a@b.example;c@d.example',
    '"a b"@c.example',
    'A <a@b.example>',
    'é@b.example',
    'a@b.example\r\nBcc: c@d.example',
  ]
  for (const email of wrong) assert.equal(mailboxOf(email), null)
})
