import type { ListState } from './list-state.ts'

/** The file name of a download: its day and its filter, in characters that every file system takes. */
export function exportName(
  { view, search, kind, event, status, from, to, ids }: ListState,
  today: string,
): string {
  const said = [view, search, kind, event, status, from && `from-${from}`, to && `to-${to}`, ids && 'chosen']
  const filter = said
    .join(' ')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
  return `form-submissions-${today}${filter === '-' ? '' : `-${filter}`}.csv`
    .replace(/-+/g, '-')
    .replace('-.', '.')
}
