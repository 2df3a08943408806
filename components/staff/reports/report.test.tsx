import { renderToStaticMarkup } from 'react-dom/server'
import { sourcesWords } from '../../../lib/content/sources.ts'
import { sourceTable } from '../../../lib/staff/reports/tables.ts'
import { SourcesReport } from './report.tsx'

const { report: words } = sourcesWords()

test.each([
  [null, null, words.few, words.sums.label],
  [null, null, words.few, words.underFive],
  [null, 9, words.underFive, words.sums.label],
  [9, null, words.sums.label, words.few],
])('with %s visits and %s requests, the report has its own words', (entries, requests, said, unsaid) => {
  const all = { part: 'all' as const, name: '', from: null, requests, won: null, before: null }
  const markup = renderToStaticMarkup(
    <SourcesReport
      words={words}
      report={{
        first: '2026-09-14',
        today: '2026-11-29',
        weeks: [],
        rows: [{ ...all, entries, isNew: false }],
      }}
      shown={{ by: 'campaign', weeks: 12, from: '', to: '' }}
      today="2026-11-29"
      again=""
      manager={false}
    />,
  )
  expect(markup).toContain(said)
  expect(markup).not.toContain(unsaid)
})

test('a row that holds everything is not summed up again', () => {
  const numbers = { from: null, entries: 9, requests: 6, won: null, before: null, isNew: false }
  const row = { ...numbers, part: 'campaign' as const, name: '' }
  const rows = [{ ...numbers, part: 'all' as const, name: '' }, row]
  const report = { first: '2026-09-14', today: '2026-11-29', weeks: [], rows }
  const other = { ...row, name: 'spring', from: '/printing', requests: 5 }
  expect(sourceTable(report, 'campaign').foot).toBeUndefined()
  expect(sourceTable(report, 'campaign').heads).not.toContainEqual([words.columns.from, 'wide'])
  expect(sourceTable({ ...report, rows: [...rows, other] }, 'campaign').foot).toBeDefined()
})
