import { sourcesWords } from '../../content/sources.ts'
import { csvText } from '../csv.ts'
import type { Report } from './report.ts'
import type { Table } from './tables.ts'
import { differenceWord, numberWord, rowWord } from './words.ts'

/** The whole report as CSV: first the weeks, then each part. */
export function reportCsv({ weeks, rows }: Report): string {
  const { columns, tabs, all } = sourcesWords().report
  const { entries, requests, won, against, from } = columns
  return csvText([
    [columns.part, columns.name, from, entries, requests, won, against],
    ...weeks.map((week) => [
      ...[tabs.week, week.week, '', ...[week.entries, week.requests, week.won].map(numberWord), ''],
    ]),
    ...rows.map((row) => [
      ...[row.part === 'all' ? all : tabs[row.part], rowWord(row), row.from ?? ''],
      ...[row.entries, row.requests, row.won].map(numberWord),
      differenceWord(row),
    ]),
  ])
}

/** One tab of the team's numbers: each table below its title. */
export const teamCsv = (tables: Table[]) =>
  csvText(
    tables.flatMap(({ title, heads, rows, foot }) => [
      [title],
      heads.map(([name]) => name),
      ...rows,
      ...(foot ? [foot] : []),
      [],
    ]),
  )
