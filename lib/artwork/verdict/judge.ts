import type { FileFacts, PrintPage, Press, Size } from '../facts.ts'
import { dots as sharpness, inch, isSharp, press as limits, same } from '../facts.ts'
import {
  type Finding,
  type Judged,
  kindFindings,
  type Level,
  type Print,
  levels,
  withMaker,
  weights,
} from './findings.ts'
import { edgeFindings, layPage, usualEdges } from './lay.ts'
import { type Purpose, grown, isShape, isSize, scaleInto, scaled, turnedLike } from './purpose.ts'

export type FileVerdict = { level: Level; findings: Finding[]; print?: Print }

/**
 * Judges a file for a purpose, most important findings first. Only the ending of the name counts. Without a purpose it gives
 * the findings that hold for any, and asks.
 */
export function judge(name: string, facts: FileFacts, purpose?: Purpose): FileVerdict {
  const { print, findings: found } = findIn(facts, purpose)
  const known = kindFindings(name, facts)
  // A text or a list has no size.
  const isSettled = known.some(({ id }) => weights[id] === 'help' || id === 'document')
  const asks = !purpose && !facts.trouble && !isSettled
  const all = [
    ...known,
    ...(asks ? [{ id: 'purpose' as const }] : []),
    ...found,
    ...(facts.trouble ? [] : contentFindings(facts, purpose)),
  ]
  const weight = ({ id }: Finding) => levels.indexOf(weights[id])
  all.sort((one, other) => weight(other) - weight(one))
  const [first] = all
  return { level: first ? weights[first.id] : 'good', findings: all.map(withMaker(facts)), print }
}

function findIn({ trouble, dots, clear, ...facts }: FileFacts, purpose: Purpose | undefined): Judged {
  if (trouble) return { findings: [{ id: trouble }] }
  if (dots?.blank) return { findings: [{ id: 'blank' }] }
  if (dots) return purpose ? judgeDots(dots, clear === false && !dots.faint, purpose) : { findings: [] }
  return judgePages(facts, purpose)
}

function contentFindings(facts: FileFacts, purpose: Purpose | undefined): Finding[] {
  const { colors, spots, fonts, count, pages, dots } = facts
  const { edge = 0 } = purpose ?? {}
  const showsThrough = purpose?.edge === 0 && !dots?.blank
  const outside = fonts.filter(({ inside }) => !inside).length
  const isRgb = colors.includes('rgb')
  const found: [holds: boolean, id: Finding['id'], values?: Finding['values']][] = [
    // Most goods are printed with spot inks, engraved or embroidered.
    [isRgb && (edge > 0 || purpose?.color === 'full'), 'rgb'],
    [!isRgb && colors.includes('cmyk'), 'inks'],
    [spots.length > 0, 'spots', { names: spots.join('\n'), knocked: facts.knocked.join('\n') }],
    [outside > 0, 'fonts', { count: outside }],
    [fonts.length > 0 && outside === 0, 'fontsInside'],
    [facts.letters, 'letters'],
    [showsThrough && facts.clear === true, 'clear'],
    [showsThrough && facts.clear === undefined, 'maybeClear'],
    [showsThrough && dots?.ground === 'white', 'whiteBox'],
    [showsThrough && dots?.ground === 'plain', 'colorBox'],
    [showsThrough && dots?.faint === true, 'faint'],
    [facts.transparency, 'seeThrough'],
    [facts.overprint, 'overprint'],
    [facts.annotations, 'annotations'],
    [pages.some(({ painted }) => painted === undefined) && !facts.sealed, 'unseen'],
    [facts.sealed === 'open', 'sealed'],
    [facts.sealed === 'unsure', 'protected'],
    [facts.script, 'script'],
    [facts.foreign, 'foreign'],
    [!facts.foreign && pages.some(({ unseen }) => unseen), 'picturesUnseen'],
    [pages.length > 0 && count > pages.length, 'pages', { count, looked: pages.length }],
    [pages.length === 0 && count > 1, 'more', { count }],
  ]
  return found.flatMap(([holds, id, values]) => (holds ? [{ id, ...(values && { values }) }] : []))
}

/** Judges a raster picture, printed as large as the piece allows. */
function judgeDots(dots: NonNullable<FileFacts['dots']>, isSolid: boolean, asked: Purpose): Judged {
  const purpose = turnedLike(asked, dots)
  const whole = grown(purpose, purpose.edge)
  const hasEdge = purpose.edge > 0 && bringsEdge(dots, purpose, whole)
  const scale = scaleInto(dots, hasEdge ? whole : purpose)
  const dpi = inch / scale
  const print = scaled(dots, scale)
  const { sharp, soft } = sharpness[purpose.seen]
  const { width, height, edge } = purpose
  // Sizes are said of the piece, without what is cut off.
  const piece = hasEdge ? { width, height } : print
  const findings: Finding[] = [
    isSharp(dpi, purpose.seen)
      ? { id: 'sharp', values: { dpi: Math.round(dpi) } }
      : { id: 'soft', values: { sharp: (piece.width * dpi) / sharp, soft: (piece.width * dpi) / soft } },
  ]
  const edgeThere = isSolid ? 'edge' : 'edgeRoom'
  const id = hasEdge ? edgeThere : 'noEdge'
  if (edge > 0) findings.push({ id, values: { wanted: edge } })
  if (edge > 0 && !hasEdge && !isShape(dots, purpose))
    findings.push({ id: 'picturesShape', values: { width, height } })
  findings.push(...pressFindings([{ ink: dots.ink }], purpose))
  return { findings, print: { ...print, dpi, sharp: scaled(piece, dpi / sharp) } }
}

