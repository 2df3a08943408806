import type { SubmissionsWords } from '../content/submissions.ts'
import { fields, keys, sourceParts } from '../leads/contract.ts'
import { reference } from '../leads/reference.ts'
import type { StoredArtwork } from './artwork/stored.ts'
import { artworkWords } from './artwork/words.ts'
import { sourceWord } from './source-words.ts'
import type { Submission } from './submission.ts'
import { inTodaysWords } from './todays-words.ts'

/** Spreadsheets take a file for UTF-8 only when it begins with this. */
const byteOrderMark = '\uFEFF'

/** What spreadsheets take for the beginning of a formula (OWASP, "CSV Injection"), full-width forms included. */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/**
 * The same in the middle of a cell: a spreadsheet that splits at semicolons begins another cell after one, whatever the quotes
 * say, and so at tabs and line ends. None of these is among the blanks, so that each is looked at once.
 */
const innerFormulaStart = /[;\t\r\n](?=(?:"|[^\S\t\r\n])*[=+\-@＝＋－＠])/g

/** Digits and what separates them: no formula can be written in it, but a spreadsheet would make a number of it. */
const phoneNumber = /^[+\d][\d\s().\-/]*$/

/** The first line of the file. */
export function csvHead({ csv }: SubmissionsWords): string {
  const { reference, submitted, ...work } = csv.columns
  const typed = keys.map((key) => fields[key].label)
  return byteOrderMark + line([reference, submitted, ...typed, ...Object.values(work)])
}

/** One request as a line of the file (RFC 4180). */
export function csvLine(row: Submission, { csv, kinds, statuses, mail, timeZone }: SubmissionsWords): string {
  const time = (instant: string | null) =>
    instant === null ? '' : new Date(instant).toLocaleString('sv', { timeZone })
  const { form, timeline, budget } = inTodaysWords(row)
  const notes = row.history.filter(({ change }) => change === 'note')
  return line([
    reference(row.id),
    time(row.created_at),
    ...keys.map((key) => (fields[key].kind === 'phone' ? readablePhone : String)(form[key])),
    row.kind ? kinds[row.kind] : '',
    statuses[row.status],
    row.owner_name ?? '',
    row.spam ? csv.yes : csv.no,
    row.mail ? mail[row.mail] : '',
    ...[timeline, budget],
    ...sourceParts.map((part) => (row.source ? sourceWord(part, row.source[part]) : '')),
    row.artwork ? artworkCell(row.artwork) : '',
    time(row.answered_at),
    time(row.changed_at),
    notes.map(({ at, by, value }) => `${time(at)} ${by}: ${value}`).join('\n'),
  ])
}

/** How many files there are, and below it each with its verdict. */
function artworkCell(artwork: StoredArtwork): string {
  const { sentence, files } = artworkWords(artwork)
  return [sentence, ...files.map(({ name, said }) => `${name}: ${said}`)].filter(Boolean).join('\n')
}

/** "+13055550134" would become 1.3E+10, "0049" 49: named as a phone number (RFC 3966) it stays as it was typed. */
function readablePhone(phone: string): string {
  return phoneNumber.test(phone) ? `tel:${phone}` : phone
}

/** A table as a whole file. */
export const csvText = (rows: string[][]) => byteOrderMark + rows.map(line).join('')

function line(cells: string[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

/** Every cell is quoted; what a spreadsheet would run as a formula gets an apostrophe before it. */
function cell(value: string): string {
  const inside = value.replace(innerFormulaStart, "$&'")
  const text = formulaStart.test(value) ? `'${inside}` : inside
  return `"${text.replaceAll('"', '""')}"`
}
