import assert from 'node:assert/strict'
import { Buffer } from 'node:buffer'
import { createHmac } from 'node:crypto'
import mailWords from '../send-notifications/words.json' with { type: 'json' }
import { NoMail } from './fetch-mail.ts'
import { isSigned } from './is-signed.ts'
import { readMail } from './read-mail.ts'

const own = (address: string) => address.endsWith('@in.keyline.example')
const read = (head: string, body: string | Uint8Array = 'Yes, please.') => {
  const lines = `From: Ada <Ada@Example.com>\nMessage-ID: <1@example.com>\n${head}\n\n`.replaceAll(
    '\n',
    '\r\n',
  )
  return readMail(new Uint8Array(Buffer.concat([Buffer.from(lines), Buffer.from(body)])), own)
}
const note = async (...mail: Parameters<typeof read>) => {
  const found = await read(...mail)
  return found?.kind === 'note' ? found : assert.fail()
}
const mixed = 'MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=B'
const parts = (...all: string[]) =>
  `${all.map((one) => `--B\n${one}\n`).join('')}--B--\n`.replaceAll('\n', '\r\n')
const words = 'Content-Type: text/plain\n\nLooks good.'

Deno.test('a note has its writer, its words and a key that its Message-ID makes', async () => {
  const first = await note('Subject: Re: x')
  assert.deepEqual(
    { ...first, key: '' },
    { kind: 'note', key: '', from: 'ada@example.com', body: 'Yes, please.', files: [] },
  )
  assert.equal((await note('Subject: y', 'Other words')).key, first.key)
  const stranger = 'From: Bob <b@x.example>\r\nMessage-ID: <1@example.com>\r\n\r\nx'
  assert.notEqual(Object(await readMail(new TextEncoder().encode(stranger), own)).key, first.key)
  assert.match(first.key, /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  const bare = (body: string) => readMail(new TextEncoder().encode(`From: a@b.example\r\n\r\n${body}`), own)
  const [one, same, other] = (await Promise.all(['x', 'x', 'y'].map(bare))).map((mail) => Object(mail).key)
  assert.ok(one === same && one !== other && one !== first.key)
})

Deno.test('a forwarded mail comes whole, and a mail without words by its subject', async () => {
  const body =
    'See below.\n\n---------- Forwarded message ---------\nFrom: Bob <b@x.example>\nDate: today\nTo: Ada\n\nThe logo is old.'
  assert.equal((await note('Subject: Fwd: Logo', body)).body, body)
  assert.equal((await note('Subject: Re: the logo', '  ')).body, 'Re: the logo')
})

Deno.test('Japanese in ISO-2022-JP is read, and HTML alone is read as words', async () => {
  const japanese = Buffer.from([0x1b, 0x24, 0x42, 0x24, 0x4f, 0x24, 0x24, 0x1b, 0x28, 0x42])
  assert.equal((await note('Content-Type: text/plain; charset=ISO-2022-JP', japanese)).body, 'はい')
  const html = `<html><style>p{}</style><p>Yes &amp; no<br>Ada</p><div>On Thu, Keyline wrote:<blockquote>A question<p>${mailWords.brand.legalName.replace('&', '&amp;')}</blockquote></div>`
  assert.equal((await note('Content-Type: text/html', html)).body, 'Yes & no\nAda')
  const table =
    '<table><tr><td>M&uuml;ller&#8217;s &quot;5 &lt; 6&quot; &amp;lt;<td>5 < 6</td><td>&Ccedil; &euro; &#x41; &odd;</td></tr></table>'
  assert.equal((await note('Content-Type: text/html', table)).body, 'Müller’s "5 < 6" &lt;5 < 6  Ç € A &odd;')
})

Deno.test('letters that a mail does not name, or calls ASCII, are read as what they are', async () => {
  for (const head of ['Subject: x', 'Content-Type: text/plain; charset="us-ascii"'])
    for (const letters of ['latin1', 'utf8'] as const)
      assert.equal((await note(head, Buffer.from('Größe für José', letters))).body, 'Größe für José')
  // The mark of a letter that was lost on the way does not mean another encoding.
  assert.equal((await note('Subject: x', 'Größe \ufffd')).body, 'Größe \ufffd')
})

Deno.test(
  'files come with their names; marks of signed mails and small pictures in the words do not',
  async () => {
    const file = (type: string, name: string) =>
      `Content-Type: ${type}; name="${name}"\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\nAQID`
    const { body, files } = await note(
      mixed,
      parts(
        words,
        file('application/pkcs7-signature', 'smime.p7s'),
        file('application/pdf', 'logo.pdf'),
        file('application/ms-tnef', 'winmail.dat'),
        `Content-Type: multipart/related; boundary=C\n\n--C\nContent-Type: image/png; name=us.png\nContent-ID: <us>\nContent-Disposition: inline\nContent-Transfer-Encoding: base64\n\nAQID\n--C\nContent-ID: <c>\n${file('image/png', 'c.png')}\n--C\nContent-ID: <d>\n${file('application/pdf', 'd.pdf').replace('attachment;', 'inline;')}\n--C--`,
      ),
    )
    assert.equal(body, 'Looks good.')
    assert.deepEqual(
      files.map(({ name }) => name),
      ['logo.pdf', 'winmail.dat', 'c.png', 'd.pdf'],
    )
    assert.deepEqual(files[0]?.bytes, new Uint8Array([1, 2, 3]))
  },
)

Deno.test('a mail that nobody can read, or that costs too much to read, is refused', async () => {
  const nested = Array.from(
    { length: 60 },
    (_, at) => `Content-Type: multipart/mixed; boundary=B${at}\n\n--B${at}\n`,
  )
  await assert.rejects(read(nested.join('').trimEnd()), (error) => error instanceof NoMail)
  const lines = new Uint8Array(60_000).fill(10)
  await assert.rejects(read('Subject: x', lines), (error) => error instanceof NoMail)
  assert.equal((await note('Subject: x', 'é\0'.repeat(3))).body, 'ééé')
})

Deno.test('an attached mail is a file, and no name breaks a line', async () => {
  const { body, files } = await note(
    mixed,
    parts(
      words,
      'Content-Type: message/rfc822\n\nFrom: b@x.example\n\nNot mine.',
      'Content-Type: application/pdf; name="=?utf-8?Q?a=00=0Ab.pdf?="\n\nx',
    ),
  )
  assert.equal(body, 'Looks good.')
  assert.deepEqual(
    files.map(({ name }) => name),
    ['file', 'a b.pdf'],
  )
})

Deno.test('the rest of a note that is too long for the page goes along as a file', async () => {
  const { body, files } = await note('Subject: x', 'é '.repeat(9_000))
  assert.equal([...body].length, 8_000)
  assert.deepEqual(
    files.map(({ name, bytes }) => [name, bytes.length]),
    [['mail.txt', 9_000 * 3 - 1]],
  )
})

for (const head of [
  'Auto-Submitted: auto-replied',
  'Auto-Submitted: auto-generated (vacation)',
  'Content-Type: multipart/report; report-type=disposition-notification; boundary=B',
  'Precedence: bulk',
  'Precedence: auto_reply',
  'X-Autoreply: yes',
  'List-Id: <news.example.com>',
  'From: MAILER-DAEMON@example.com',
  'From: x@in.keyline.example',
])
  Deno.test(`${head}: no person wrote it to us`, async () => {
    const raw = `${head}\r\n${head.startsWith('From') ? '' : 'From: ada@example.com\r\n'}\r\nAway.`
    assert.equal(await readMail(new TextEncoder().encode(raw), own), null)
  })

Deno.test('Auto-Submitted: no is a person’s, and a mail without a sender nobody’s', async () => {
  assert.equal((await note('Auto-Submitted: no')).body, 'Yes, please.')
  assert.equal(await readMail(new TextEncoder().encode('Subject: x\r\n\r\ny'), own), null)
})

Deno.test('a report names the addresses that are not reached, and not those that are late', async () => {
  const group = (address: string, action: string) =>
    `Final-Recipient: rfc822; ${address}\nAction: ${action}\nStatus: 5.1.1`
  const report = [
    'Reporting-MTA: dns; mx',
    group('Ada@Example.com', 'failed'),
    group('b@x.example', 'delayed'),
  ].join('\n\n')
  const head =
    'Auto-Submitted: auto-replied\nMIME-Version: 1.0\nContent-Type: multipart/report; report-type=delivery-status; boundary=B'
  const found = await read(head, parts(words, `Content-Type: message/delivery-status\n\n${report}`))
  assert.deepEqual(found, { kind: 'bounce', addresses: ['Ada@Example.com'] })
})

Deno.test('a call counts as signed for five minutes, by either secret; a redelivery is signed anew', () => {
  const secret = `whsec_${Buffer.from('key').toString('base64')}`
  const now = 1_800_000_000_000
  const sign = (at: number, body = '{}', key = 'key') =>
    `v1,${createHmac('sha256', key).update(`m.${at}.${body}`).digest('base64')}`
  const isOne = (at: number, signature: string, body = '{}') => {
    const headers = { 'svix-id': 'm', 'svix-timestamp': String(at), 'svix-signature': signature }
    return isSigned(new Headers(headers), body, secret, now)
  }
  const at = now / 1000
  assert.ok(isOne(at, sign(at)) && isOne(at - 299, sign(at - 299)) && isOne(at, `v1,old ${sign(at)}`))
  const hour = at - 3_600
  for (const [when, signature, body] of [
    [hour, sign(hour)],
    [at + 301, sign(at + 301)],
    [at, sign(at), '{"x":1}'],
    [at, sign(hour)],
    [at, sign(at, '{}', 'guess')],
    [at, sign(at).replace('v1,', 'v2,')],
    [at, ''],
  ] as const)
    assert.ok(!isOne(when, signature, body))
  assert.ok(!isSigned(new Headers(), '{}', secret, now))
})
