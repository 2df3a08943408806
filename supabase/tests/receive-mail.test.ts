import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { replyAddress, replyToken } from '../functions/_shared/reply-address.ts'
import { mails } from '../../lib/content/mails.ts'
import { office } from '../../lib/content/office.ts'
import { inLanguage } from '../../lib/language/spoken.ts'
import { answerBy } from '../functions/_shared/answer-by.ts'
import { listen } from '../local/listen.ts'
import { startBackend, removeFolders, rows } from './support/backend.ts'
import { inbound, startInbound } from './support/inbound-function.ts'
import { ask } from './support/sign-in.ts'
import { startMailService, type MailService } from './support/mail-service.ts'
import { form, pdfOf, requestWithLink, uploads } from './support/upload.ts'

// Mail that joins in: the real functions and database; only the mail service is a stand-in.

let service: MailService
let backend: Awaited<ReturnType<typeof startBackend>>
let function_: Awaited<ReturnType<typeof startInbound>>
beforeAll(async () => {
  service = await startMailService()
  backend = await startBackend()
  function_ = await startInbound(backend, service)
})
afterAll(async () => {
  await function_.stop()
  await backend.stop()
  service.stop()
  removeFolders()
})

type File = { name: string; bytes: Buffer }
let count = 0

/** A mail at the mail service, and the call about it. */
function mailTo(
  id: string,
  body: string,
  { from = form().email!, head = '', files = [] as File[], minutesAgo = 0, like = '' } = {},
) {
  const email_id = `mail-${(count += 1)}`
  const parts = files.map(
    ({ name, bytes }) =>
      `--B\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${bytes.toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`,
  )
  const raw = `From: Ada <${from}>\r\nMessage-ID: <${like || email_id}@example.com>\r\n${head}MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=B\r\n\r\n--B\r\n\r\n${body}\r\n${parts.join('')}--B--\r\n`
  service.received.set(email_id, Buffer.from(raw))
  const created_at = new Date(Date.now() - minutesAgo * 60_000).toISOString()
  return { email_id, to: [`Keyline <${replyAddress(inbound, id)}>`], created_at }
}
const take = (data: object) => function_.call('email.received', data)
async function open(claims = {}) {
  const { id, token } = await requestWithLink(backend, 2, {}, claims)
  const read = async () =>
    (await uploads(backend, token).list())[1] as {
      messages: Note[]
      promised: string
      files: { name: string; state: string }[]
    }
  return { id, read }
}
type Note = { body: string; by: string | null; stranger: boolean }
const rest = async (name: string, body: object) =>
  (await ask(backend, `/rest/v1/rpc/${name}`, { key: backend.secretKey, body })).json()

test('a reply is a note on its request with its files, once, however often the service calls', async () => {
  const { id, read } = await open()
  const files = [{ name: 'logo.pdf', bytes: pdfOf(5_000_000) }]
  const mail = mailTo(id, 'Yes.\r\n\r\nOn Thu, Keyline wrote:\r\n> A question', { files })
  expect(await take(mail)).toEqual([200, 'stored'])
  const ten = await Promise.all(Array.from({ length: 10 }, () => take(mail)))
  expect(new Set(ten.map(String))).toEqual(new Set(['200,stored']))
  const page = await read()
  expect(page.messages).toMatchObject([{ body: 'Yes.', by: null, stranger: false }])
  expect(page.files).toMatchObject([{ name: 'logo.pdf', state: 'arrived' }])
})

test('a mail to two requests is a note on each, once, and its files are on each', async () => {
  const one = await open()
  const other = await open()
  const files = [{ name: 'logo.pdf', bytes: pdfOf(100) }]
  const mail = mailTo(one.id, 'For both', { files })
  const both = { ...mail, cc: [replyAddress(inbound, other.id)] }
  expect(await take(both)).toEqual([200, 'stored'])
  expect(await take(both)).toEqual([200, 'stored'])
  for (const { read } of [one, other])
    expect(await read()).toMatchObject({ messages: [{ body: 'For both' }], files: [{ name: 'logo.pdf' }] })
  // If one request was erased, the mail still reaches the other.
  const late = { ...mailTo(one.id, 'Later'), cc: [replyAddress(inbound, crypto.randomUUID())] }
  expect(await take(late)).toEqual([200, 'stored_erased'])
})

