import { type Quote, digitsOf } from './quote.ts'

/** A quote while it is written: numbers as they are typed. Without `columns` each line has its own quantity. */
export type QuoteDraft = Omit<Quote, 'columns' | 'lines' | 'extras' | 'delivered'> & {
  columns: string[]
  lines: { item: string; decoration: string; quantity: string; prices: string[] }[]
  extras: { item: string; note: string; amounts: string[] }[]
  delivered: string
}

const blankLine = (choices: number) => ({
  item: '',
  decoration: '',
  quantity: '',
  prices: Array<string>(choices).fill(''),
})

/** @param goods what was asked for, with quantities as typed @param until its last day @param currency its three letters */
export const newDraft = (
  goods: { product: string; quantity: string }[],
  tax: string,
  until: string,
  currency: string,
): QuoteDraft => ({
  ...{ currency, columns: [], asked: null, extras: [], tax, delivered: '', until, terms: '' },
  lines: [
    ...goods.map(({ product, quantity }) => ({ ...blankLine(1), item: product, quantity })),
    blankLine(1),
  ],
})

/** A draft as it was kept: as typed, or as the quote that was sent and taken back. Null for none. */
export function draftFrom(kept: unknown): QuoteDraft | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { columns, lines, delivered, ...rest } = kept as Quote | QuoteDraft
  return {
    ...rest,
    columns: columns.map(String),
    lines: lines.map((line) => ({ ...line, quantity: String(line.quantity ?? '') })),
    delivered: delivered ?? '',
  }
}

/** A draft as a quote, without blank lines. What is not a number becomes '' or NaN, which the database refuses. */
export function quoteOf(draft: QuoteDraft): Quote {
  const behind = digitsOf(draft.currency)
  const number = (typed: string) => readNumber(typed, behind)
  const whole = (typed: string) => Number(readNumber(typed, 0) || NaN)
  return {
    ...draft,
    columns: draft.columns.map(whole),
    lines: draft.lines
      .filter(({ item, prices }) => item.trim() || prices.some(Boolean))
      .map((line) => ({
        ...line,
        quantity: draft.columns.length ? null : whole(line.quantity),
        prices: line.prices.map(number),
      })),
    extras: draft.extras
      .filter(({ item }) => item.trim())
      .map((extra) => ({ ...extra, amounts: extra.amounts.map(number) })),
    delivered: draft.delivered || null,
  }
}

/** One more quantity, three at most: the lines' own quantities give way to columns. */
export function withColumn(draft: QuoteDraft): QuoteDraft {
  const columns = draft.columns.length ? [...draft.columns, ''] : [draft.lines[0]?.quantity ?? '', '']
  const grown = (texts: string[]) => [...texts, ''].slice(0, columns.length)
  return {
    ...draft,
    columns,
    lines: draft.lines.map((line) => ({ ...line, prices: grown(line.prices) })),
    extras: draft.extras.map((extra) => ({ ...extra, amounts: grown(extra.amounts) })),
  }
}

export const withLine = (draft: QuoteDraft): QuoteDraft => ({
  ...draft,
  lines: [...draft.lines, blankLine(Math.max(draft.columns.length, 1))],
})

/**
 * Puts rows of a spreadsheet from a line on: item, decoration, quantity, price, or with columns item, decoration and a price
 * for each. Rows of fewer cells leave out the decoration.
 */
export function pasteRows(draft: QuoteDraft, text: string, from: number): QuoteDraft {
  const choices = Math.max(draft.columns.length, 1)
  const numbers = draft.columns.length || 2
  const rows = text
    .split(/\r?\n/)
    .filter((row) => row.trim())
    .map((row) => row.split('\t').map((cell) => cell.trim()))
  const pasted = rows.map((cells) => {
    const figures = cells.slice(-numbers)
    const [item = '', decoration = ''] = cells.slice(0, -numbers)
    return draft.columns.length
      ? { item, decoration, quantity: '', prices: figures }
      : { item, decoration, quantity: figures[0] ?? '', prices: [figures[1] ?? ''].slice(0, choices) }
  })
  const lines = draft.lines.toSpliced(from, pasted.length, ...pasted)
  return { ...draft, lines: lines.at(-1)?.item ? [...lines, blankLine(choices)] : lines }
}

/**
 * Reads a number as people of many countries write it: 1,234.50, 1.234,50, 1 234,50, 1'234.50, 1,23,456.
 * @param behind the currency's digits behind the point: "1.234" is a thousand dollars, and one dinar and a bit
 * @returns a text like `1234.50`; '' if it is not a number
 */
export function readNumber(typed: string, behind = 2): string {
  const text = typed.replace(/[\s'’ ]|[\p{Sc}]|^[A-Z]{3}|[A-Z]{3}$/gu, '')
  if (!/^[\d.,]*\d$/.test(text)) return ''
  const marks = text.match(/[.,]/g) ?? []
  const last = marks.at(-1)
  if (!last) return text
  const [, after = ''] = /[.,](\d*)$/.exec(text) ?? []
  const grouped = marks.filter((mark) => mark === last).length > 1
  const alone = marks.every((mark) => mark === last)
  const isThousand = grouped || (alone && after.length === 3 && behind !== 3 && !/^0[.,]/.test(text))
  if (isThousand) return text.replaceAll(/[.,]/g, '')
  return `${text.slice(0, -after.length - 1).replaceAll(/[.,]/g, '') || '0'}.${after}`
}
