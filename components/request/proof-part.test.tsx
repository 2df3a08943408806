/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { factsOf } from '../../lib/artwork/facts.ts'
import { fill, withCount } from '../../lib/content/fill.ts'
import { requestPageWords } from '../../lib/content/request-page.ts'
import { type Changes, keepState, storageKey } from '../../lib/request/request-storage.ts'
import { maxPins, type RequestData } from '../../lib/request/page-data.ts'
import { writeCalendarDay } from '../../lib/request/write-time.ts'
import { newestProof } from '../../lib/request/newest-proof.ts'
import { ProofPart } from './proof-part.tsx'
import { ProofTable } from './proof-table.tsx'
import { useUnsent } from './use-unsent.ts'

const words = requestPageWords()
const { changes: own, approve } = words.proof
const reference = 'KL-4242-8280-B590'
const file = {
  id: 'f',
  name: 'proof.pdf',
  kind: 'pdf',
  bytes: 9,
  proof: null,
  version: 1,
  sha256: 'a'.repeat(64),
}
const message = { id: 'm', by: 'Dana', at: '2026-11-24T12:00:00Z', body: '', quote: null, pins: null }
const request = {
  reference,
  state: 'answered',
  messages: [{ ...message, files: [{ ...file, approved: null }] }],
  quotes: [],
} as unknown as RequestData
const pin = { page: 1, x: 1, y: 1, unit: 'in', text: 'Smaller' } as const
const changesOf = (count: number): Changes => ({
  version: 1,
  words: '',
  pins: Array.from({ length: count }, () => pin),
})

const proof = newestProof(request)!
function Page({ file = proof }) {
  const part = { now: 0, token: 't', request, words, onChange: () => Promise.resolve() }
  return <ProofPart {...part} proof={file} isAway={false} notes={useUnsent('t', request, part.onChange)} />
}
const addresses: string[] = []
beforeEach(() => {
  localStorage.clear()
  globalThis.fetch = (address) => {
    addresses.push(String(address))
    return Promise.reject(new Error('no network'))
  }
})
const form = () => screen.queryByRole('region', { name: own.heading })

test('Changes written in another tab do not take the place of a signature in this one', async () => {
  render(<Page />)
  await userEvent.type(screen.getByLabelText(words.quote.sign.name), 'Priya')
  keepState(reference, { draft: '', unsent: [], changes: changesOf(1) })
  act(() => void dispatchEvent(new StorageEvent('storage', { key: storageKey(reference) })))
  expect(form()).toBeNull()
  expect(screen.getByLabelText(words.quote.sign.name)).toHaveValue('Priya')
  // The other tab's changes show once the form is opened.
  await userEvent.click(screen.getByRole('button', { name: words.proof.change }))
  expect(screen.getByLabelText(fill(own.text, { number: 1 }))).toHaveValue(pin.text)
  expect(screen.queryByRole('button', { name: approve })).toBeNull()
})

test('A note with too many pins, as after taking one back, says so and is not sent', async () => {
  keepState(reference, { draft: '', unsent: [], changes: changesOf(maxPins + 1) })
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: withCount(own.send, maxPins + 1) }))
  expect(screen.getByRole('alert')).toHaveTextContent(fill(own.full, { count: maxPins }))
  expect(form()).not.toBeNull()
  expect(addresses.filter((address) => address.endsWith('/messages'))).toEqual([])
})

/** The part of a proof to approve by December 1, on a request with this order. */
function show(order: object) {
  const delivered = { state: 'accepted', quote: { delivered: '2031-12-04', columns: [], lines: [] } }
  const quotes = [delivered]
  const part = { now: 0, token: 't', words, onChange: () => Promise.resolve(), isAway: false }
  const dated = { ...proof, proof: { for: '', changed: '', by: '2031-12-01' } }
  const notes = {} as Parameters<typeof ProofPart>[0]['notes']
  const ordered = { ...request, quotes, order: { moves: [], times: {}, ...order } } as unknown as RequestData
  return act(async () => {
    const page = render(<ProofPart {...part} request={ordered} proof={dated} notes={notes} />)
    return await Promise.resolve(page.container)
  })
}

test('The last day of a proof is for the delivery that is promised now', async () => {
  const day = writeCalendarDay('2031-12-01')
  const deadline = fill(words.proof.byFor, { day, delivered: writeCalendarDay('2031-12-11', 'long') })
  const moves = [{ day: '2031-12-11', why: '' }]
  expect((await show({ moves })).textContent).toContain(deadline)
})

test('A proof that was approved in another way, as staff have noted, asks for no approval', async () => {
  const { textContent: said } = await show({ step: 'approved', times: { approved: '2026-11-25T12:00:00Z' } })
  for (const none of [approve, writeCalendarDay('2031-12-01')]) expect(said).not.toContain(none)
})

test.each([
  ['that waits lies on the table at once', {}, {}, 1],
  ['of many megabytes is fetched once somebody asks', { bytes: 10_000_001 }, {}, 0],
  ['that cannot be drawn is fetched once somebody asks', { kind: 'ai' }, {}, 0],
  ['is not fetched where data is to be saved', {}, { saveData: true }, 0],
])('A proof %s', async (_, change, connection, times) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  addresses.length = 0
  await act(async () => void render(<Page file={{ ...proof, ...change }} />))
  expect(addresses.filter((address) => address.endsWith('/open'))).toHaveLength(times)
})

test('A proof that cannot be drawn says so in its place', async () => {
  const openedFile = { file: new File(['x'], 'proof.pdf'), facts: factsOf('pdf', { trouble: 'locked' }) }
  await act(async () => void render(<ProofTable seen={openedFile} pins={[]} words={words} />))
  expect(screen.getByText(words.proof.table.none)).toBeVisible()
})
