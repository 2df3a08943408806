import { renderToStaticMarkup } from 'react-dom/server'
import { sourcesWords } from '../../../lib/content/sources.ts'
import { dayWord } from '../../../lib/staff/reports/words.ts'
import { WeekPanel } from './week-panel.tsx'

const draw = (entries: (number | null)[]) =>
  renderToStaticMarkup(
    <WeekPanel
      words={sourcesWords().report}
      weeks={['2026-11-02', '2026-11-09', '2026-11-16'].map((week, place) => ({
        week,
        entries: entries[place] ?? null,
        before: null,
        requests: null,
        won: null,
      }))}
      tabled
    />,
  )

test('the chart begins at the first week with a number, and keeps empty ones after it', () => {
  const markup = draw([null, 9, null])
  expect(markup).not.toContain(dayWord('2026-11-02'))
  expect(markup).toContain(dayWord('2026-11-09'))
  expect(markup).toContain(dayWord('2026-11-16'))
})

test('without any number, a sentence is in the chart’s place', () => {
  const markup = draw([])
  expect(markup).toContain(sourcesWords().report.week.few)
  expect(markup).not.toContain('<svg')
})

test('the legend explains only what the chart shows', () => {
  const { before, running } = sourcesWords().report.legend
  expect(draw([null, 9, null])).not.toContain(before)
  expect(draw([null, 9, null])).not.toContain(running)
  expect(draw([null, 9, 7])).toContain(running)
})
