import type { RequestData } from './page-data.ts'
import { isWaiting, type Proof } from './newest-proof.ts'

const proof = { at: '2026-11-24T12:00:00+00:00', approved: null } as Proof
const waits = (times: object, change: object = {}) =>
  isWaiting({ order: { times } } as RequestData, { ...proof, ...change })

test('a proof waits until it is approved, or staff note that it was in another way', () => {
  const earlier = '2026-11-23T12:00:00+00:00'
  const later = '2026-11-25T12:00:00+00:00'
  expect(isWaiting({ order: null } as RequestData, proof)).toBe(true)
  expect(waits({ proof: later })).toBe(true)
  expect(waits({}, { approved: { name: 'Ada', at: later } })).toBe(false)
  for (const step of ['approved', 'production', 'shipped', 'delivered']) {
    expect(waits({ [step]: later })).toBe(false)
    // An addition's proof comes after the step of the first order.
    expect(waits({ [step]: earlier })).toBe(true)
  }
})
