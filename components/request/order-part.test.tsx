/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { fill, withCount } from '../../lib/content/fill.ts'
import { requestPageWords } from '../../lib/content/request-page.ts'
import type { Order, OrderStep } from '../../lib/request/order-steps.ts'
import type { RequestData } from '../../lib/request/page-data.ts'
import { writeCalendarDay } from '../../lib/request/write-time.ts'
import { OrderPart } from './order-part.tsx'

const words = requestPageWords()
const { order: own, phone } = words
const accepted = { name: 'Ada', order: '', choice: 0, total: '1.00', at: '2026-11-23T12:00:00Z' }
const quote = (state: string, delivered: string) => ({ state, accepted, quote: { delivered } })
const long = (day: string) => writeCalendarDay(day, 'long')

/** Shows an order with these quotes, for an event on December 18. */
function show(
  quotes: object[],
  today: string,
  step: OrderStep = 'production',
  moves: Order['moves'] = [],
  eventDate = '2026-12-18',
) {
  const request = { quotes, times: { accepted: accepted.at }, asked: { eventDate } }
  const { container } = render(
    <OrderPart
      order={{ step, times: {}, parcels: [], moves }}
      request={request as unknown as RequestData}
      token="t"
      words={words}
      now={Date.parse(`${today}T12:00:00Z`)}
      onChange={() => Promise.resolve()}
    />,
  )
  const textOf = (at: string) => Array.from(container.querySelectorAll(at), ({ textContent }) => textContent)
  const marks = textOf('.order-ruler circle, .order-ruler path[class*=rubine]')
  return { marks, struck: textOf('s'), said: textOf('.request-notice'), missed: textOf('[data-missed]') }
}

test('a day that an accepted change has moved stays, struck, beside the new one', () => {
  const { marks, struck, said, missed } = show(
    [quote('replaced', '2026-12-11'), quote('accepted', '2026-12-15')],
    '2026-12-01',
  )
  expect(marks).toEqual([own.steps.accepted, own.marks.promised, own.marks.moved])
  expect(missed).toEqual([own.marks.promised])
  expect(struck).toEqual([fill(own.promisedFor, { day: writeCalendarDay('2026-12-11') })])
  const moved = fill(own.moved, { promised: long('2026-12-11'), day: long('2026-12-15') })
  expect(said).toEqual([`${moved} ${withCount(own.spare, 3)}`])
})

test('a day that has passed is struck, and the page says whom to call', () => {
  const { marks, struck, said } = show([quote('accepted', '2026-12-11')], '2026-12-12')
  expect(marks).toEqual([own.steps.accepted, own.marks.promised])
  expect(struck).toHaveLength(1)
  expect(said).toEqual([fill(own.late, { day: long('2026-12-11'), phone: phone.label })])
})

test('an order in time, delivered, or accepted in addition is not late', () => {
  for (const [quotes, step] of [
    [[quote('accepted', '2026-12-13')], 'production'],
    [[quote('accepted', '2026-12-11')], 'delivered'],
    [[quote('accepted', '2026-12-11'), quote('accepted', '2026-12-14')], 'shipped'],
  ] as const)
    expect(show([...quotes], '2026-12-12', step).struck).toEqual([])
})

test('a day that staff have moved is the promise, with their reason, and the quote’s is struck', () => {
  const moves = [
    { day: '2026-12-15', why: 'The press broke.' },
    { day: '2026-12-16', why: 'The mugs need a second firing.' },
  ]
  const { struck, said } = show([quote('accepted', '2026-12-11')], '2026-12-12', 'production', moves)
  expect(struck).toEqual(
    ['2026-12-11', '2026-12-15'].map((day) => fill(own.promisedFor, { day: writeCalendarDay(day) })),
  )
  const moved = fill(own.moved, { promised: long('2026-12-15'), day: long('2026-12-16') })
  expect(said).toEqual([`${moved} ${withCount(own.spare, 2)}The mugs need a second firing.`])
})

test('an order of one day has no ruler, as its marks would lie on one another', () =>
  expect(show([quote('accepted', '2026-11-23')], '2026-11-23', 'production', [], '').marks).toEqual([]))
