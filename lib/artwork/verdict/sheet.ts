import { type Box, type FileFacts, type PrintPage, type Size } from '../facts.ts'
import { isSharp } from '../print-limits.ts'
import type { FindingId } from './findings.ts'
import type { FileVerdict } from './judge.ts'
import { bareSides, bleedFindings, layContour, layPage, sizedFor, shownBox } from './lay-page.ts'
import { nearThings } from './near-cut.ts'
import { singlePage } from './page-size.ts'
import { type Purpose, matchOrientation } from './purpose.ts'

/** In points on the piece, from its middle to the right and down. */
export type SheetPlace = Size & { x: number; y: number }

/** How a page or picture lies on the piece, which turns with it, and the places of the findings. */
export type Sheet = {
  purpose: Purpose
  /** Undefined if unknown. */
  lies?: SheetPlace
  /** Left, bottom, right and top, as numbers, of the piece as shown. */
  bare?: { id: FindingId; sides: number[] }
  /** Pictures that are too coarse. */
  coarse: (SheetPlace & { dpi: number })[]
  /** Text and frames too near to the cut. */
  near: SheetPlace[]
}

/** More marks of a kind would hide the picture. */
const mostMarks = 3

/** @param index of the page, from 0 */
export function sheetOf(
  facts: FileFacts,
  { print, findings }: FileVerdict,
  asked: Purpose,
  index: number,
): Sheet {
  const found = facts.pages[index]
  const page = found && sizedFor(found, asked)
  if (!print) return { purpose: asked, coarse: [], near: [] }
  if (!page) {
    const lies = { x: -print.width / 2, y: -print.height / 2, ...print }
    const { dpi = Infinity } = print
    const isBare = findings.some(({ id }) => /^(no|bare)Edge$/.test(id))
    return {
      purpose: matchOrientation(asked, print),
      lies,
      ...(isBare && { bare: { id: 'noEdge', sides: [0, 1, 2, 3] } }),
      coarse: isSharp(dpi, asked.seen) ? [] : [{ ...lies, dpi: Math.round(dpi) }],
      near: [],
    }
  }
  const lay = layPage(page, singlePage(facts.pages, asked) ?? asked)
  const { purpose } = lay
  const scale = lay.scale * page.unit
  const place = (box: Box) => placed(page, lay.middle, box, scale)
  const inner = layContour(page, lay)
  const [finding] = page.painted === false ? [] : bleedFindings(inner, facts.sealed !== false)
  return {
    purpose,
    lies: place(shownBox(page)),
    ...(finding &&
      /^(no|bare|thin|short)Edge$/.test(finding.id) && {
        bare: {
          id: finding.id === 'bareEdge' ? 'noEdge' : finding.id,
          sides: bareSides(inner).map((side) => (side + 4 - page.turned / 90) % 4),
        },
      }),
    coarse: page.pictures
      .map(({ ppi, box }) => ({ ...(box && place(box)), dpi: Math.round(Math.min(...ppi) / lay.drawn) }))
      .filter((one): one is SheetPlace & { dpi: number } => !isSharp(one.dpi, asked.seen) && 'x' in one)
      .toSorted((one, other) => one.dpi - other.dpi)
      .slice(0, mostMarks),
    near: nearThings(page, inner)
      .slice(0, mostMarks)
      .flatMap(({ box }) => place(box) ?? []),
  }
}

/** @returns undefined for a box upside down */
function placed({ turned }: PrintPage, cut: Box, box: Box, scale: number): SheetPlace | undefined {
  const width = box[2] - box[0]
  const height = box[3] - box[1]
  if (!(width > 0 && height > 0)) return undefined
  const across = (box[0] + box[2] - cut[0] - cut[2]) / 2
  const up = (box[1] + box[3] - cut[1] - cut[3]) / 2
  const [x, y] = ({ 0: [across, -up], 90: [up, across], 180: [-across, up], 270: [-up, -across] } as const)[
    turned
  ]
  const size = turned % 180 === 0 ? { width, height } : { width: height, height: width }
  return {
    x: (x - size.width / 2) * scale,
    y: (y - size.height / 2) * scale,
    width: size.width * scale,
    height: size.height * scale,
  }
}
