import { isFiltered, keyOf, listAddress } from './list-address.ts'
import { databaseFilter, readListState } from './list-state.ts'

const row = { created_at: '2026-11-20T12:28:59.061123+00:00', id: '7f3a0142-9bc1-4a2e-8b11-0123456789ab' }
const first = readListState({})

test('an address sets the list’s state, and its invalid parts are ignored', () => {
  const sense = { view: 'mine', search: ' ana ', kind: 'quote', from: '2026-02-28', after: keyOf(row) }
  expect(readListState(sense)).toEqual({ ...first, ...sense, search: 'ana' })
  for (const owner of ['nobody', row.id])
    expect(readListState({ owner, status: 'open' })).toEqual({ ...first, owner, status: 'open' })
  for (const nonsense of [
    { view: 'each', kind: 'x', status: 'NEW', spam: '1', owner: 'ana' },
    { from: '2026-02-30', to: '0000-01-01' },
    { after: 'x', before: `${row.created_at}_x'` },
    { search: 'x'.repeat(201), unknown: 'y' },
    { search: undefined, kind: [] },
  ])
    expect(readListState(nonsense)).toEqual(first)
  expect(readListState({ search: ['ana', 'ben'] }).search).toBe('ana')
  expect(readListState({ search: '\0ana\0ben' }).search).toBe('ana ben')
})

test('the address of a list can be read back, and a change of the filter leads to its first page', () => {
  const state = readListState({ search: 'büro & co', owner: 'nobody', spam: 'only', after: keyOf(row) })
  const read = (address: string) =>
    readListState(Object.fromEntries(new URL(address, 'http://x').searchParams))
  expect(read(listAddress(state))).toEqual({ ...state, after: '' })
  expect(read(listAddress(state, { before: keyOf(row) }))).toEqual({
    ...state,
    after: '',
    before: keyOf(row),
  })
  expect(listAddress(first)).toBe('/form-submissions')
})

test('the database gets the filters that are set and nothing else', () => {
  expect(databaseFilter(readListState({ event: 'Other', to: '2026-01-02' }), 'Asia/Tokyo')).toEqual({
    eventType: 'Other',
    to: '2026-01-02',
    zone: 'Asia/Tokyo',
  })
  expect(isFiltered(readListState({ view: 'mine', after: keyOf(row) }))).toBe(false)
  expect(isFiltered(readListState({ to: '2026-01-02' }))).toBe(true)
})