test('the note says so if only Outlook opens a package', async () => {
  const { id, read } = await open()
  const bytes = Buffer.concat([Buffer.from([0x78, 0x9f, 0x3e, 0x22]), Buffer.alloc(500)])
  await take(mailTo(id, 'See this', { files: [{ name: 'winmail.dat', bytes }] }))
  expect((await read()).messages[0]?.body).toContain(mails().mail.packed.replace('{file}', 'winmail.dat'))
})

test('a person who wrote to another’s request by mail is erased from it, with the files', async () => {
  const { id, read } = await open()
  await take(mailTo(id, 'Mine', { files: [{ name: 'own.pdf', bytes: pdfOf(90) }] }))
  const files = [{ name: 'bob.pdf', bytes: pdfOf(100) }]
  await take(mailTo(id, 'His', { from: 'Bob@Else.example', files }))
  expect(await rest('count_mails', { address: ' bob@else.example' })).toBe(1)
  expect(await rest('erase_submissions', { address: 'BOB@else.example', carry_out: true })).toBe(0)
  expect(await rest('count_mails', { address: 'bob@else.example' })).toBe(0)
  expect(await read()).toMatchObject({ messages: [{ body: 'Mine' }], files: [{ name: 'own.pdf' }] })
})

test('mails stand in the order in which they came, and another address is marked', async () => {
  const { id, read } = await open()
  await take(mailTo(id, 'Second', { minutesAgo: 1 }))
  const files = [{ name: 'logo.pdf', bytes: pdfOf(100) }]
  const first = mailTo(id, 'First', { minutesAgo: 2, from: 'bob@example.com', files })
  await take(first)
  expect((await read()).messages.map(({ body, stranger }) => [body, stranger])).toEqual([
    [`First\n\n${mails().mail.taken.replace('{file}', 'logo.pdf')}`, true],
    ['Second', false],
  ])
  // With a Message-ID that is another's.
  await take(mailTo(id, 'Third', { from: 'eve@example.com', like: first.email_id }))
  const { messages, promised } = await read()
  expect(messages.map(({ stranger }) => stranger)).toEqual([true, false, true])
  expect(Math.abs(Date.parse(promised) - answerBy(Date.now(), office()))).toBeLessThan(20 * 60_000)
})

test('a file that our rules refuse is named in the note', async () => {
  const { id, read } = await open()
  const files = [{ name: 'a.exe', bytes: Buffer.from('MZ and so on') }]
  expect(await take(mailTo(id, 'See this', { files }))).toEqual([200, 'stored'])
  const { messages, files: kept } = await read()
  expect(messages[0]?.body).toBe(`See this\n\n${mails().mail.notTaken.replace('{file}', 'a.exe')}`)
  expect(kept).toEqual([])
  const many = Array.from({ length: 110 }, (_, at) => ({ ...files[0]!, name: `${at}${'x'.repeat(190)}.exe` }))
  expect(await take(mailTo(id, 'And these', { files: many }))).toEqual([200, 'stored'])
  expect((await read()).messages[1]?.body.length).toBeLessThan(600)
})

test('a file is refused in the language of the request', async () => {
  const { id, read } = await open({ facts: { typed: 0, language: 'es' } })
  const files = [{ name: 'a.exe', bytes: Buffer.from('MZ and so on') }]
  await take(mailTo(id, 'Mire', { files }))
  const { notTaken } = inLanguage('es', () => mails().mail)
  expect((await read()).messages[0]?.body).toBe(`Mire\n\n${notTaken.replace('{file}', 'a.exe')}`)
})

