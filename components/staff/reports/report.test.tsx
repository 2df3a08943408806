import { renderToStaticMarkup } from 'react-dom/server'
import { sourcesWords } from '../../../lib/content/sources.ts'
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
