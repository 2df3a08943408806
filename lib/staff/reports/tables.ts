import { fill } from '../../content/fill.ts'
import { sourcesWords } from '../../content/sources.ts'
import { submissionsWords, deskWords } from '../../content/desk.ts'
import { optionWords } from '../../leads/options.ts'
import { writeMoney } from '../../request/write-money.ts'
import { languageName, visitorLanguage } from '../visitor-language.ts'
import { sourceWord } from '../source-words.ts'
import type { ReportCount, Report, ReportRow, Team, Week } from './report.ts'
import type { Part } from './span.ts'
import { dayWord, differenceWord, numberWord, rowWord, shareWord } from './words.ts'

/** A table in words, for the page and the team's file alike; each row begins with its heading. */
export type TableData = {
  title: string
  /** Each column's name, its classes (table.css), and whether it sorts the rows. */
  heads: (readonly [name: string, kind?: string, sort?: 'descending'])[]
  rows: string[][]
  foot?: string[]
  /** The column whose share of the whole is drawn as a bar, by row from 0 to 1. */
  bars?: { column: number; parts: number[] }
  /** Folded, below a line on who can see it. */
  folded?: boolean
}

const numbers = (...names: string[]) => names.map((name) => [name, 'number'] as const)

export function weekTable(weeks: Week[]): TableData {
  const { columns, tabs } = sourcesWords().report
  return {
    title: tabs.week,
    heads: [[tabs.week], ...numbers(columns.entries, columns.before, columns.requests, columns.won)],
    rows: weeks.map(({ week, entries, before, requests, won }) => [
      dayWord(week),
      ...[entries, before, requests, won].map(numberWord),
    ]),
  }
}

/** The numbers by one part of the source. Entries are counted by campaign and page only: nobody enters by a button. */
export function sourceTable({ rows, weeks }: Report, part: Part): TableData {
  if (part === 'week') return weekTable(weeks)
  const { columns, tabs } = sourcesWords().report
  const all = rows.find((row) => row.part === 'all')
  const total = all?.requests ?? null
  const ownRows = rows.filter((row) => row.part === part)
  const entered = part === 'campaign' || part === 'page'
  const from = part === 'campaign' && ownRows.some((row) => row.from)
  // A single row that holds everything is its own sum.
  const [only] = ownRows
  const isWhole =
    ownRows.length === 1 && only?.requests === total && (!entered || only.entries === all?.entries)
  const line = (row: ReportRow) => [
    rowWord(row),
    ...(from ? [row.from ?? ''] : []),
    ...(entered ? [numberWord(row.entries)] : []),
    numberWord(row.requests),
    row === all ? '' : shareWord(row.requests, total),
    numberWord(row.won),
    differenceWord(row),
  ]
  const heads = [
    [tabs[part]],
    ...(from ? [[columns.from, 'wide'] as const] : []),
    ...(entered ? numbers(columns.entries) : []),
    [columns.requests, 'number', 'descending'],
    [columns.share, 'wide share'],
    [columns.won, 'number'],
    [columns.against, 'number wide'],
  ] as const
  return {
    title: tabs[part],
    heads: [...heads],
    rows: ownRows.map(line),
    foot: all && !isWhole ? line(all) : undefined,
    bars: { column: heads.length - 3, parts: ownRows.map(({ requests }) => (requests ?? 0) / (total || 1)) },
  }
}

/** Minutes of the office: "45 min", "2.5 h"; '' for none. */
export function timeWord(minutes: number | null): string {
  const { times } = sourcesWords().report.team
  if (minutes === null) return ''
  if (minutes < 60) return fill(times.minutes, { count: minutes })
  return fill(times.hours, { count: Number((minutes / 60).toFixed(1)) })
}

/** The tables of one tab of the team's numbers. */
export const teamTables = (team: Team, by: Part) => (by === 'quotes' ? quoteTables : answerTables)(team)

function answerTables({ rows, weeks, people }: Team): TableData[] {
  const { team: teamWords, tabs, all, none } = sourcesWords().report
  const { requests, change, answered, share, median, ninety } = teamWords.columns
  const heads = numbers(requests, change, answered, share, median, ninety)
  const line = (name: string, one: ReportCount) => [
    name,
    numberWord(one.requests),
    differenceWord({ before: one.requests - one.before, isNew: false }),
    numberWord(one.answered),
    shareWord(one.answered, one.requests || null),
    ...[one.median, one.ninety].map(timeWord),
  ]
  const names = {
    form: (name: string) => optionWords(submissionsWords().kinds, name, teamWords.unknown),
    country: (name: string) => name || teamWords.unknown,
    language: (name: string) => languageName(visitorLanguage(name)),
    campaign: (name: string) => (name ? sourceWord('campaign', name) : none.campaign),
  }
  const total = rows.find(({ part }) => part === 'all')
  return [
    ...(['form', 'country', 'campaign', 'language'] as const).map((part) => ({
      title: teamWords.parts[part],
      heads: [[teamWords.parts[part]] as const, ...heads],
      rows: rows.filter((row) => row.part === part).map((row) => line(names[part](row.name), row)),
      foot: total && line(all, total),
    })),
    {
      title: tabs.week,
      heads: [[tabs.week], ...heads],
      rows: weeks.toReversed().map((week) => line(dayWord(week.week), week)),
    },
    {
      title: teamWords.byPerson,
      heads: [[teamWords.person], ...numbers(answered, median, ninety)],
      folded: true,
      rows: people.map((one) => [
        one.name,
        numberWord(one.answered),
        timeWord(one.median),
        timeWord(one.ninety),
      ]),
    },
  ]
}

function quoteTables({ quotes, reasons, sent, delivered }: Team): TableData[] {
  const { team: teamWords, tabs, all } = sourcesWords().report
  const worth = (count: number, value: string, currency: string) =>
    count > 0 ? fill(teamWords.worth, { count, total: writeMoney(value, currency) }) : ''
  const cell = (currency: string, state: string) => {
    const one = quotes.find((quote) => quote.currency === currency && quote.state === state)
    return one ? worth(one.count, one.value, currency) : ''
  }
  return [
    {
      title: tabs.quotes,
      heads: [[teamWords.currency], ...numbers(...Object.values(teamWords.states))],
      rows: [...new Set(quotes.map(({ currency }) => currency))].map((currency) => [
        currency,
        ...Object.keys(teamWords.states).map((state) => cell(currency, state)),
      ]),
    },
    {
      title: teamWords.why,
      heads: [[teamWords.reason], ...numbers(teamWords.columns.requests, teamWords.value)],
      rows: reasons.map(({ reason, count, worth: values }) => [
        reason ? optionWords(deskWords().lostBy.reasons, reason) : teamWords.unsaid,
        numberWord(count),
        (values ?? []).map(({ currency, value }) => writeMoney(value, currency)).join(', '),
      ]),
    },
    {
      title: teamWords.delivery.title,
      heads: [[teamWords.delivery.orders], ...numbers(teamWords.delivery.median, teamWords.delivery.ninety)],
      rows:
        delivered.count > 0
          ? [[numberWord(delivered.count), ...[delivered.median, delivered.ninety].map(numberWord)]]
          : [],
    },
    {
      title: teamWords.byPerson,
      folded: true,
      heads: [[tabs.week], [teamWords.person], ...numbers(teamWords.sent, teamWords.states.accepted)],
      rows: sent.map((one) => [
        one.week ? dayWord(one.week) : all,
        one.person ?? all,
        worth(one.sent, one.sentValue, one.currency),
        worth(one.accepted, one.acceptedValue, one.currency),
      ]),
    },
  ]
}
