import { plainDigits } from './plain-digits.ts'

/** One product of a quote: name, id in content, and quantity as typed, mostly a number; id and quantity may be ''. */
export type ProductLine = { product: string; id: string; quantity: string }

/** Room for "500-1000, or 2 x 50 per size", in UTF-16 units. */
export const longestQuantity = 40

/** Three digits after each mark, or in the end two and three, as in India. */
const grouped = /^\d{1,3}(?:([., '’])\d{3}(?:\1\d{3})*)?$|^\d{1,2}(?:,\d{2})*,\d{3}$/

/** The quantity meant; undefined for a range, words or more than 9,999,999. */
export function countOf(quantity: string): number | undefined {
  const typed = plainDigits(quantity).trim()
  const digits = grouped.test(typed) ? typed.replace(/\D/g, '') : typed
  return /^\d{1,7}$/.test(digits) ? Number(digits) : undefined
}

/** A number with its commas; anything else as typed. */
export const writeQuantity = (quantity: string) => countOf(quantity)?.toLocaleString('en-US') ?? quantity

/** A product in the form's field: name, id and quantity, separated by tabs. */
export const fieldLine = ({ product, id, quantity }: ProductLine) => `${product}\t${id}\t${quantity}`

/** Distinguishes products: their id, or the name of those without. */
export const productKey = ({ id, product }: Pick<ProductLine, 'product' | 'id'>) => id || product

/** Reads a field with one product per line; of repeated products the first line counts, and its quantity unless it has none. */
export function readLines(field: string): ProductLine[] {
  return onceEach(
    field
      .split('\n')
      .map(readLine)
      .filter((line) => line.product),
  )
}

/** Each product once, with the first quantity that was typed for it. */
export function onceEach(lines: ProductLine[]): ProductLine[] {
  const all = new Map<string, ProductLine>()
  for (const line of lines) {
    const before = all.get(productKey(line))
    all.set(productKey(line), before ? { ...before, quantity: before.quantity || line.quantity } : line)
  }
  return [...all.values()]
}

function readLine(line: string): ProductLine {
  const [product = '', id = '', quantity = ''] = line.split('\t')
  return { product: product.trim(), id: id.trim(), quantity: quantity.trim().slice(0, longestQuantity) }
}

/** A name that does not break between a number and its unit: `Steel bottle, 25 oz`. */
export const withUnit = (name: string) => name.replace(/(\d) (?=\p{L})/gu, '$1\u00a0')

/** For people: `Mini speaker` or `250 × Mini speaker`. */
export const writeLine = ({ product, quantity }: Pick<ProductLine, 'product' | 'quantity'>) =>
  quantity ? `${quantity} × ${product}` : product

export const visibleText = (name: string, value: string) =>
  name === 'products' ? readLines(value).map(writeLine).join('\n') : value

/** The catalog by key, as the browser gets it: today's name, and the address of a small picture if there is one. */
export type Catalog = Record<string, { name: string; picture?: string }>

/** A list of products in today's names, without those that have left the catalog. */
export const todayIn = (lines: ProductLine[], catalog: Catalog): ProductLine[] =>
  onceEach(
    lines.flatMap((line) => {
      const product = catalog[productKey(line)]
      return product ? [{ ...line, product: product.name }] : []
    }),
  )
