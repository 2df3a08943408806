import { TooMuch, type Budget, latin } from '../reading.ts'
import { factsOf, type FileFacts, type PrintPage, edges, limits, makerOf } from '../facts.ts'
import { Content } from './content.ts'
import { needsPassword, proofOf } from './lock.ts'
import type { Objects } from './objects.ts'
import { findObjects, readTables, tailOf, type Found } from './places.ts'
import { Seen } from './seen.ts'
import { Dict, Ref, Stream } from './lexer.ts'

/** In bytes of metadata: programs write their names first. */
const longestPacket = 65_536

/** US Letter, which readers assume for a page without a size. */
const letter: PrintPage['media'] = [0, 0, 612, 792]

/** The facts of a PDF: its pages with their boxes, and what their content uses. @throws Damaged, TooMuch */
export function readPdf(bytes: Uint8Array, budget: Budget): FileFacts {
  const body = bytes.subarray(Math.max(0, latin(bytes.subarray(0, 1_024)).indexOf('%PDF-')))
  return fromTables(body, budget) ?? describe(findObjects(body, budget), true)
}

/** @returns undefined when the file's tables do not lead to a page */
function fromTables(body: Uint8Array, budget: Budget): FileFacts | undefined {
  try {
    const facts = describe(readTables(body, budget), false)
    return facts.pages.length > 0 || facts.trouble ? facts : undefined
  } catch (error) {
    if (error instanceof TooMuch) throw error
    return undefined
  }
}

function describe({ objects, trailer }: Found, mended: boolean): FileFacts {
  const lock = objects.get(trailer, 'Encrypt')
  const needs = lock instanceof Dict ? needsPassword(lock, trailer, objects) : lock !== undefined
  if (needs) return factsOf('pdf', { trouble: 'locked' })
  const root = objects.dict(trailer.entries.get('Root'))
  const layers = objects.dict(objects.get(objects.dict(root?.entries.get('OCProperties')), 'D'))
  objects.hidden = new Set([objects.get(layers, 'OFF')].flat().map(objects.resolve).filter(Boolean))
  const { leaves, count } = readPdfPages(root, objects)
  const seen = new Seen()
  const pages = leaves.map((leaf) => readPage(leaf, objects, seen, lock !== undefined))
  // Compressed parts are encrypted, perhaps the pages too.
  if (lock)
    return factsOf('pdf', {
      pages,
      count,
      sealed: needs === false && pages.length > 0 ? 'open' : 'unsure',
      ...(lock instanceof Dict && needs === undefined && { proof: proofOf(lock, objects) }),
    })
  return factsOf('pdf', {
    // A file without its end may lack a page, or half of one.
    ...((pages.length === 0 || (mended && !tailOf(objects.bytes).includes('%%EOF'))) && {
      trouble: 'damaged' as const,
    }),
    pages,
    count,
    maker: readMaker(trailer, objects),
    colors: [...seen.colors].sort(),
    spots: [...seen.spots].sort(),
    knocked: [...seen.knocked].sort(),
    fonts: [...seen.fonts.values()],
    transparency: seen.transparency,
    overprint: seen.overprint,
    annotations: seen.annotations,
  })
}

/** The program that made the file, by its information or, in newer ones, its metadata (ISO 32000-2, 14.3). */
function readMaker(trailer: Dict, objects: Objects): string | undefined {
  const info = objects.dict(trailer.entries.get('Info'))
  const named = ['Creator', 'Producer'].map((key) => objects.get(info, key))
  const packet = objects.get(objects.dict(trailer.entries.get('Root')), 'Metadata')
  const bytes = packet instanceof Stream ? objects.unpack(packet) : undefined
  const said = latin(bytes?.subarray(0, longestPacket) ?? new Uint8Array()).matchAll(
    /(?:CreatorTool|pdf:Producer)(?:>|=")([^<"]{1,200})/g,
  )
  return makerOf(
    ...named.map((one) => (typeof one === 'string' ? one : '')),
    ...Array.from(said, ([, name = '']) => name),
  )
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
    if (seen.has(dict) || seen.size > maxNodes || leaves.length >= limits.pages || depth > 2 * limits.depth)
      return
    seen.add(dict)
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
    for (const kid of kids) {
      const child = kid instanceof Ref ? objects.dict(kid) : undefined
      if (child) visit(child, inherited, depth + 1)
    }
  }
  const tree = objects.dict(root?.entries.get('Pages'))
  if (tree) visit(tree, new Dict(), 0)
  const said = objects.number(tree, 'Count')
  return { leaves, count: said !== undefined && said >= leaves.length ? said : leaves.length }
}

/** The largest margin at which a page without a trim box may be cut: a bleed, in points. */
const furthest = edges.in + 1

function readPage({ dict, inherited }: Leaf, objects: Objects, seen: Seen, isSealed: boolean): PrintPage {
  const media = objects.box(inherited, 'MediaBox') ?? letter
  const crop = objects.box(inherited, 'CropBox')
  const trim = objects.box(dict, 'TrimBox')
  const turns = (objects.number(inherited, 'Rotate') ?? 0) / 90
  const unit = Math.max(0, objects.number(dict, 'UserUnit') ?? 1) || 1
  const [[left, bottom, right, top], by] = trim ? [trim, 1] : [crop ?? media, furthest / unit]
  seen.begin(media, [left + by, bottom + by, right - by, top - by])
  const content = new Content(objects, seen, objects.dict(inherited.entries.get('Resources')) ?? new Dict())
  const list = (key: string) => [objects.get(dict, key)].flat().map(objects.resolve)
  for (const stream of isSealed ? [] : list('Contents'))
    if (stream instanceof Stream) content.read(objects.unpack(stream) ?? new Uint8Array())
  for (const annotation of isSealed ? [] : list('Annots'))
    if (annotation instanceof Dict) new Content(objects, seen, new Dict()).annotate(annotation)
  const marks = seen.end(trim?.some((place, side) => Math.abs(place - media[side]!) > 1) ?? false)
  return {
    media,
    crop,
    bleed: objects.box(dict, 'BleedBox'),
    trim,
    art: objects.box(dict, 'ArtBox'),
    unit,
    turned: ((((Math.round(turns) % 4) + 4) % 4) * 90) as PrintPage['turned'],
    pictures: seen.pictures,
    ...(!isSealed && { painted: seen.painted, extents: seen.extents, marks, ...seen.press }),
  }
}
