import { fill } from '../content/fill.ts'
import { quickQuoteWords } from '../content/lead-forms.ts'
import { sourcesWords } from '../content/sources.ts'
import { submissionsWords, deskWords } from '../content/desk.ts'
import { fields, keys } from '../leads/contract.ts'
import { batchSize, csvHead, csvLine, csvStream, readableOrder } from './csv.ts'
import { keyOf } from './list-address.ts'
import { aSubmission } from '../../e2e/support/submission.ts'

const words = submissionsWords()

/** Reads one record of a file as RFC 4180 says. */
const cells = (text: string) =>
  [...text.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n)/g)].map(([, cell]) => cell?.replaceAll('""', '"'))
const {
  verdicts,
  announced: { many: announced },
} = deskWords().artwork

test('the file begins with a byte order mark and its titles, one for each cell of a line', () => {
  const head = csvHead(words)
  expect([...new TextEncoder().encode(head.slice(0, 1))]).toEqual([0xef, 0xbb, 0xbf])
  expect(cells(head)).toHaveLength(cells(csvLine(aSubmission(), words)).length)
  expect(cells(head)).toEqual(
    expect.arrayContaining([...Object.values(words.csv.columns), fields.details.label]),
  )
  expect(cells(head).indexOf(fields.phone.label)).toBe(5)
})

test.each(['00123', '4500012345678901', '10-12', '12E+5', 'MAR1'])(
  'order %s stays as it was typed',
  (typed) => {
    expect(readableOrder(typed)).toBe(`PO ${typed}`)
    expect(readableOrder(`A-${typed}`)).toBe(`A-${typed}`)
  },
)

const { budgetRanges } = quickQuoteWords()
const [budget = ''] = Object.keys(budgetRanges)

test('quotes, commas and line breaks stay inside their cell', () => {
  const row = aSubmission(
    {
      status: 'won',
      owner_name: 'Ada, L.',
      spam: true,
      kind: 'quick-quote',
      facts: { typed: 4, timeline: 'gone', budget },
      source: { page: '/printing', opener: 'home', product: 'Cap', campaign: 'other', host: '=cmd' },
      artwork: {
        announced: 2,
        files: [
          {
            id: '1',
            name: 'a\n=1.pdf',
            bytes: 9,
            verdict: 'ready',
            purpose: null,
            findings: [],
            state: 'arrived',
          },
        ],
      },
      answered_at: '2026-11-20T13:00:00+00:00',
      history: [{ at: '2026-11-20T13:00:00+00:00', by: 'Ada', change: 'note', value: 'Called.' }],
    },
    { details: 'Mugs' },
  )
  const line = csvLine(row, words)
  expect(line.endsWith('\r\n')).toBe(true)
  expect(cells(line)).toEqual([
    'KL-7F3A-0142-9BC1',
    '2026-11-20 07:28:59',
    ...keys.map((key) => (key === 'details' ? expect.stringMatching(/^Mugs\n/) : row.form_data[key])),
    words.kinds['quick-quote'],
    words.statuses.won,
    'Ada, L.',
    words.csv.yes,
    words.mail.sent,
    'gone',
    budgetRanges[budget],
    sourcesWords().other,
    '/printing',
    sourcesWords().openers.home,
    'Cap',
    "'=cmd",
    `${fill(announced, { count: 2, arrived: 1 })}\na =1.pdf: ${verdicts.ready}`,
    '2026-11-20 08:00:00',
    '',
    '2026-11-20 08:00:00 Ada: Called.',
    '',
    '',
  ])
})

test('all products of a request stand in one cell, with their quantities', () => {
  const goods = [
    { product: 'Cap', id: '', quantity: '80' },
    { product: 'Mug', id: '', quantity: '' },
  ]
  const row = aSubmission({ kind: 'quote', facts: { typed: 0, goods } })
  expect(cells(csvLine(row, words))[cells(csvHead(words)).indexOf(words.csv.columns.product)]).toBe(
    '80 × Cap\nMug',
  )
})

test.each([
  ['4230.00', 'USD'],
  ['1000', 'JPY'],
  ['12.345', 'KWD'],
])(
  'what was quoted, %s %s, stands in the last two cells as a plain number and its currency',
  (value, currency) => {
    expect(cells(csvHead(words)).slice(-2)).toEqual([words.csv.columns.value, words.csv.columns.currency])
    expect(cells(csvLine(aSubmission({ value, currency }), words)).slice(-2)).toEqual([value, currency])
  },
)

test.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t', '\r1', ' =1', '\u00a0=1', '＝1', '\n'])(
  'no spreadsheet runs %j as a formula',
  (details) => {
    expect(cells(csvLine(aSubmission({}, { details, company: details }), words))).toEqual(
      expect.arrayContaining([`'${details}`]),
    )
  },
)

test.each([
  ['a;=1+1', "a;'=1+1"],
  ['a; \u00a0@SUM(A1)', "a;' \u00a0@SUM(A1)"],
  ['a;"=1', 'a;\'"=1'],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['\n-1', "'\n'-1"],
  ['a\r\n＋1', "a\r\n'＋1"],
  ['=1;=2', "'=1;'=2"],
  ['a;b = c\n1-2', 'a;b = c\n1-2'],
])('%j makes no formula in programs that split at semicolons, tabs and line ends', (details, written) => {
  expect(cells(csvLine(aSubmission({}, { details }), words))).toContain(written)
})

test.each([' ', ';', '\n', '; ', ';"', '\t '])('a text of nothing but %j costs no time', (piece) => {
  const row = aSubmission({}, { details: `a${piece.repeat(50_000)}b` })
  const begin = process.cpuUsage() // processor time: others use this machine too
  csvLine(row, words)
  expect(process.cpuUsage(begin).user / 1_000).toBeLessThan(100)
})

test.each([
  ['+13055550134', 'tel:+13055550134'],
  ['0049 30 1234', 'tel:0049 30 1234'],
  ['(305) 555-0134', '(305) 555-0134'],
  ['=1+1', "'=1+1"],
  ['+1;DROP', "'+1;DROP"],
  ['', ''],
])('the phone number %j is written as %j', (phone, written) => {
  expect(cells(csvLine(aSubmission({}, { phone }), words))[5]).toBe(written)
})

const rows = Array.from({ length: batchSize + 3 }, (_, index) =>
  aSubmission({ id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}` }),
)

test('a download reads batch by batch, as fast as it is taken', async () => {
  const read: string[] = []
  const stream = csvStream(async (key) => {
    read.push(key)
    const begin = rows.findIndex((row) => keyOf(row) === key) + 1
    return rows.slice(begin, begin + batchSize)
  }, words)
  const reader = stream.getReader()
  await reader.read()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(read).toEqual([''])
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += new TextDecoder().decode(part.value)
  }
  expect(read).toEqual(['', keyOf(rows[batchSize - 1] ?? rows[0]!)])
  expect(text.match(/\r\n/g)).toHaveLength(rows.length)
})

test('a download that fails half way breaks off', async () => {
  const stream = csvStream(async (key) => {
    if (key) throw new Error('gone')
    return rows.slice(0, batchSize)
  }, words)
  await expect(new Response(stream).text()).rejects.toThrow('gone')
})
