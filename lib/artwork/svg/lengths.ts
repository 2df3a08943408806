import { inch, millimeter } from '../numbers.ts'

/** Points in each unit of CSS (css-values, 6.2); a pixel is 1/96 inch. */
export const pixel = inch / 96
const units: Record<string, number> = {
  '': pixel,
  px: pixel,
  pt: 1,
  pc: 12,
  in: inch,
  mm: millimeter,
  cm: 10 * millimeter,
  q: millimeter / 4,
}

/** @returns points; undefined for shares and for what depends on type or screen */
export function lengthOf(text: string | undefined): number | undefined {
  const [, number, unit = ''] =
    /^\s*([+-]?[\d.]{1,20}(?:e[+-]?\d{1,3})?)\s{0,9}([a-z]{0,3})\s*$/i.exec(text ?? '') ?? []
  const points = units[unit.toLowerCase()]
  const length = points && parseFloat(number ?? '') * points
  return length && length > 0 && Number.isFinite(length) ? length : undefined
}

/** How much wider and higher a `transform` makes what it is put on. */
export function scaleOf(transform: string | undefined): [number, number] {
  let [across, down] = [1, 1]
  for (const [, name, list = ''] of (transform ?? '')
    .slice(0, 1_000)
    .matchAll(/\b(matrix|scale)\(([^)]{1,200})\)/g)) {
    const [a = 1, b = a, c = 0, d = 1] = list
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number)
    across *= name === 'scale' ? Math.abs(a) : Math.hypot(a, b)
    down *= name === 'scale' ? Math.abs(b) : Math.hypot(c, d)
  }
  return [across, down]
}
