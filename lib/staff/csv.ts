import type { SubmissionsWords } from '../content/desk.ts'
import { fields, keys, sourceParts } from '../leads/contract.ts'
import { goodsLines } from '../leads/details.ts'
import { reference } from '../leads/reference.ts'
import type { StoredArtwork, StaffSubmission } from './submission.ts'
import { noStore } from './desk/call-database.ts'
import { artworkWords } from './artwork/words.ts'
import { keyOf } from './list-address.ts'
import { sourceWord } from './source-words.ts'
import { inTodaysWords } from './todays-words.ts'
import type { ListState } from './list-state.ts'

/** Without it, spreadsheets do not read UTF-8. */
const byteOrderMark = '\uFEFF'

/** Characters that spreadsheets read as the start of a formula (OWASP, "CSV Injection"), including full-width forms. */
const formulaStart = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/**
 * The same inside a cell: a spreadsheet that splits at semicolons, tabs or line ends starts a new cell there, despite
 * the quotes. None of these is among the skipped blanks, so the match stays linear.
 */
const innerFormulaStart = /[;\t\r\n](?=(?:"|[^\S\t\r\n])*[=+\-@＝＋－＠])/g

/** Digits and separators: too little for a formula, but a spreadsheet would turn it into a number. */
const phoneNumber = /^[+\d][\d\s().\-/]*$/

export function csvHead({ csv }: SubmissionsWords): string {
  const { reference, submitted, ...work } = csv.columns
  const typed = keys.map((key) => fields[key].label)
  return byteOrderMark + writeLine([reference, submitted, ...typed, ...Object.values(work)])
}

/** A moment as spreadsheets read it: 2026-11-20 10:42:12. */
export const writeInstant = (instant: string, timeZone: string) =>
  new Date(instant).toLocaleString('sv', { timeZone })

/** One request as a CSV record (RFC 4180). */
export function csvLine(
  row: StaffSubmission,
  { csv, kinds, statuses, mail, timeZone }: SubmissionsWords,
): string {
  const time = (instant: string | null) => (instant === null ? '' : writeInstant(instant, timeZone))
  const { form, timeline, budget } = inTodaysWords(row)
  const goods = row.facts ? goodsLines(row.facts).join('\n') : ''
  const notes = row.history.filter(({ change }) => change === 'note')
  return writeLine([
    reference(row.id),
    time(row.created_at),
    ...keys.map((key) => (fields[key].kind === 'phone' ? readablePhone : String)(form[key])),
    row.kind ? kinds[row.kind] : '',
    statuses[row.status],
    row.owner_name ?? '',
    row.spam ? csv.yes : csv.no,
    row.mail ? mail[row.mail] : '',
    timeline,
    budget,
    ...sourceParts.map(
      (part) => (part === 'product' && goods) || (row.source ? sourceWord(part, row.source[part]) : ''),
    ),
    row.artwork ? artworkCell(row.artwork) : '',
    time(row.answered_at),
    time(row.changed_at),
    notes.map(({ at, by, value }) => `${time(at)} ${by}: ${value}`).join('\n'),
    row.value ?? '',
    row.currency ?? '',
  ])
}

export const batchSize = 250

/**
 * A whole list as CSV, read in batches as fast as the client takes it, so that memory does not grow with the list. A
 * failure aborts the download: half a file must not pass for a whole one.
 * @param readAfter reads the batch after the row with this key, '' for the first
 */
export function csvStream(readAfter: (key: string) => Promise<StaffSubmission[]>, words: SubmissionsWords) {
  const encoder = new TextEncoder()
  let key = ''
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(csvHead(words))),
    async pull(controller) {
      const rows = await readAfter(key)
      const last = rows.at(-1)
      if (last) {
        key = keyOf(last)
        controller.enqueue(encoder.encode(rows.map((row) => csvLine(row, words)).join('')))
      }
      if (rows.length < batchSize) controller.close()
    },
  })
}

/** The number of files, then one line per file with its verdict. */
function artworkCell(artwork: StoredArtwork): string {
  const { sentence, files } = artworkWords(artwork)
  return [sentence, ...files.map(({ name, said }) => `${name}: ${said}`)].filter(Boolean).join('\n')
}

/** "+13055550134" would become 1.3E+10 and "0049" 49: as a tel: URI (RFC 3966) it stays as typed. */
function readablePhone(phone: string): string {
  return phoneNumber.test(phone) ? `tel:${phone}` : phone
}

/** A customer's order number; a spreadsheet would read "00123" as 123, and "10-12" as a day. */
export const readableOrder = (typed: string) =>
  /^(?=.*\d)(?:[\d\s().,:%+/-]|e(?=[+-]?\d)|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec){1,60}$/i.test(
    typed,
  )
    ? `PO ${typed}`
    : typed

/** A download that no cache may keep. @param name of the file */
export const csvFile = (rows: string | ReadableStream, name: string) =>
  new Response(rows, {
    headers: {
      ...noStore,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })

export const csvText = (rows: string[][]) => byteOrderMark + rows.map(writeLine).join('')

function writeLine(cells: string[]): string {
  return `${cells.map(quoteCell).join(',')}\r\n`
}

/** Quotes every cell; a cell that a spreadsheet would run as a formula gets a leading apostrophe. */
function quoteCell(value: string): string {
  const inside = value.replace(innerFormulaStart, "$&'")
  const text = formulaStart.test(value) ? `'${inside}` : inside
  return `"${text.replaceAll('"', '""')}"`
}

/** The file name of a download: its day and its filter, in characters that every file system takes. */
export function exportName({ view, search, kind, event, status, from, to, ids }: ListState, today: string) {
  const nameParts = [
    view,
    search,
    kind,
    event,
    status,
    from && `from-${from}`,
    to && `to-${to}`,
    ids && 'chosen',
  ]
  const parts =
    nameParts
      .join(' ')
      .normalize('NFD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  const name = ['form-submissions', today, ...parts].join('-').slice(0, 107)
  return `${name.replace(/-$/, '')}.csv`
}