/** Whether the picture has bleed: by the size that the file states, else by its shape if bleed changes that. */
function bringsEdge(dots: NonNullable<FileFacts['dots']>, purpose: Purpose, whole: Size): boolean {
  const { density } = dots
  if (density) {
    const named = { width: (dots.width / density) * inch, height: (dots.height / density) * inch }
    if (isSize(named, whole, 2 * same.size)) return true
  }
  return !isShape(whole, purpose) && isShape(dots, whole)
}

/** Judges the pages of a vector file; its first one decides how it is shown. */
export function judgePages(
  { pages, sealed }: Pick<FileFacts, 'pages' | 'sealed'>,
  purpose: Purpose | undefined,
) {
  const judged = pages.map((page) => (purpose ? judgePage(page, purpose, sealed !== false) : unasked(page)))
  const all = new Map<string, { finding: Finding; on: number[] }>()
  for (const [index, { findings }] of judged.entries())
    for (const finding of findings) {
      const key = JSON.stringify(finding)
      all.set(key, { finding, on: [...(all.get(key)?.on ?? []), index + 1] })
    }
  const filled = pages.filter(({ painted }) => painted !== false).length
  const findings = [...all.values()].flatMap(({ finding: { id, values }, on }): Finding[] => {
    // A good finding counts only if it holds on each page.
    if (weights[id] === 'good') return on.length === filled ? [{ id, values }] : []
    return on.length === pages.length ? [{ id, values }] : [{ id, values: { ...values, on: on.join(', ') } }]
  })
  const densities = judged.flatMap((one) => one.densities)
  const presses = judged.map(({ press = {} }) => press)
  const others = [...pressFindings(presses, purpose), ...pictureFindings(densities, pages, purpose)]
  return { findings: [...findings, ...others], print: judged[0]?.print }
}

/** A page as it would be printed: with the dots per inch of its pictures, and lengths in points. */
type JudgedPage = Judged & { densities: number[]; press?: Press }

/** The findings of a page that hold for any purpose. */
const unasked = ({ painted }: PrintPage): JudgedPage => ({
  findings: painted === false ? [{ id: 'blank' }] : [],
  densities: [],
})

function judgePage(page: PrintPage, asked: Purpose, sealed: boolean): JudgedPage {
  const { unit, pictures, marks, ink, line, text } = page
  const lay = layPage(page, asked)
  const { cut, purpose, scale } = lay
  const sizes = page.unsized ? unsizedFindings(purpose) : sizeFindings(cut, purpose, asked)
  if (marks && purpose.edge > 0) sizes.push({ id: 'marks', values: { ...cut } })
  return {
    findings:
      page.painted === false
        ? [...sizes.filter(({ id }) => weights[id] !== 'good'), { id: 'blank' }]
        : [...edgeFindings(lay, sealed), ...sizes],
    print: scaled(cut, scale),
    densities: pictures.map(({ ppi }) => Math.min(...ppi) / unit / scale),
    press: { ink, line: line && line * unit * scale, text: text && text * unit * scale },
  }
}

/** Findings of bad print, each for the worst page. Most goods have spot inks. */
function pressFindings(pages: Press[], purpose: Purpose | undefined): Finding[] {
  const isMixed = purpose !== undefined && (purpose.edge > 0 || purpose.color === 'full')
  const find = (id: 'ink' | 'line' | 'text', excess: (value: number) => number): Finding[] => {
    const all = pages.map((press) => (press[id] === undefined ? 0 : excess(press[id])))
    const worst = Math.max(...all)
    const page = all.indexOf(worst)
    const on = pages.length > 1 && { on: String(page + 1) }
    if (worst <= 1) return []
    const value = pages[page]![id]!
    // All four inks in full are a swatch for marks.
    if (id === 'ink' && value > 399) return [{ id: 'registration', values: { ...on } }]
    return [{ id, values: { value, least: limits[id], ...on } }]
  }
  return [
    ...(isMixed ? find('ink', (value) => value / (limits.ink + 0.5)) : []),
    ...find('line', (value) => (limits.line - 0.005) / value),
    ...(isMixed ? find('text', (value) => (limits.text - 0.05) / value) : []),
  ]
}

function pictureFindings(densities: number[], pages: PrintPage[], purpose: Purpose | undefined): Finding[] {
  const isUnseen = pages.some(({ unseen }) => unseen)
  if (pages.some(({ pictures }) => pictures.length > 0)) {
    if (!purpose) return []
    const { sharp, soft } = sharpness[purpose.seen]
    const dpi = Math.round(Math.min(...densities))
    if (isSharp(dpi, purpose.seen)) return [{ id: 'picturesSharp', values: { dpi } }]
    return [{ id: 'picturesSoft', values: { dpi, sharp, soft } }]
  }
  return pages.some(({ painted }) => painted) && !isUnseen ? [{ id: 'lines' }] : []
}

const unsizedFindings = ({ width, height, edge }: Purpose): Finding[] =>
  edge > 0 ? [{ id: 'unsized', values: { width, height } }] : []

/** On goods, a drawing can be any size. */
function sizeFindings(cut: Size, { width, height, edge }: Purpose, asked: Size): Finding[] {
  if (edge === 0) return []
  const values = { width, height, pageWidth: cut.width, pageHeight: cut.height }
  if (isSize(cut, { width, height })) return [{ id: 'fits', values }]
  const double = { width: 2 * asked.width, height: asked.height }
  if ([0, ...usualEdges].some((by) => isSize(cut, grown(double, by)))) return [{ id: 'spread', values }]
  if (!isShape(cut, { width, height })) return [{ id: 'shape', values }]
  return [{ id: 'scaled', values: { ...values, percent: Math.round((width / cut.width) * 100) } }]
}
