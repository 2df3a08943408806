/** A quote's relation to an order: it adds to it, or replaces it once it is accepted; without an order it is the first. */
export const relations = ['first', 'addition', 'change'] as const
export type Relation = (typeof relations)[number]

/**
 * A quote as written and stored; the database refuses any other (private.quote_fault). Prices are for one piece, as text
 * such as `9.60`, one for each of `columns`; without columns each line has its own quantity, and one price. `asked`: the
 * column that was asked for. `tax`: the id of an option. `until`: its last day, in the office's zone. `relation`: to the
 * existing order.
 */
export type Quote = {
  relation?: Relation
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

/** Currencies with other than two digits after the point (ISO 4217), as in supabase/schemas/quotes.sql. */
const digits: Record<string, number> = Object.fromEntries([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
    .split(' ')
    .map((name) => [name, 0]),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((name) => [name, 3]),
])

/** A currency's digits after the point. */
export const digitsOf = (currency: string) => digits[currency] ?? 2

/** Money as typed: a decimal with at most four digits after the point; a discount is negative. */
const moneyPattern = /^-?\d{1,10}(\.\d{1,4})?$/

/** Digits of `moneyPattern`. */
const exact = 4

/** The price of a quantity, as `4800.00`, rounded half up to the smallest coin, never in floats; null for no price. */
export function amountOf(price: string, quantity: number, currency: string): string | null {
  const amount = minorAmount(price, quantity, currency)
  return amount === null ? null : inWhole(amount, currency)
}

/** A quote's totals, one for each quantity; null where something is not a number yet. The database calculates the same. */
export function calculateTotals({ columns, lines, extras, currency }: Totalled): (string | null)[] {
  const choices = columns.length > 0 ? columns : [null]
  return choices.map((column, choice) => {
    const amounts = [
      ...lines.map(({ prices, quantity }) =>
        minorAmount(prices[choice] ?? '', column ?? quantity ?? NaN, currency),
      ),
      ...extras.map(({ amounts }) => minorAmount(amounts[choice] ?? '', 1, currency)),
    ]
    const knownAmounts = amounts.filter((amount) => amount !== null)
    if (knownAmounts.length < amounts.length) return null
    return inWhole(
      knownAmounts.reduce((sum, amount) => sum + amount, 0n),
      currency,
    )
  })
}

/** The parts of a quote that make up its totals. */
type Totalled = Pick<Quote, 'currency' | 'columns'> & {
  lines: Pick<Quote['lines'][number], 'quantity' | 'prices'>[]
  extras: Pick<Quote['extras'][number], 'amounts'>[]
}

/** In the currency's smallest unit. */
function minorAmount(price: string, quantity: number, currency: string): bigint | null {
  if (!moneyPattern.test(price) || !Number.isInteger(quantity)) return null
  const [whole = '', part = ''] = price.split('.')
  const exactly = BigInt(whole.replace('-', '') + part.padEnd(exact, '0')) * BigInt(quantity)
  const step = 10n ** BigInt(exact - digitsOf(currency))
  const rounded = (exactly + step / 2n) / step
  return price.startsWith('-') ? -rounded : rounded
}

function inWhole(amount: bigint, currency: string): string {
  const fractionDigits = digitsOf(currency)
  const text = String(amount < 0n ? -amount : amount).padStart(fractionDigits + 1, '0')
  const sign = amount < 0n ? '-' : ''
  return (
    sign + (fractionDigits === 0 ? text : `${text.slice(0, -fractionDigits)}.${text.slice(-fractionDigits)}`)
  )
}
