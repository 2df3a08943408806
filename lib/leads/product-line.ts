/** One product of a quote, and how many; '' where the visitor leaves that open. */
export type ProductLine = { product: string; quantity: string }

/** @param line as stored in the request: `Mini speaker` or `250 × Mini speaker` */
export function readLine(line: string): ProductLine {
  const [, quantity = '', product = line] = /^(\d{1,7}) × (.+)$/.exec(line) ?? []
  return { product, quantity }
}

export const writeLine = ({ product, quantity }: ProductLine) =>
  quantity ? `${quantity} × ${product}` : product

/** What a quote holds, one product a line; a product that was asked for again keeps its first line. */
export function readLines(text: string): ProductLine[] {
  const lines = text.split('\n').filter(Boolean).map(readLine)
  return lines.filter(({ product }, index) => lines.findIndex((line) => line.product === product) === index)
}
