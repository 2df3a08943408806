/** An amount such as "7250.00" for people, exact to the last digit: "$7,250.00". */
export const writeMoney = (amount: string, currency: string) => written(amount, currency, {})

/** The price of one, which may go beyond the smallest coin: "$0.085". */
export const writePrice = (price: string, currency: string) =>
  written(price, currency, { maximumFractionDigits: 4 })

/** A sum without its cents: "$7,250". */
export const writeSum = (amount: string, currency: string) =>
  written(amount, currency, { maximumFractionDigits: 0 })

/** "US Dollar" */
export const nameOfCurrency = (currency: string) =>
  new Intl.DisplayNames('en-US', { type: 'currency' }).of(currency) ?? currency

// As text: a number would round long amounts.
const written = (amount: string, currency: string, more: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, ...more }).format(amount as `${number}`)
