import { type Quote, digitsOf } from './quote.ts'
import { possibleReadings, readNumber } from './read-number.ts'

/**
 * A quote while it is written: numbers as typed. Without `columns` each line has its own quantity. `pasted`: read from a
 * table, and not edited since. `left`: table rows that were not understood. `signs`: currency signs in them.
 */
export type QuoteDraft = Omit<Quote, 'columns' | 'lines' | 'extras' | 'delivered'> & {
  columns: string[]
  lines: { item: string; decoration: string; quantity: string; prices: string[]; pasted?: boolean }[]
  extras: { item: string; note: string; amounts: string[]; pasted?: boolean }[]
  delivered: string
  left?: string[]
  signs?: string[]
}
export type DraftLine = QuoteDraft['lines'][number]
export type DraftExtra = QuoteDraft['extras'][number]

export const blankLine = (choices: number): DraftLine => ({
  item: '',
  decoration: '',
  quantity: '',
  prices: Array<string>(choices).fill(''),
})

const isWritten = ({ item, decoration, quantity, prices }: DraftLine) =>
  [item, decoration, quantity, ...prices].some((text) => text.trim())
const isCharged = ({ item, note, amounts }: DraftExtra) =>
  [item, note, ...amounts].some((text) => text.trim())

/** @param goods the request's products, with quantities as typed @param until its last day @param currency its three letters */
export const newDraft = (
  goods: { product: string; quantity: string }[],
  tax: string,
  until: string,
  currency: string,
): QuoteDraft => ({
  currency,
  columns: [],
  asked: null,
  extras: [],
  tax,
  delivered: '',
  until,
  terms: '',
  lines: [
    ...goods.map(({ product, quantity }) => ({ ...blankLine(1), item: product, quantity })),
    blankLine(1),
  ],
})

/** A draft as kept: as typed, or as a quote that was sent and undone. Null for none. */
export function draftFrom(saved: unknown): QuoteDraft | null {
  if (typeof saved !== 'object' || saved === null) return null
  const { columns, lines, delivered, ...rest } = saved as Quote | QuoteDraft
  return {
    ...rest,
    columns: columns.map(String),
    lines: lines.map((line) => ({ ...line, quantity: String(line.quantity ?? '') })),
    delivered: delivered ?? '',
  }
}

/** A draft as a quote, without blank lines. Anything that is no number becomes '' or NaN, which the database refuses. */
export function quoteOf({
  relation,
  currency,
  columns,
  asked,
  lines,
  extras,
  tax,
  delivered,
  until,
  terms,
}: QuoteDraft): Quote {
  const fractionDigits = digitsOf(currency)
  const whole = (typed: string) => Number(readNumber(typed, 0) || NaN)
  return {
    currency,
    asked,
    tax,
    until,
    terms,
    delivered: delivered || null,
    ...(relation && { relation }),
    columns: columns.map(whole),
    lines: lines.filter(isWritten).map(({ item, decoration, quantity, prices }) => ({
      item,
      decoration,
      quantity: columns.length ? null : whole(quantity),
      prices: prices.map((price) => readNumber(price, fractionDigits)),
    })),
    extras: extras.filter(isCharged).map(({ item, note, amounts }) => ({
      item,
      note,
      // An amount has no smaller coin: "1.250" can only be a thousand.
      amounts: amounts.map((amount) => readNumber(amount, fractionDigits === 3 ? 3 : 0)),
    })),
  }
}

/** The place in the draft, counting blank lines, of a field that the database refused, such as lines.0.prices.2. */
export function fieldInDraft(draft: QuoteDraft, field: string): string {
  const [part = '', place, ...rest] = field.split('.')
  if (field === 'columns')
    return `columns.${draft.columns.findIndex((count) => !/^[1-9]\d*$/.test(readNumber(count, 0)))}`
  if (field === 'lines') return 'lines.0.item'
  if (place === undefined) return field
  const sentRows = (part === 'extras' ? draft.extras.map(isCharged) : draft.lines.map(isWritten)).flatMap(
    (is, index) => (is ? [index] : []),
  )
  return [part, sentRows[Number(place)], ...rest].join('.')
}

/** The prices with two readings, such as "1.085" (a dollar and a bit, or a thousand), each way without a doubt. */
export function doubtfulPrices({ lines, currency }: QuoteDraft) {
  return lines.flatMap(({ prices }, line) =>
    prices.flatMap((typed, choice) => {
      const [small = '', large] = possibleReadings(typed, digitsOf(currency))
      return large === undefined ? [] : [{ line, choice, typed, small: `${small}0`, large }]
    }),
  )
}

/** The texts of one column for each quantity. */
const grown = (texts: string[], choices: number) =>
  Array.from({ length: choices }, (_, index) => texts[index] ?? '')

/** With these quantities as columns. */
export const withColumns = (draft: QuoteDraft, columns: string[]): QuoteDraft => ({
  ...draft,
  columns,
  lines: draft.lines.map((line) => ({ ...line, prices: grown(line.prices, columns.length) })),
  extras: draft.extras.map((extra) => ({ ...extra, amounts: grown(extra.amounts, columns.length) })),
})

/** One more quantity, three at most: the lines' own quantities give way to columns. */
export const withColumn = (draft: QuoteDraft) =>
  withColumns(draft, draft.columns.length ? [...draft.columns, ''] : [draft.lines[0]?.quantity ?? '', ''])

export const withLine = (draft: QuoteDraft): QuoteDraft => ({
  ...draft,
  lines: [...draft.lines, blankLine(Math.max(draft.columns.length, 1))],
})

/** The first draft that replaces a quote: that quote without past days. */
export const draftAfter = (last: unknown, until: string, today: string): QuoteDraft | null => {
  const draft = draftFrom(last)
  return draft && { ...draft, until, delivered: draft.delivered > today ? draft.delivered : '' }
}
