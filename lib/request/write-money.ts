/** An amount such as "7250.00" for people, exact to the last digit: "$7,250.00". */
export const writeMoney = (amount: string, currency: string) => written(amount, currency, {})

/** The price of one, which may go beyond the smallest coin: "$0.085". */
export const writePrice = (price: string, currency: string) =>
  written(price, currency, { maximumFractionDigits: 4 })

/** As short as it can be said exactly: "$7,250", "$7,250.50". */
export const writeShort = (amount: string, currency: string) =>
  written(amount, currency, { trailingZeroDisplay: 'stripIfInteger' })

/** "US Dollar" */
export const nameOfCurrency = (currency: string) =>
  new Intl.DisplayNames('en-US', { type: 'currency' }).of(currency) ?? currency

// As text: a number would round long amounts.
const written = (amount: string, currency: string, more: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, ...more }).format(amount as `${number}`)
