import { bleeds, inch, millimeter, type PrintPage, type Size } from '../facts.ts'
import type { Finding } from './findings.ts'
import { cutSize, type Lay, usualBleeds } from './lay-page.ts'
import { isSameShape, isSameSize, matchOrientation, type Purpose, scaleSize, withBleed } from './purpose.ts'

/** The finding about a page that names no cut and is much larger than the piece. */
export function wideBleed({ width, height }: Size, by = 0): Finding[] {
  if (by < bleeds.in + 1) return []
  return [
    { id: 'wideBleed', values: { width, height, pageWidth: width + 2 * by, pageHeight: height + 2 * by } },
  ]
}

/** The finding about a page that does not say how large it is. */
export const unsizedFindings = ({ width, height, bleed }: Purpose): Finding[] =>
  bleed > 0 ? [{ id: 'unsized', values: { width, height } }] : []

/** A printer's usual sheet, letter or A4, is not a spread of two pages. */
const isSheet = (size: Size) =>
  [
    { width: 8.5 * inch, height: 11 * inch },
    { width: 210 * millimeter, height: 297 * millimeter },
  ].some((one) => isSameSize(size, one) || isSameSize(size, { width: one.height, height: one.width }))

/** Pages from which a file may be a booklet. */
const leastBooklet = 4

/** The purpose of one page where a folded or bound piece comes as single pages, of half its open size. */
export function singlePage(pages: PrintPage[], purpose: Purpose): Purpose | undefined {
  if (purpose.bleed === 0 || purpose.pages || pages.length < leastBooklet) return undefined
  const { width, height } = purpose
  const isMost = (half: Size) => {
    const isOne = (size: Size) =>
      [0, ...usualBleeds].some((by) =>
        isSameSize(size, withBleed(matchOrientation({ ...purpose, ...half }, size), by)),
      )
    return 2 * pages.map(cutSize).filter(isOne).length > pages.length
  }
  const half = [
    { width: width / 2, height },
    { width, height: height / 2 },
  ].find(isMost)
  return half && { ...purpose, ...half }
}

/** Two of a piece, side by side or one above the other, lying across or upright. */
const doubles = ({ width, height }: Size): Size[] =>
  [
    { width: 2 * width, height },
    { width, height: 2 * height },
  ].flatMap((one) => [one, { width: one.height, height: one.width }])

/** A drawing on goods can be any size, but one that is much larger is perhaps many on a sheet. */
const sheetScale = 0.25

/** The findings about a size other than the chosen one. @param asked the piece as chosen, before it is turned */
export function sizeFindings(
  { cut, purpose: { width, height, bleed }, printed, scale }: Lay,
  asked: Size,
): Finding[] {
  const percent = Math.round(scale * 1_000) / 10
  if (bleed === 0) {
    const values = { ...scaleSize(printed, scale), pageWidth: cut.width, pageHeight: cut.height, percent }
    return scale < sheetScale ? [{ id: 'scaled', values }] : []
  }
  const values = { width, height, pageWidth: cut.width, pageHeight: cut.height }
  if (isSameSize(cut, { width, height })) return [{ id: 'fits', values }]
  if (
    !isSheet(cut) &&
    [0, ...usualBleeds].some((by) => doubles(asked).some((one) => isSameSize(cut, withBleed(one, by))))
  )
    return [{ id: 'spread', values }]
  const mild = isSameShape(cut, { width, height }) ? 1 : undefined
  // In full size, no scale makes up for a shape that differs.
  if (!mild || percent === 100)
    return [
      { id: 'shape', values: { ...values, width: asked.width, height: asked.height, ...(mild && { mild }) } },
    ]
  return [{ id: 'scaled', values: { ...values, percent } }]
}
