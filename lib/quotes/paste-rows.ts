import { blankLine, type QuoteDraft, withColumns } from './draft.ts'
import { digitsOf } from './quote.ts'
import { readTable } from './read-table.ts'

/** A quote has 40 lines at most, and a draft's length is limited. */
const maxItems = { lines: 40, left: 100 }
const maxCharacters = 300

/**
 * Puts a pasted table from a line on, replacing lines there without a price. Unclear rows are left as text.
 * @param offered the currencies that the quote may take: it takes the table's if nothing has a price yet
 */
export function pasteRows(draft: QuoteDraft, text: string, from: number, offered: string[]): QuoteDraft {
  const isFree = draft.lines.every(({ prices }) => !prices.some(Boolean))
  const signsOf = readTable(text, 2, draft.columns.length).signs
  const fitting = offered.filter((one) => signsOf.every((sign) => isMoneyOf(one, sign)))
  const currency = isFree && fitting.length === 1 && fitting[0] ? fitting[0] : draft.currency
  const table = readTable(text, digitsOf(currency), draft.columns.length)
  const leave = (rows: string[]) =>
    [...(draft.left ?? []), ...rows].map((row) => row.slice(0, maxCharacters)).slice(0, maxItems.left)
  const isOther = table.columns.length > 0 && !isFree && String(table.columns) !== String(draft.columns)
  if (isOther || table.lines.length > maxItems.lines)
    return { ...draft, left: leave(text.split(/\r?\n/).filter((row) => row.trim())) }
  const own = table.columns.length ? withColumns(draft, table.columns) : draft
  const unpriced = own.lines.slice(from).findIndex(({ prices }) => prices.some(Boolean))
  const room = Math.min(unpriced < 0 ? Infinity : unpriced, table.lines.length)
  const lines = own.lines.toSpliced(from, room, ...table.lines.map((line) => ({ ...line, pasted: true })))
  const choices = Math.max(own.columns.length, 1)
  const signs = [...new Set([...(draft.signs ?? []), ...table.signs])].filter(
    (sign) => !isMoneyOf(currency, sign),
  )
  return {
    ...own,
    currency,
    left: leave(table.left),
    signs,
    lines: lines.at(-1)?.item ? [...lines, blankLine(choices)] : lines,
    extras: [
      ...own.extras.filter(({ item, amounts }) => item || amounts.some(Boolean)),
      ...table.extras.map(({ amounts, ...extra }) => ({
        ...extra,
        // One amount for all quantities.
        amounts: Array.from({ length: choices }, (_, choice) => amounts[choice] ?? amounts[0] ?? ''),
        pasted: true,
      })),
    ],
  }
}

/** Whether a sign or code beside a number may mean this currency. */
function isMoneyOf(currency: string, sign: string): boolean {
  const signs = (['symbol', 'narrowSymbol'] as const).map(
    (currencyDisplay) =>
      new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay })
        .formatToParts(1)
        .find(({ type }) => type === 'currency')?.value,
  )
  const code = sign.toUpperCase()
  const own = [currency, `${currency.slice(0, 2)}$`, ...signs].map((one) => one?.toUpperCase())
  const words = { EUR: /^EUROS?$/, JPY: /^円$|^¥$/, CNY: /^元$|^¥$/, CHF: /^S?FR$/, TRY: /^TL$/ }
  return own.includes(code) || Boolean(words[currency as keyof typeof words]?.test(code))
}
