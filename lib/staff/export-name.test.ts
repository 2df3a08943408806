import { exportName } from './csv.ts'
import { readListState } from './list-state.ts'

test.each([
  [{}, 'form-submissions-2026-11-21.csv'],
  [{ view: 'mine', status: 'won' }, 'form-submissions-2026-11-21-mine-won.csv'],
  [{ search: 'Łódź "x"/../', from: '2026-11-01' }, 'form-submissions-2026-11-21-o-dz-x-from-2026-11-01.csv'],
  [{ status: 'open', ids: crypto.randomUUID() }, 'form-submissions-2026-11-21-open-chosen.csv'],
  [{ search: '日本' }, 'form-submissions-2026-11-21.csv'],
])('%j is called %s', (params, name) => {
  expect(exportName(readListState(params), '2026-11-21')).toBe(name)
})
