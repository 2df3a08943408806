/** In PDF's order: a b c d e f. */
export type Matrix = readonly [number, number, number, number, number, number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** Applies the first matrix, then the second. */
export function times(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first
  const [A, B, C, D, E, F] = second
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F]
}

/** @returns undefined unless the values are six numbers */
export function matrixOf(values: unknown): Matrix | undefined {
  if (!Array.isArray(values) || values.length < 6) return undefined
  const six = values.slice(0, 6)
  return six.every((one) => typeof one === 'number') ? (six as unknown as Matrix) : undefined
}
