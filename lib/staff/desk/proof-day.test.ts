import { aTicket } from '../../../e2e/support/submission.ts'
import { answerRequest } from '../../leads/deadline/answer-request.ts'
import type { StaffSubmission } from '../submission.ts'
import { proofDay } from './proof-day.ts'

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 24, 15) }))
afterEach(() => jest.useRealTimers())

const city = 'Miami, USA'
const helper = (event: string) => answerRequest(event, city, '').asked
/** The last day of the proof of a quote for January 15, with these days promised since. */
function dayFor(...moves: string[]) {
  const quote = { state: 'accepted', quote: { delivered: '2027-01-15' } }
  const order = { step: null, times: {}, parcels: [], moves: moves.map((day) => ({ day, why: '' })) }
  const quotes = [quote] as StaffSubmission['quotes']
  return proofDay(aTicket({ facts: { typed: 0, city }, order, quotes }), '2026-11-24')
}

test('the last day to approve a proof is the deadline helper’s for the promised day', () => {
  expect(helper('2027-01-16').proof).toMatch(/^202[67]-/)
  expect(dayFor()).toBe(helper('2027-01-16').proof)
})

test('a delivery that staff have moved moves the last day with it', () => {
  expect(dayFor('2027-01-20', '2027-02-12')).toBe(helper('2027-02-13').proof)
  expect(dayFor('2027-02-12') > dayFor()).toBe(true)
})
