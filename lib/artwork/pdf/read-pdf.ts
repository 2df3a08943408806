import { tryRead, type Budget, latin } from '../reading.ts'
import {
  type Box,
  factsOf,
  type FileFacts,
  type Near,
  type PrintPage,
  type Sign,
  bleeds,
  limits,
} from '../facts.ts'
import { annotate } from './annotations.ts'
import { Content } from './content.ts'
import { Layers } from './layers.ts'
import { isForAttachments, needsPassword, proofOf } from './lock.ts'
import { isSameBox, isBox, intersect, emptyBox } from './matrix.ts'
import type { Objects } from './objects.ts'
import { intentOf, readInfo } from './read-info.ts'
import { findObjects, readTables, tailOf, type Found } from './read-tables.ts'
import { near, Seen } from './seen.ts'
import { Dict, Stream } from './lexer.ts'

/** US Letter, which readers assume for a page without a size. */
const letter: PrintPage['media'] = [0, 0, 612, 792]

/** The facts of a PDF: its pages with their boxes, and what their content uses. @throws Damaged, TooMuch */
export function readPdf(bytes: Uint8Array, budget: Budget): FileFacts {
  const body = bytes.subarray(Math.max(0, latin(bytes.subarray(0, 1_024)).indexOf('%PDF-')))
  return fromTables(body, budget) ?? describe(findObjects(body, budget), true)
}

/** @returns undefined when the file's tables do not lead to a page */
function fromTables(body: Uint8Array, budget: Budget): FileFacts | undefined {
  const facts = tryRead(() => describe(readTables(body, budget), false))
  return facts && (facts.pages.length > 0 || facts.trouble === 'locked') ? facts : undefined
}

function describe({ objects, trailer }: Found, mended: boolean): FileFacts {
  const entry = objects.get(trailer, 'Encrypt')
  const lock = entry instanceof Dict && isForAttachments(entry, objects) ? undefined : entry
  const needs = lock instanceof Dict ? needsPassword(lock, trailer, objects) : lock !== undefined
  if (needs) return factsOf('pdf', { trouble: 'locked' })
  const root = objects.dict(trailer.entries.get('Root'))
  objects.layers = new Layers(root, objects)
  const { leaves, count } = readPdfPages(root, objects)
  const seen = new Seen()
  const pages = leaves.slice(0, limits.pages).map((leaf) => readPage(leaf, objects, seen, lock !== undefined))
  // Goods have one page.
  const [only] = pages.length === 1 && !lock ? pages : []
  if (only && !only.ground && seen.grounds.hasWhiteBox(seen.pictures)) only.ground = 'white'
  const more = leaves.slice(limits.pages).map((leaf) => readBoxes(leaf, objects))
  const rest = more.length > 0 && { rest: more }
  // Compressed parts are encrypted, perhaps the pages too.
  if (lock)
    return factsOf('pdf', {
      pages,
      ...rest,
      count,
      sealed: needs === false && pages.length > 0 ? 'open' : 'unsure',
      ...(lock instanceof Dict && needs === undefined && { proof: proofOf(lock, objects) }),
    })
  const has = (sign: Sign) => pages.some(({ signs }) => signs?.includes(sign))
  const { maker, standard } = readInfo(trailer, objects)
  // A file without its end may lack a page, or half of one.
  const isTorn = mended && !tailOf(objects.bytes).includes('%%EOF')
  const isLost = pages.length === 0 || ((isTorn || has('broken')) && !pages.some(({ painted }) => painted))
  if (isTorn) for (const page of pages) page.signs = [...(page.signs ?? []), 'broken']
  // A notice is text alone.
  const isTextAlone = seen.fonts.size === 1 && pages.every(({ line }) => line === undefined)
  const hollow = hollowOf(root, leaves, seen.words, isTextAlone, objects)
  return factsOf('pdf', {
    ...(isLost ? { trouble: 'damaged' } : hollow && { trouble: hollow }),
    pages,
    ...rest,
    count,
    maker,
    ...(standard && { standard }),
    ...intentOf(root, objects),
    colors: [...seen.colors].sort(),
    spots: [...seen.spots].sort(),
    knocked: [...seen.knocked].sort(),
    fonts: [...seen.fonts.values()],
    transparency: has('seeThrough'),
    overprint: has('overprint'),
    annotations: has('annotations'),
    ...(seen.guides.size > 0 && { guides: [...seen.guides] }),
  })
}

/** Letters of the two sentences with which Illustrator says that it left the PDF out. */
const longestNotice = 400

/** What is shown in place of the art: by Illustrator without PDF content, a portfolio, or a form of Adobe's own kind. */
function hollowOf(
  root: Dict | undefined,
  [first]: Leaf[],
  words: string,
  isTextAlone: boolean,
  objects: Objects,
) {
  const said = words.replace(/\W/g, '')
  const pieces = objects.dict(first?.dict.entries.get('PieceInfo'))
  // In every language its two sentences name both: what was saved, and how to save it.
  const notice = said.slice(0, longestNotice)
  const isOther = ['AdobeIllustrator', 'PDF'].every((name) => notice.split(name).length > 2)
  const isNotice = /savedwithoutPDFContent/i.test(said) || (isTextAlone && isOther)
  if (pieces?.entries.has('Illustrator') && isNotice) return 'withoutPdf'
  if (root?.entries.has('Collection')) return 'portfolio'
  const form = objects.dict(root?.entries.get('AcroForm'))
  const isWaiting = /^Pleasewait/i.test(said) || objects.get(root, 'NeedsRendering') === true
  return form?.entries.has('XFA') && isWaiting ? 'form' : undefined
}

/** A page, and its inheritance from the page tree. */
type Leaf = { dict: Dict; inherited: Dict }

