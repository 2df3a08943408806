import { spokenLocale } from '../language/spoken.ts'
import { digitsOf } from '../quotes/quote.ts'

/** An amount such as "7250.00" for people, exact to the last digit: "$7,250.00". */
export const writeMoney = (amount: string, currency: string) => written(amount, currency, {})

/** The price of one piece, which may be less than the smallest coin: "$0.085". */
export const writePrice = (price: string, currency: string) =>
  written(price, currency, { maximumFractionDigits: 4 })

/** As short as it can be exact: "$7,250", "$7,250.50". */
export const writeShortMoney = (amount: string, currency: string) =>
  written(amount, currency, { trailingZeroDisplay: 'stripIfInteger' })

/** "US dollars" */
export const nameOfCurrency = (currency: string) =>
  new Intl.NumberFormat(spokenLocale(), { style: 'currency', currency, currencyDisplay: 'name' })
    .formatToParts(2)
    .find(({ type }) => type === 'currency')?.value ?? currency

/** As text, because a number would round long amounts, and with ISO 4217's digits: Intl shows 17 currencies without theirs. */
const written = (amount: string, currency: string, more: Intl.NumberFormatOptions) => {
  const digits = digitsOf(currency)
  const way = { minimumFractionDigits: digits, maximumFractionDigits: digits, ...more }
  return new Intl.NumberFormat(spokenLocale(), { style: 'currency', currency, ...way }).format(
    amount as `${number}`,
  )
}

/** "1,200" */
export const writeCount = (count: number) => count.toLocaleString(spokenLocale())
