import type { FileFacts, PrintPage, Press } from '../facts.ts'
import { inch, millimeter } from '../facts.ts'
import { addPress } from '../pdf/paint.ts'
import { minDots as sharpness, isSharp, roundDots } from '../print-limits.ts'
import { type Finding, type Judged, weights } from './findings.ts'
import { bleedFindings, layContour, layPage, sizedFor } from './lay-page.ts'
import { nearFindings } from './near-cut.ts'
import { singlePage, sizeFindings, unsizedFindings, wideBleed } from './page-size.ts'
import { codeFindings, pressFindings } from './press-findings.ts'
import { type Purpose, isSameShape, scaleSize, matchOrientation } from './purpose.ts'

/** Judges the pages of a vector file; its first one decides how it is shown. */
export function judgePages(
  { pages, sealed, count }: Pick<FileFacts, 'pages' | 'sealed' | 'count'>,
  asked: Purpose | undefined,
) {
  const single = asked && singlePage(pages, asked)
  const purpose = single ?? asked
  const judged = pages.map((page) =>
    purpose ? judgePage(sizedFor(page, purpose), purpose, sealed !== false) : unasked(page),
  )
  const all = new Map<string, { finding: Finding; on: boolean[] }>()
  for (const [index, { findings }] of judged.entries())
    for (const finding of findings) {
      const key = likeness(finding, purpose)
      const { finding: known = finding, on = pages.map(() => false) } = all.get(key) ?? {}
      on[index] = true
      all.set(key, { finding: worse(known, finding), on })
    }
  const filled = judged.filter(({ isBlank }) => !isBlank).length
  const findings = [...all.values()].flatMap(({ finding: { id, values }, on }): Finding[] => {
    if (single && id === 'fits') return []
    // A good finding counts only if it holds on each page.
    if (weights[id] === 'good') return on.filter(Boolean).length === filled ? [{ id, values }] : []
    return [{ id: id === 'blank' && filled > 0 ? 'blankPage' : id, values: merged(values, onPages(on)) }]
  })
  const presses = judged.map(({ press = {} }) => press)
  const others = [
    ...turnFindings(judged, purpose),
    ...pressFindings(presses, purpose),
    ...pictureFindings(judged, purpose),
  ]
  const bound: Finding[] =
    single && asked ? [{ id: 'singles', values: { width: asked.width, height: asked.height } }] : []
  const isMixed = findings.some(({ id }) => id === 'shape' || id === 'spread')
  if (single && !isMixed && count % 4 > 0) bound.push({ id: 'fours', values: { count } })
  return { findings: [...findings, ...bound, ...others], print: judged[0]?.print }
}

const merged = (values: Finding['values'], on: Finding['values']) =>
  values || on ? { ...values, ...on } : undefined

/** The pages on which something holds, by number; undefined if on none or all. */
export function onPages(holds: boolean[]): { on: string } | undefined {
  const on = holds.flatMap((one, index) => (one ? [index + 1] : []))
  return on.length > 0 && on.length < holds.length ? { on: on.join(', ') } : undefined
}

/** The same for findings that read the same, or differ by a distance alone. */
function likeness({ id, values }: Finding, purpose: Purpose | undefined): string {
  if (nearest.has(id)) return id
  const step = purpose?.unit === 'mm' ? millimeter : inch / 100
  const written = (key: string, value: unknown) =>
    /^page/.test(key) && typeof value === 'number' ? Math.round(value / step) : value
  return JSON.stringify({ id, values }, written)
}

/** Said once, with the smallest distance of all pages. */
const nearest = new Set<Finding['id']>(['safe', 'frame', 'cutText', 'cutFrame', 'thinEdge'])
const worse = (one: Finding, other: Finding) =>
  nearest.has(one.id) && Number(other.values?.edge) < Number(one.values?.edge) ? other : one

/** A back that lies across while the front stands upright, or the other way round. */
function turnFindings(pages: JudgedPage[], purpose: Purpose | undefined): Finding[] {
  if (!purpose || purpose.bleed === 0) return []
  const turns = pages.map(({ print }) =>
    print && isSameShape(print, matchOrientation(purpose, print))
      ? Math.sign(Math.round(print.width - print.height))
      : 0,
  )
  const isTurned = turns.map((one) => one * turns[0]! < 0)
  return isTurned.includes(true) ? [{ id: 'turns', values: onPages(isTurned) }] : []
}

/** A page as it would be printed: with the dots per inch of its pictures, and lengths in points. */
type JudgedPage = Judged & {
  densities: number[]
  /** The same of one-bit line art. */
  lineArt: number[]
  press?: Press
  isBlank: boolean
  isDrawn: boolean
  hasPictures: boolean
}

/** The findings of a page that hold for any purpose. */
function unasked({ painted, white, pictures, unseen }: PrintPage): JudgedPage {
  const isBlank = painted === false && !white
  return {
    findings: isBlank ? [{ id: 'blank' }] : [],
    densities: [],
    lineArt: [],
    isBlank,
    isDrawn: painted !== undefined && !isBlank && !unseen,
    hasPictures: pictures.length > 0,
  }
}

