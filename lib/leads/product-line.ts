/** One product of a quote: name, id in content, and quantity; id and quantity may be ''. */
export type ProductLine = { product: string; id: string; quantity: string }

/** A product in the form's field: name, id and quantity, separated by tabs. */
export const fieldLine = ({ product, id, quantity }: ProductLine) => `${product}\t${id}\t${quantity}`

/** Reads a field with one product per line; of repeated products the first line counts. */
export function readLines(field: string): ProductLine[] {
  const lines = field.split('\n').map(readLine)
  const first = (product: string) => lines.findIndex((line) => line.product === product)
  return lines.filter(({ product }, index) => product && first(product) === index)
}

function readLine(line: string): ProductLine {
  const [product = '', id = '', quantity = ''] = line.split('\t')
  return { product: product.trim(), id: id.trim(), quantity: /^\d{1,7}$/.test(quantity) ? quantity : '' }
}

/** For people: `Mini speaker` or `250 × Mini speaker`. */
export const writeLine = ({ product, quantity }: Pick<ProductLine, 'product' | 'quantity'>) =>
  quantity ? `${quantity} × ${product}` : product

/** The value of a field, for people. */
export const readable = (name: string, value: string) =>
  name === 'products' ? readLines(value).map(writeLine).join('\n') : value
