import { fill } from '../../content/fill.ts'
import { sourcesWords } from '../../content/sources.ts'
import { submissionsWords } from '../../content/submissions.ts'
import { workplaceWords } from '../../content/workplace.ts'
import { wordsOf } from '../../leads/options.ts'
import { writeMoney } from '../../request/write-money.ts'
import { sourceWord } from '../source-words.ts'
import type { Team } from './report.ts'
import { dayWord, differenceWord, shareWord } from './words.ts'

/** A table in words, for the page and the file alike: in each row the first cell is its head. */
export type TeamTable = {
  title: string
  heads: string[]
  rows: string[][]
  /** Shown only when asked for, with who can see it. */
  folded?: boolean
}

/** Minutes of the office: "45 min", "2.5 h"; '' for none. */
export function timeWord(minutes: number | null): string {
  const { times } = sourcesWords().report.team
  if (minutes === null) return ''
  if (minutes < 60) return fill(times.minutes, { count: minutes })
  return fill(times.hours, { count: Number((minutes / 60).toFixed(1)) })
}

/** The tables of one tab of the team's numbers. */
export function teamTables(team: Team, by: string): TeamTable[] {
  const { team: said, tabs, all, none } = sourcesWords().report
  const { columns } = said
  if (by === 'quotes') {
    const worth = (count: number, value: string, currency: string) =>
      count > 0 ? fill(said.worth, { count, total: writeMoney(value, currency) }) : ''
    const states = Object.entries(said.states)
    const reason = (id: string | null) => (id ? wordsOf(workplaceWords().lostBy.reasons, id) : said.unsaid)
    return [
      {
        title: tabs.quotes,
        heads: [said.currency, ...states.map(([, word]) => word)],
        rows: [...new Set(team.quotes.map(({ currency }) => currency))].map((currency) => [
          currency,
          ...states.map(([state]) => {
            const one = team.quotes.find((quote) => quote.currency === currency && quote.state === state)
            return one ? worth(one.count, one.value, currency) : ''
          }),
        ]),
      },
      {
        title: said.why,
        heads: [said.reason, columns.requests, said.value],
        rows: team.reasons.map(({ reason: id, count, worth: values }) => [
          ...[reason(id), String(count)],
          (values ?? []).map(({ currency, value }) => writeMoney(value, currency)).join(', '),
        ]),
      },
      {
        title: said.byPerson,
        heads: [tabs.week, said.person, said.sent, said.states.accepted],
        rows: team.sent.map((one) => [
          ...[one.week ? dayWord(one.week) : all, one.person ?? all],
          worth(one.sent, one.sentValue, one.currency),
          worth(one.accepted, one.acceptedValue, one.currency),
        ]),
        folded: true,
      },
    ]
  }
  const kinds = submissionsWords().kinds as Record<string, string>
  const names = {
    all: () => all,
    form: (name: string) => kinds[name] ?? said.unknown,
    country: (name: string) => name || said.unknown,
    campaign: (name: string) => (name ? sourceWord('campaign', name) : none.campaign),
  }
  const rowsOf = (part: keyof typeof names) =>
    team.rows
      .filter((row) => row.part === part)
      .map((row) => [
        names[part](row.name),
        ...[String(row.requests), differenceWord({ before: row.requests - row.before, isNew: false })],
        ...[String(row.answered), shareWord(row.answered, row.requests || null)],
        ...[row.median, row.ninety].map(timeWord),
      ])
  const { requests, change, answered, share, median, ninety } = columns
  const heads = [requests, change, answered, share, median, ninety]
  return [
    ...(['form', 'country', 'campaign'] as const).map((part) => ({
      title: said.parts[part],
      heads: [said.parts[part], ...heads],
      rows: [...rowsOf(part), ...rowsOf('all')],
    })),
    {
      title: tabs.week,
      heads: [tabs.week, requests, change, answered, share, median],
      rows: team.weeks
        .toReversed()
        .map((week) => [
          ...[dayWord(week.week), String(week.requests)],
          differenceWord({ before: week.requests - week.before, isNew: false }),
          ...[String(week.answered), shareWord(week.answered, week.requests || null), timeWord(week.median)],
        ]),
    },
    {
      title: said.byPerson,
      heads: [said.person, answered, median, ninety],
      rows: team.people.map((one) => [
        ...[one.name, String(one.answered), timeWord(one.median), timeWord(one.ninety)],
      ]),
      folded: true,
    },
  ]
}
