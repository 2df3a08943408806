import type { Facts, Size } from '../facts.ts'
import { dots as wanted, inch, same } from '../numbers.ts'
import type { Finding, Print } from './findings.ts'
import { grown, isShape, isSize, scaled, scaleInto, turnedLike, type Purpose } from './purpose.ts'

/** Judges a raster picture, printed as large as the piece allows. */
export function judgeDots(
  dots: NonNullable<Facts['dots']>,
  asked: Purpose,
): { findings: Finding[]; print: Print } {
  const purpose = turnedLike(asked, dots)
  const whole = grown(purpose, purpose.edge)
  const hasEdge = purpose.edge > 0 && bringsEdge(dots, purpose, whole)
  const scale = scaleInto(dots, hasEdge ? whole : purpose)
  const dpi = inch / scale
  const { sharp, soft } = wanted[purpose.seen]
  const [sharpWidth, softWidth] = [(dots.width / sharp) * inch, (dots.width / soft) * inch]
  const { width, height, edge } = purpose
  const findings: Finding[] = [
    dpi >= sharp - 0.5
      ? { id: 'sharp', values: { dpi: Math.round(dpi) } }
      : { id: 'soft', values: { sharp: sharpWidth, soft: softWidth } },
  ]
  if (edge > 0) findings.push({ id: hasEdge ? 'edge' : 'noEdge' })
  if (edge > 0 && !hasEdge && !isShape(dots, purpose))
    findings.push({ id: 'picturesShape', values: { width, height } })
  const print = { ...scaled(dots, scale), edge: hasEdge ? edge : 0, sharp: sharpWidth, soft: softWidth }
  return { findings, print }
}

/** Whether the picture has bleed: by the size that the file states, else by its shape if bleed changes that. */
function bringsEdge(dots: NonNullable<Facts['dots']>, purpose: Purpose, whole: Size): boolean {
  const { density } = dots
  if (density) {
    const named = { width: (dots.width / density) * inch, height: (dots.height / density) * inch }
    if (isSize(named, whole, 2 * same.size)) return true
  }
  return !isShape(whole, purpose) && isShape(dots, whole)
}
