import { type Batch, entryCounter, entryReader, visitOf, writeEntries } from './count-entries.ts'

const read = entryReader({
  pages: ['/', '/printing'],
  campaigns: [{ name: 'autumn', from: '2026-09-01', until: '2026-11-30', note: 'Gifts' }],
  siteUrl: 'https://www.keyline.example',
  zone: 'America/New_York',
})
const at = Date.parse('2026-11-20T12:00:00Z')
const kind = { day: '2026-11-20', page: '/', host: '', campaign: '' }

test.each([
  ['/', '', kind],
  [
    '/?utm_campaign=autumn&gclid=1',
    'https://www.google.com/',
    { ...kind, host: 'google.com', campaign: 'autumn' },
  ],
  ['/printing?utm_campaign=x1', '', { ...kind, page: '/printing', campaign: 'other' }],
  ['/', 'https://keyline.example/printing', null],
  ['/brand/icon.svg', '', null],
  ['//evil.example/', '', null],
])('a visit of %s from "%s" counts as %j', (address, referrer, entry) => {
  expect(read({ at, address, referrer })).toEqual(entry)
})

test('days are the company’s own, also where clocks change at midnight', () => {
  const day = (instant: string) => read({ at: Date.parse(instant), address: '/', referrer: '' })?.day
  expect(day('2026-11-01T03:59:59Z')).toBe('2026-10-31')
  expect(day('2026-11-01T04:00:00Z')).toBe('2026-11-01')
  expect(day('2026-11-02T04:59:59Z')).toBe('2026-11-01')
  expect(day('2026-11-02T05:00:00Z')).toBe('2026-11-02')
  const havana = entryReader({
    pages: ['/'],
    campaigns: [],
    siteUrl: 'https://x.example',
    zone: 'America/Havana',
  })
  const local = [
    '2026-03-08T04:59:59Z',
    '2026-03-08T05:00:00Z',
    '2026-11-01T04:30:00Z',
    '2026-11-01T05:30:00Z',
  ]
  expect(
    local.map((instant) => havana({ at: Date.parse(instant), address: '/', referrer: '' })?.day),
  ).toEqual(['2026-03-07', '2026-03-08', '2026-11-01', '2026-11-01'])
})

test.each([
  [
    '2026-11-20T07:00:00-05:00\t/\thttps://google.com\tautumn',
    { ...kind, host: 'google.com', campaign: 'autumn' },
  ],
  ['2026-11-20T12:00:00+00:00\t/\t\t-', kind],
  ['2026-11-20T12:00:00+00:00\t/', null],
  ['127.0.0.1 - - [20/Nov/2026]', null],
])('a line of the log, %j, is %j', (line, entry) => {
  const visit = visitOf(line)
  expect(visit && read(visit)).toEqual(entry)
})

function writer() {
  const batches: Batch[] = []
  const database = { up: true }
  const counter = entryCounter((batch) => {
    batches.push(batch)
    return Promise.resolve(database.up)
  })
  return { ...counter, batches, database }
}

test('counts that cannot be written keep their id and are written before later ones', async () => {
  const { add, flush, batches, database } = writer()
  database.up = false
  add(kind)
  await flush()
  add(kind)
  await flush()
  database.up = true
  await flush()
  await flush()
  expect(batches.map(({ counted }) => counted)).toEqual(Array(4).fill([{ ...kind, count: 1 }]))
  expect(new Set(batches.slice(0, 3).map(({ id }) => id)).size).toBe(1)
  expect(batches[3]?.id).not.toBe(batches[0]?.id)
})

test('a million forged referrers become a thousand kinds in batches; each visit counts', async () => {
  const { add, flush, batches } = writer()
  for (let visit = 0; visit < 1_000_000; visit++) add({ ...kind, host: `h${visit}.example` })
  await flush()
  const counted = batches.flatMap((batch) => batch.counted)
  expect(counted).toHaveLength(1_001)
  expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(1_000_000)
})

test('no batch is larger than a request may be, whatever the hosts', async () => {
  const { add, flush, batches } = writer()
  const longest = { ...kind, page: 'p'.repeat(100), campaign: 'c'.repeat(60) }
  for (let visit = 0; visit < 6_000; visit++) add({ ...longest, host: `${visit}`.padEnd(100, 'h') })
  await flush()
  for (const batch of batches) expect(JSON.stringify(batch).length).toBeLessThan(64 * 1024)
})

test('a batch that cannot be written holds back later ones, each under its own id', async () => {
  const { add, flush, batches, database } = writer()
  for (let visit = 0; visit < 250; visit++) add({ ...kind, host: `${visit}` })
  database.up = false
  await flush()
  database.up = true
  await Promise.all([flush(), flush()])
  const ids = batches.slice(1).map(({ id }) => id)
  expect(new Set(ids).size).toBe(3)
  expect(batches[1]?.id).toBe(batches[0]?.id)
})

test.each([
  [413, true],
  [400, true],
  [429, false],
  [503, false],
])('a batch answered with %i is done with: %s', async (status, done) => {
  Object.assign(process.env, { SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_ANON_KEY: 'key' })
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {})
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ message: 'no' }, { status }))
  expect(await writeEntries({ id: crypto.randomUUID(), counted: [{ ...kind, count: 1 }] })).toBe(done)
  for (const spy of [quiet, fetched]) spy.mockRestore()
})
