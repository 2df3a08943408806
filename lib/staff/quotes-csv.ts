import { z } from 'zod'
import { each } from '../content/shapes.ts'
import { submissionsWords, deskWords } from '../content/desk.ts'
import { csvText, readableOrder, writeInstant } from './csv.ts'
import { callDatabase } from './desk/call-database.ts'
import { sentQuote } from './submission.ts'

const line = sentQuote.pick({ number: true, state: true, accepted: true }).extend({
  ...each(z.string(), 'reference', 'sent', 'until', 'total', 'currency'),
  quantity: z.number().nullable(),
})

/** All quotes, newest first, as CSV; leaves a line for managers. Throws like callDatabase. */
export async function quotesCsv() {
  const lines = z.array(line).parse(await callDatabase('export_quotes', {}))
  const { csv, timeZone } = submissionsWords()
  const { states } = deskWords().answer
  const rows = lines.map(({ accepted, state, sent, quantity, ...one }) => ({
    ...one,
    number: String(one.number),
    sent: writeInstant(sent, timeZone),
    state: states[state],
    quantity: String(quantity ?? ''),
    accepted: accepted ? writeInstant(accepted.at, timeZone) : '',
    by: accepted?.name ?? '',
    recorded: accepted?.by ?? '',
    order: readableOrder(accepted?.order ?? ''),
  }))
  const columns = Object.keys(csv.quotes) as (keyof typeof csv.quotes)[]
  const cells = rows.map((row) => columns.map((column) => row[column]))
  return { state: 'read' as const, csv: csvText([Object.values(csv.quotes), ...cells]) }
}
