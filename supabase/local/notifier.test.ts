import { mails } from '../../lib/content/mails.ts'
import { leadHeader } from '../functions/_shared/lead-header.ts'
import { reference } from '../../lib/leads/reference.ts'
import { removeFolders, rows, startBackend, until } from '../tests/support/backend.ts'
import { form, send } from '../tests/support/upload.ts'
import { mailEnv, type MailService, startMailService } from '../tests/support/mail-service.ts'

// Mails about stored requests: the real function under Deno and the real outbox; only the mail service is a stand-in.

let service: MailService
let backend: Awaited<ReturnType<typeof startBackend>>

beforeAll(async () => {
  service = await startMailService()
  backend = await startBackend({ mailEnv: mailEnv(service.url) })
})
afterAll(async () => {
  await backend.stop()
  service.stop()
  removeFolders()
})

const mailsTo = (address: unknown) =>
  [...service.delivered.values()].filter(({ to }) => JSON.stringify(to) === JSON.stringify([address]))
const toSales = () => mailsTo('sales@keyline.example')
const subjects = (): string[] => toSales().map(({ subject }) => String(subject))

test('a request is mailed to sales and its visitor once; a flagged one to sales, as doubtful', async () => {
  const flagged = await send(backend, form(), crypto.randomUUID(), leadHeader({ spam: true }))
  const { id } = await (await send(backend, form())).json()
  await until(() => service.delivered.size > 2)
  const robot = await flagged.json()
  expect(robot).toMatchObject({ success: true })
  const request = 'Request from Ada Lovelace (Analytical Engines)'
  const both = [
    `${mails().mail.sales.doubtful.subject} ${reference(robot.id)} ${request}`,
    `${reference(id)} ${request}`,
  ]
  expect(subjects().sort()).toEqual(both.sort())
  expect(toSales().find(({ subject }) => String(subject).startsWith('KL-'))).toMatchObject({
    to: ['sales@keyline.example'],
    reply_to: form().email,
    text: expect.stringContaining(String(form().details)),
  })
  expect(mailsTo(form().email)).toMatchObject([{ subject: expect.stringContaining(reference(id)) }])
})

test('a mail service that is down delays mails alone, and no mail comes twice', async () => {
  const before = toSales().length
  service.mood = 'down'
  const ids: string[] = []
  for (let time = 0; time < 3; time += 1) ids.push((await (await send(backend, form())).json()).id)
  await until(() => backend.log.some((line) => line.includes('mail_status_503')))
  service.mood = 'deaf'
  await until(() => toSales().length > before)
  service.mood = 'up'
  await until(() => toSales().length === before + 3)
  const named = subjects()
    .slice(before)
    .map((subject) => subject.split(' ')[0])
  expect(named.sort()).toEqual(ids.map(reference).sort())
  expect((await rows(backend)).map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
})

test('neither mail nor log nor any answer carries the secrets', () => {
  const output = JSON.stringify([...service.delivered.values(), backend.log])
  expect(backend.log.join('\n')).not.toContain('example.com')
  for (const secret of ['re_test_secret', backend.secretKey]) expect(output).not.toContain(secret)
})

test('with half of the settings it does not start', async () => {
  const half = { ...mailEnv(service.url), NOTIFY_TO: '' }
  await expect(startBackend({ mailEnv: half })).rejects.toThrow(
    'RESEND_API_KEY is set, so NOTIFY_FROM and NOTIFY_TO must be set as well.',
  )
})
