import { readChoice } from './options.ts'

const offered = { 'corporate-event': 'Company Party', other: 'Other' }

test.each([
  ['', '', { id: '', words: '' }],
  // Renamed since the page was built, or since an older build that posted words.
  ['corporate-event', 'Corporate Event', { id: 'corporate-event', words: 'Company Party' }],
  ['Company Party', '', { id: 'corporate-event', words: 'Company Party' }],
  // Gone: the words the visitor saw, or those of the id.
  ['trade-show', 'Trade Show', { id: 'Trade Show', words: 'Trade Show' }],
  ['trade-show', ' ', { id: 'Trade show', words: 'Trade show' }],
  ['trade-show', 'x'.repeat(200), { id: 'x'.repeat(100), words: 'x'.repeat(100) }],
  ...['Wedding', 'trade show', '-', 'a--b', '__proto__', 'constructor()', 't'.repeat(61)].map((none) => [
    none,
    'W',
    undefined,
  ]),
] as [string, string, object | undefined][])(
  'the choice "%s", seen as "%s", is stored as %j',
  (posted, seen, kept) => {
    expect(readChoice(offered, posted, seen)).toEqual(kept)
  },
)