const passedOn = ['Resources', 'MediaBox', 'CropBox', 'Rotate']
/** Most tree nodes visited to find the first pages. */
const maxNodes = 10_000

/** The first pages of a catalog's tree (ISO 32000-2, 7.7.3), and how many the file claims to have. */
export function readPdfPages(root: Dict | undefined, objects: Objects): { leaves: Leaf[]; count: number } {
  const leaves: Leaf[] = []
  const seen = new Set<Dict>()
  const visit = (dict: Dict, above: Dict, depth: number) => {
    if (seen.has(dict) || seen.size > maxNodes || leaves.length >= limits.boxes || depth > 2 * limits.depth)
      return
    const inherited = new Dict()
    for (const key of passedOn) {
      const value = dict.entries.get(key) ?? above.entries.get(key)
      if (value !== undefined) inherited.entries.set(key, value)
    }
    const kids = objects.get(dict, 'Kids')
    if (!Array.isArray(kids)) {
      leaves.push({ dict, inherited })
      return
    }
    // A page may stand in a file twice.
    seen.add(dict)
    for (const kid of kids) {
      const child = objects.dict(kid)
      if (child) visit(child, inherited, depth + 1)
    }
  }
  const tree = objects.dict(root?.entries.get('Pages'))
  if (tree) visit(tree, new Dict(), 0)
  const said = objects.number(tree, 'Count')
  return { leaves, count: said !== undefined && said >= leaves.length ? said : leaves.length }
}

/** A page's streams as one, split between any two words. */
function joined(parts: Uint8Array[]): Uint8Array {
  if (parts.length === 1) return parts[0]!
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length + 1, 0)).fill(10)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length + 1
  }
  return all
}

/** The largest margin at which a page without a trim box may be cut: a bleed, in points. */
const furthest = bleeds.in + 1

/** A page as far as it is known without its content. */
function readBoxes({ dict, inherited }: Leaf, objects: Objects): PrintPage {
  const turns = (objects.number(inherited, 'Rotate') ?? 0) / 90
  const media = objects.box(inherited, 'MediaBox') ?? letter
  const trim = intersect(objects.box(dict, 'TrimBox') ?? emptyBox(), media)
  return {
    media,
    crop: objects.box(inherited, 'CropBox'),
    bleed: objects.box(dict, 'BleedBox'),
    trim: isBox(trim) ? trim : undefined,
    art: objects.box(dict, 'ArtBox'),
    unit: Math.max(0, objects.number(dict, 'UserUnit') ?? 1) || 1,
    turned: ((((Math.round(turns) % 4) + 4) % 4) * 90) as PrintPage['turned'],
    pictures: [],
  }
}

function readPage(leaf: Leaf, objects: Objects, seen: Seen, isSealed: boolean): PrintPage {
  const { dict, inherited } = leaf
  const boxes = readBoxes(leaf, objects)
  const { media, crop, trim, unit } = boxes
  const visible = intersect(crop ?? media, media)
  // A trim box that is the whole page may hold a bleed, too.
  const isWhole = !trim || isSameBox(trim, visible)
  const faults = objects.budget.faults
  const list = (key: string) => [objects.get(dict, key)].flat().map(objects.resolve)
  const parts = (isSealed ? [] : list('Contents')).flatMap((stream) =>
    stream instanceof Stream ? [objects.unpack(stream) ?? new Uint8Array()] : [],
  )
  const bytes = joined(parts)
  const resources = objects.dict(inherited.entries.get('Resources')) ?? new Dict()
  const isCut = trim !== undefined && !isSameBox(trim, media)
  const margin = isWhole ? furthest / unit : 1
  const look = (cut: Box, by: number, depth?: number) => {
    seen.begin(media, cut, by, depth)
    if (depth) seen.close.runs = []
    seen.words = words
    new Content(objects, seen, resources).read(bytes)
    for (const annotation of isSealed ? [] : list('Annots'))
      if (annotation instanceof Dict) annotate(annotation, objects, seen)
    // Codes know nothing of marks.
    code = seen.squares.end(unit)
    close = seen.close.end()
    return seen.end(isCut)
  }
  const { words } = seen
  let code: PrintPage['code']
  let close: Near[] = []
  let marks = look(isWhole ? visible : trim, margin)
  const cut = marks ?? trim ?? visible
  // A page that names no cut may have a bleed around the line of a knife.
  const { knives } = seen.grounds
  let contour = knives.contourIn(cut, isWhole && !marks ? bleeds.in / unit : 0)
  if (contour) {
    // What lies at the line is known once that is.
    const { box = cut, isRound } = contour
    marks = look(
      box,
      contour.box ? 1 : margin,
      near + (isRound ? Math.min(box[2] - box[0], box[3] - box[1]) / 4 : 1),
    )
    ;({ contour, close } = knives.measure(contour, close, seen.close.runs ?? [], seen.extents, cut))
  }
  if (objects.budget.faults > faults) seen.signs.add('broken')
  return {
    ...boxes,
    pictures: seen.pictures,
    ...(!isSealed && {
      painted: seen.painted || (seen.vague ? undefined : false),
      extents: seen.extents,
      marks,
      ...(isBox(seen.bounds) && { bounds: seen.bounds }),
      ...seen.meter.press,
      ...(Object.keys(seen.meter.rim).length > 0 && { rim: seen.meter.rim }),
    }),
    ...(close.length > 0 && { close }),
    ...(contour && { contour }),
    ...(code && { code }),
    ...(seen.vague && { vague: true }),
    ...(seen.white && { white: true }),
    ...(seen.ground && (seen.painted || seen.white) && { ground: seen.ground }),
    ...(seen.signs.size > 0 && { signs: [...seen.signs] }),
  }
}
