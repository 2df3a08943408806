/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { fill } from '../../lib/content/fill.ts'
import { requestPageWords } from '../../lib/content/request-page.ts'
import type { RequestData, RequestQuote } from '../../lib/request/page-data.ts'
import { writeCalendarDay } from '../../lib/request/write-time.ts'
import { QuotePart } from './quote-part.tsx'

const page = requestPageWords()
const words = { ...page, office: { ...page.office, zone: 'America/New_York' } }
const { soon, until } = words.quote
const day = writeCalendarDay('2026-11-29', 'long')
const sent = {
  number: 1,
  quote: { currency: 'USD', columns: [], asked: null, lines: [], extras: [], tax: '', until: '2026-11-29' },
  totals: ['1.00'],
  state: 'open',
} as unknown as RequestQuote

test.each([
  ['2026-11-28T04:59:00Z', until],
  ['2026-11-28T05:00:00Z', fill(soon.many, { count: 2, day })],
  ['2026-11-29T04:59:00Z', fill(soon.many, { count: 2, day })],
  ['2026-11-29T05:00:00Z', fill(soon.one, { day })],
  ['2026-11-30T04:59:00Z', fill(soon.one, { day })],
])('At %s the office has this many days left: %s', (at, said) => {
  const { container } = render(
    <QuotePart
      sent={sent}
      request={{ quotes: [sent], messages: [] } as unknown as RequestData}
      token="t"
      words={words}
      now={Date.parse(at)}
      isAway={false}
      onAsk={() => {}}
      onShow={() => {}}
      onChange={() => Promise.resolve()}
    />,
  )
  expect(container.querySelector('.quote-promise span')?.textContent).toBe(said)
})
