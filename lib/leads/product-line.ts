/** One product of a quote: its name, its id in content and how many; '' for no id, and where the visitor leaves that open. */
export type ProductLine = { product: string; id: string; quantity: string }

/** What a form's field holds of one: a name, an id and a quantity, with tabs between. */
export const fieldLine = ({ product, id, quantity }: ProductLine) => `${product}\t${id}\t${quantity}`

/** What a field holds, one product a line; a product that was asked for again keeps its first line. */
export function readLines(field: string): ProductLine[] {
  const lines = field.split('\n').map(readLine)
  const first = (product: string) => lines.findIndex((line) => line.product === product)
  return lines.filter(({ product }, index) => product && first(product) === index)
}

function readLine(line: string): ProductLine {
  const [product = '', id = '', quantity = ''] = line.split('\t')
  return { product: product.trim(), id: id.trim(), quantity: /^\d{1,7}$/.test(quantity) ? quantity : '' }
}

/** As people read it: `Mini speaker` or `250 × Mini speaker`. */
export const writeLine = ({ product, quantity }: Pick<ProductLine, 'product' | 'quantity'>) =>
  quantity ? `${quantity} × ${product}` : product

/** What a visitor typed or chose in a field, as people read it. */
export const readable = (name: string, value: string) =>
  name === 'products' ? readLines(value).map(writeLine).join('\n') : value
