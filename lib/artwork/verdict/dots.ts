import type { Facts, Size } from '../facts.ts'
import { dots as wanted, inch, same } from '../numbers.ts'
import type { Finding, Print } from './findings.ts'
import { scaleInto, turnedLike, type Purpose } from './purpose.ts'

const shape = ({ width, height }: Size) => width / height
const isShape = (one: Size, other: Size) => Math.abs(shape(one) / shape(other) - 1) <= same.shape
const isSize = (one: Size, other: Size) =>
  Math.abs(one.width - other.width) <= 2 * same.size && Math.abs(one.height - other.height) <= 2 * same.size

/** Judges a raster picture, printed as large as the piece allows. */
export function judgeDots(
  dots: NonNullable<Facts['dots']>,
  asked: Purpose,
): { findings: Finding[]; print: Print } {
  const purpose = turnedLike(asked, dots)
  const whole = { width: purpose.width + 2 * purpose.edge, height: purpose.height + 2 * purpose.edge }
  const hasEdge = purpose.edge > 0 && bringsEdge(dots, purpose, whole)
  const scale = scaleInto(dots, hasEdge ? whole : purpose)
  const dpi = inch / scale
  const { sharp, soft } = wanted[purpose.seen]
  const [sharpWidth, softWidth] = [(dots.width / sharp) * inch, (dots.width / soft) * inch]
  return {
    findings: [
      ...(dpi >= sharp - 0.5
        ? [{ id: 'sharp' as const, values: { dpi: Math.round(dpi) } }]
        : [{ id: 'soft' as const, values: { sharp: sharpWidth, soft: softWidth } }]),
      ...(purpose.edge > 0 ? [{ id: hasEdge ? ('edge' as const) : ('noEdge' as const) }] : []),
      ...(purpose.edge > 0 && !hasEdge && !isShape(dots, purpose)
        ? [{ id: 'picturesShape' as const, values: { width: purpose.width, height: purpose.height } }]
        : []),
    ],
    print: {
      width: dots.width * scale,
      height: dots.height * scale,
      edge: hasEdge ? purpose.edge : 0,
      sharp: sharpWidth,
      soft: softWidth,
    },
  }
}

/** Whether the picture has bleed: by the size that the file states, else by its shape if bleed changes that. */
function bringsEdge(dots: NonNullable<Facts['dots']>, purpose: Purpose, whole: Size): boolean {
  const { density } = dots
  if (density) {
    const named = { width: (dots.width / density) * inch, height: (dots.height / density) * inch }
    if (isSize(named, whole)) return true
  }
  return !isShape(whole, purpose) && isShape(dots, whole)
}
