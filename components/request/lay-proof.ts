import { bleeds, inch, type Size } from '../../lib/artwork/facts.ts'
import { judge } from '../../lib/artwork/verdict/judge.ts'
import { cutSize } from '../../lib/artwork/verdict/lay-page.ts'
import { type SheetPlace, sheetOf } from '../../lib/artwork/verdict/sheet.ts'
import type { Pin } from '../../lib/request/page-data.ts'
import type { Seen } from './use-open-file.ts'

/** A page of a proof: its cut and bleed in points, and where the page lies, from the middle of the cut. */
export type LaidProof = Size & { bleed: number; lies?: SheetPlace; unit: Pin['unit'] }

/** The longer side of a picture, which does not say how large it is, in points. */
const pictureSize = 6 * inch

/** @returns undefined for a file whose page is not known */
export function layProof({ file, facts }: Seen, index: number): LaidProof | undefined {
  const page = facts.pages[index]
  if (facts.kind !== 'pdf') {
    const { width, height } = facts.dots ?? { width: 1, height: 1 }
    const scale = pictureSize / Math.max(width, height)
    const size = { width: width * scale, height: height * scale }
    const lies = { ...size, x: -size.width / 2, y: -size.height / 2 }
    return facts.dots && { ...size, bleed: 0, lies, unit: 'percent' }
  }
  if (!page) return undefined
  const cutPurpose = {
    ...cutSize(page),
    name: file.name,
    unit: 'in',
    bleed: bleeds.in,
    seen: 'near',
  } as const
  const { purpose, lies } = sheetOf(facts, judge(file.name, facts, cutPurpose), cutPurpose, index)
  return { width: purpose.width, height: purpose.height, bleed: bleeds.in, lies, unit: 'in' }
}

type Place = Pick<Pin, 'x' | 'y'>
const unitsOf = ({ unit, width, height }: LaidProof) =>
  unit === 'in' ? { x: inch, y: inch } : { x: width / 100, y: height / 100 }

/** A pin's place in points from the top left of the cut. */
export const toPoints = ({ x, y }: Place, laid: LaidProof): Place => {
  const units = unitsOf(laid)
  return { x: x * units.x, y: y * units.y }
}

/** The reverse, kept on the page with its bleed, and as exact as a pin can be set. */
export function fromPoints({ x, y }: Place, laid: LaidProof): Place {
  const { width, height, bleed } = laid
  const units = unitsOf(laid)
  const within = (at: number, end: number) => Math.min(Math.max(at, -bleed), end + bleed)
  const round = (value: number) => Number(value.toFixed(2))
  return { x: round(within(x, width) / units.x), y: round(within(y, height) / units.y) }
}
