import { sourcesWords } from '../../content/sources.ts'
import { sourceWord } from '../source-words.ts'
import type { ReportRow } from './report.ts'

const formatted = new Intl.NumberFormat('en-US')

/** A number, or the stand-in for one under five. */
export const numberWord = (number: number | null) =>
  number === null ? sourcesWords().report.underFive : formatted.format(number)

/** The change since before; '' if one of the two is not shown. */
export function differenceWord({ before, isNew }: Pick<ReportRow, 'before' | 'isNew'>): string {
  if (isNew) return sourcesWords().report.isNew
  if (before === null) return ''
  return before > 0 ? `+${formatted.format(before)}` : formatted.format(before).replace('-', '−')
}

/** The share, as `30%`; '' if one of the two is not shown. */
export const shareWord = (number: number | null, of: number | null) =>
  number === null || of === null ? '' : `${Math.round((100 * number) / of)}%`

export function rowWord({ part, name }: Pick<ReportRow, 'part' | 'name'>): string {
  const { report } = sourcesWords()
  if (part === 'all') return report.all
  return name === '' ? report.none[part] : sourceWord(part, name)
}

/** "Nov 16", with a plain space: it is in the team's file, too. */
export const dayWord = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** "November 2026". */
export const monthWord = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
