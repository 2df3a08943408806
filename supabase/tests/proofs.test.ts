import { answerFiles } from './support/answer-files.ts'
import { conversationsForTests, quote } from './support/conversation.ts'
import { sha256 } from './support/upload.ts'

// A file to approve before it is printed.

const talk = conversationsForTests()
const { call, asKey, attach } = answerFiles(() => talk)

/** Sends a file as a proof; its version is the next one. */
async function prove(name: string, file: string) {
  const id = await attach(await asKey(name), file)
  const proof = {
    for: '500 cards',
    changed: 'The sun is smaller.',
    lines: [{ quote: 1, line: 0 }],
    by: '2026-12-01',
  }
  expect(await talk.staff('mark_proof($1, $2)', id, proof)).toBe(true)
  await talk.send(name, '', null, 0, { insist: true })
  return id
}
const approve = (link: string, change: object = {}) =>
  call('approve_proof($1, $2)', link, { version: 1, sha256: sha256('a.pdf'), name: 'Priya Raman', ...change })
const proofs = async (link: string) =>
  (await talk.read(link)).messages.flatMap((one) => (one as unknown as { files: object[] }).files)

test('a proof is approved once, as it was shown, by the name typed; sales and the ticket hear it', async () => {
  const { link, name } = await talk.store()
  const id = await prove(name, 'a.pdf')
  expect(await approve(link)).toEqual({ state: 'unknown' })
  await talk.withMailService()
  await talk.later()
  await talk.rows(`update private.outbox set state = 'sent' where kind = 'request'`)
  expect(await call('claim_notification()')).toMatchObject({ kind: 'answer', brings: 'proof' })
  expect(await proofs(link)).toMatchObject([
    {
      id,
      proof: { for: '500 cards', lines: [{ quote: 1, line: 0 }], by: '2026-12-01' },
      version: 1,
      sha256: sha256('a.pdf'),
      approved: null,
    },
  ])
  expect(await approve(sha256('x'))).toEqual([])
  expect(await approve(link, { sha256: sha256('b.pdf') })).toEqual({ state: 'changed' })
  const approved = await approve(link)
  expect(approved).toEqual({ state: 'approved', name: 'Priya Raman', at: expect.any(String) })
  expect(await approve(link)).toEqual(approved)
  expect(await approve(link, { name: 'Somebody' })).toEqual({ state: 'taken' })
  expect(await proofs(link)).toMatchObject([{ approved: { name: 'Priya Raman' } }])
  const { history } = await talk.ticket(name)
  expect((history as { change: string }[]).map(({ change }) => change)).toEqual([
    'answer',
    'proof',
    'status',
    'owner',
    'approved',
  ])
  expect(await talk.rows(`select recipient, about from private.outbox where kind = 'approved'`)).toEqual([
    { recipient: 'sales', about: '1' },
  ])
  // A sent file cannot be marked.
  await expect(talk.staff('mark_proof($1, null)', id)).rejects.toThrow('PT404')
})

test('an order’s step follows its proof until it is printed, and its visitor is told', async () => {
  const { id, link, name } = await talk.store()
  const step = async () => ((await talk.ticket(name)).order as { step: string | null }).step
  await talk.withMailService()
  await talk.send(name, 'Here it is.', quote(), 0, { insist: true })
  await talk.later()
  await talk.accept(link)
  expect(await step()).toBeNull()
  await prove(name, 'a.pdf')
  await talk.later()
  expect(await step()).toBe('proof')
  await approve(link)
  expect(await step()).toBe('approved')
  expect(await talk.rows(`select recipient from private.outbox where kind = 'step'`)).toEqual([
    { recipient: 'visitor' },
  ])
  await prove(name, 'b.pdf')
  await talk.later()
  expect(await step()).toBe('proof')
  await talk.change(id, { step: 'production', note: 'By phone.' })
  await approve(link, { version: 2, sha256: sha256('b.pdf') })
  await prove(name, 'c.pdf')
  await talk.later()
  expect(await step()).toBe('production')
  const { history } = await talk.ticket(name)
  const steps = (history as { by: string; change: string; value: string }[]).filter(
    ({ change }) => change === 'step',
  )
  expect(steps.map(({ by, value }) => [by, value])).toEqual([
    ['staff', 'proof'],
    ['', 'approved'],
    ['staff', 'proof'],
    ['staff', 'production'],
  ])
})

test('a proof approved before its quote counts, and none is approved of a closed request', async () => {
  const { id, link, name } = await talk.store()
  await prove(name, 'a.pdf')
  await talk.later()
  await approve(link)
  await talk.send(name, 'Here it is.', quote(), 0, { insist: true })
  await talk.later()
  await talk.accept(link)
  expect((await talk.ticket(name)).order).toMatchObject({ step: 'approved' })
  await prove(name, 'b.pdf')
  await talk.later()
  await talk.change(id, { status: 'lost', ends: true })
  expect(await approve(link, { version: 2, sha256: sha256('b.pdf') })).toEqual({ state: 'closed' })
})