const lengths = ['line', 'text', 'tiny', 'reversed', 'rich', 'mixes', 'whiteLine', 'whiteText'] as const

function judgePage(page: PrintPage, asked: Purpose, sealed: boolean): JudgedPage {
  const { unit, pictures, marks } = page
  const densities = (isLineArt: boolean) =>
    pictures.flatMap((one) =>
      (asked.cloth !== 'stitched' && one.isLineArt === true) === isLineArt
        ? [Math.min(...one.ppi) / drawn]
        : [],
    )
  const lay = layPage(page, asked)
  const { cut, purpose, drawn } = lay
  const sizes = page.unsized ? unsizedFindings(purpose) : sizeFindings(lay, asked)
  const isOther = sizes.some(({ id }) => id === 'shape')
  if (marks && purpose.bleed > 0 && !isOther) sizes.push({ id: 'marks', values: { ...cut } })
  sizes.push(...wideBleed(purpose, lay.unmarked))
  // White is art on goods, which have a color.
  const isBlank = page.painted === false && !(purpose.bleed === 0 && page.white)
  const isBroken = page.signs?.includes('broken')
  const isSaid = ({ id }: Finding) =>
    !(marks && id === 'edgeRoom') &&
    // A broken file may have lost something at the cut; a page of another shape is cut elsewhere.
    !(isBroken && /^(edge|inside)$/.test(id)) &&
    !(isOther && id === 'inside')
  const inner = purpose.bleed > 0 ? layContour(page, lay) : lay
  const nearby = nearFindings(page, inner)
  // The frame may be the end of the color.
  const hasFrame = nearby.some(({ id }) => id === 'frame')
  const found = bleedFindings(inner, sealed).filter((one) => isSaid(one) && !(hasFrame && one.id === 'edge'))
  // A person looks at a contour that is not known well.
  const isVague =
    purpose.bleed > 0 && (page.contour?.isVague ?? (page.contour && found[0]?.id === 'edgeRoom'))
  const bleeds = found.filter(({ id }) => !isVague || !/^(edge|edgeRoom|inside)$/.test(id))
  const edges: Finding[] = [
    ...bleeds,
    ...(isVague && bleeds.length === 0 ? [{ id: 'cutShape' as const }] : []),
    ...nearby,
  ]
  const all: Press = { ...page }
  // Cut at its edge, or not at all, a page is printed whole.
  if (page.rim && !marks && lay.room.every((room) => room === 0)) addPress(all, page.rim)
  const length = (key: keyof Press) => all[key] && all[key] * drawn
  return {
    findings: isBlank
      ? [...sizes.filter(({ id }) => weights[id] !== 'good' && id !== 'scaled'), { id: 'blank' }]
      : [
          // All else follows from a wrong size.
          ...sizes.filter(({ id }) => weights[id] === 'stop'),
          ...edges,
          ...codeFindings(page.code, drawn / unit, purpose),
          ...sizes.filter(({ id }) => weights[id] !== 'stop'),
        ],
    print: scaleSize(lay.printed, drawn / unit),
    densities: densities(false),
    lineArt: densities(true),
    press: {
      ...Object.fromEntries(lengths.map((key) => [key, length(key)])),
      ink: all.ink,
    },
    isBlank,
    isDrawn: page.painted !== undefined && !isBlank && !page.unseen,
    hasPictures: pictures.length > 0,
  }
}

function pictureFindings(pages: JudgedPage[], purpose: Purpose | undefined): Finding[] {
  if (!pages.some(({ hasPictures }) => hasPictures))
    return pages.some(({ isDrawn }) => isDrawn) ? [{ id: 'lines' }] : []
  if (!purpose) return []
  const soft = coarseOf(pages, purpose, false)
  const lineArt = coarseOf(pages, purpose, true)
  if (soft || lineArt) return [soft ?? [], lineArt ?? []].flat()
  const all = pages.flatMap(({ densities, lineArt: lines }) => [...densities, ...lines])
  const id = purpose.cloth === 'stitched' ? 'redrawn' : 'picturesSharp'
  return [{ id, values: { dpi: roundDots(Math.min(...all)) } }]
}

/** The coarsest picture, with the size that it is judged for. */
function coarseOf(pages: JudgedPage[], { seen }: Purpose, isLineArt: boolean): Finding | undefined {
  const least = pages.map((page) => roundDots(Math.min(...page[isLineArt ? 'lineArt' : 'densities'])))
  const dpi = Math.min(...least)
  if (isSharp(dpi, seen, isLineArt)) return undefined
  const { sharp, soft } = sharpness[seen]
  const on = onPages(least.map((one) => !isSharp(one, seen, isLineArt)))
  const values = { dpi, width: pages[least.indexOf(dpi)]?.print?.width ?? 0, ...on }
  return isLineArt ? lineArt(values, seen) : { id: 'picturesSoft', values: { ...values, sharp, soft } }
}

/** The finding about line art that has too few dots at a size. */
export function lineArt(values: { dpi: number; width: number }, seen: Purpose['seen']): Finding {
  const { soft, lineArt: least } = sharpness[seen]
  return { id: 'lineArt', values: { ...values, soft, least, to: 2 * least } }
}
