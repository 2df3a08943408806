/**
 * A quote as it is written and stored; the database refuses any other (private.quote_fault). Prices are of one piece, as text
 * such as `9.60`, one for each of `columns`; without columns each line has its own quantity, and one price. `asked`: the column
 * that was asked for. `tax`: the id of an option. `until`: its last day, in the office's zone.
 */
export type Quote = {
  currency: string
  columns: number[]
  asked: number | null
  lines: { item: string; decoration: string; quantity: number | null; prices: string[] }[]
  extras: { item: string; note: string; amounts: string[] }[]
  tax: string
  delivered: string | null
  until: string
  terms: string
}