test('a mail whose files cannot come now comes again; after hours its words are stored', async () => {
  const { id, read } = await open()
  const files = [{ name: 'a.pdf', bytes: pdfOf(100) }]
  const full = createServer((call, answer) => void pass(call, answer))
  const url = await listen(full)
  const limited = await startInbound({ ...backend, url }, service)
  const receive = (more: object) => limited.call('email.received', mailTo(id, 'Then', { files, ...more }))
  const answers = [await receive({}), await receive({ minutesAgo: 180 })]
  await limited.stop()
  full.close()
  expect(answers).toEqual([
    [503, 'status_429'],
    [200, 'stored'],
  ])
  expect((await read()).messages.map(({ body }) => body)).toEqual([
    `Then\n\n${mails().mail.notTaken.replace('{file}', 'a.pdf')}`,
  ])
})

/** Passes calls on to the backend; files are refused, as there are too many in this hour. */
async function pass(call: IncomingMessage, answer: ServerResponse) {
  const { url = '', headers } = call
  if (url.includes('/send-artwork/')) return answer.writeHead(429).end()
  const { apikey = '', authorization = '' } = headers as Record<string, string>
  const passed = await fetch(`${backend.url}${url}`, {
    method: 'POST',
    headers: { apikey, authorization, 'content-type': 'application/json' },
    body: await text(call),
  })
  return answer.writeHead(passed.status).end(await passed.text())
}

test('a mail of 40 MB is read', async () => {
  const { id, read } = await open()
  const files = [{ name: 'large.pdf', bytes: pdfOf(29_000_000) }]
  expect(await take(mailTo(id, 'Large', { files }))).toEqual([200, 'stored'])
  expect(await read()).toMatchObject({ messages: [{ body: 'Large' }], files: [{ state: 'arrived' }] })
})

test('automatic mail, and mail to a guessed or erased request, is not stored', async () => {
  const { id, read } = await open()
  expect(await take(mailTo(id, 'Away', { head: 'Auto-Submitted: auto-replied\r\n' }))).toEqual([
    200,
    'automatic',
  ])
  expect(await take(mailTo(id, 'Round', { from: replyAddress(inbound, id) }))).toEqual([200, 'automatic'])
  const other = replyAddress({ ...inbound, key: 'x' }, id)
  expect(await take({ ...mailTo(id, 'Guessed'), to: [other, 'sales@keyline.example'] })).toEqual([
    200,
    'unknown_address',
  ])
  expect((await read()).messages).toEqual([])
  const gone = mailTo(id, 'Late', { files: [{ name: 'a.pdf', bytes: pdfOf(100) }] })
  await rest('erase_submissions', { address: form().email, carry_out: true })
  expect(await take(gone)).toEqual([200, 'erased'])
  expect(await rows(backend)).toEqual([])
})

test('a forged call is refused, and one in a bad hour is to come again', async () => {
  const { id, read } = await open()
  const mail = mailTo(id, 'Later')
  expect(await function_.call('email.received', mail, 'v1,Zm9yZ2Vk')).toEqual([401, 'unsigned'])
  service.mood = 'down'
  expect((await take(mail))[0]).toBe(503)
  service.mood = 'up'
  expect(await take(mail)).toEqual([200, 'stored'])
  expect((await read()).messages).toMatchObject([{ body: 'Later' }])
  expect(function_.said.join()).not.toContain('example.com')
})

test('an address that refuses our mail is noted once', async () => {
  const { id } = await open()
  const tags = [{ name: 'request', value: replyToken(inbound, id) }]
  const bounce = { tags, to: [form().email] }
  expect(await function_.call('email.bounced', bounce)).toEqual([200, 'bounced'])
  expect(await function_.call('email.bounced', { ...bounce, tags: { request: tags[0]!.value } })).toEqual([
    200,
    'bounced',
  ])
  for (const address of [form().email, 'other@example.com'])
    expect(await rest('record_bounce', { request: id, address })).toBe(false)
  expect(await function_.call('email.bounced', { to: ['x@example.com'] })).toEqual([200, 'unknown_address'])
  expect(await function_.call('email.opened', bounce)).toEqual([200, 'other'])
})
