import type { ListState } from './list-state.ts'

/** The file name of a download: its day and the choices of its filter; nothing that somebody typed. */
export function exportName({ view, kind, status, from, to, ids }: ListState, today: string): string {
  const said = [today, view, kind, status, from && `from-${from}`, to && `to-${to}`, ids && 'chosen']
  return `${['form-submissions', ...said].filter(Boolean).join('-')}.csv`
}
