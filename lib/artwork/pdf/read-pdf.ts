import { TooMuch, type Budget } from '../budget.ts'
import { factsOf, type Facts, type Page } from '../facts.ts'
import { latin } from '../latin.ts'
import { Content } from './content.ts'
import { needsPassword } from './lock.ts'
import type { Objects } from './objects.ts'
import { boxOf, readPages, type Leaf } from './pages.ts'
import { findObjects, readTables, type Found } from './places.ts'
import { Seen } from './seen.ts'
import { Dict, Stream } from './values.ts'

/** US Letter, which readers assume for a page without a size. */
const letter: Page['media'] = [0, 0, 612, 792]

/**
 * The facts of a PDF: its pages with their boxes, and what their content uses (ISO 32000-2).
 * @throws Damaged, TooMuch
 */
export function readPdf(bytes: Uint8Array, budget: Budget): Facts {
  const body = bytes.subarray(Math.max(0, latin(bytes.subarray(0, 1_024)).indexOf('%PDF-')))
  return fromTables(body, budget) ?? describe(findObjects(body, budget), true)
}

/** @returns undefined when the file's tables do not lead to a page */
function fromTables(body: Uint8Array, budget: Budget): Facts | undefined {
  try {
    const facts = describe(readTables(body, budget), false)
    return facts.pages.length > 0 || facts.trouble ? facts : undefined
  } catch (error) {
    if (error instanceof TooMuch) throw error
    return undefined
  }
}

function describe({ objects, trailer }: Found, mended: boolean): Facts {
  const lock = objects.get(trailer, 'Encrypt')
  if (lock && !(lock instanceof Dict && !needsPassword(lock, trailer, objects)))
    return factsOf('pdf', { trouble: 'locked' })
  const { leaves, count } = readPages(objects.dict(trailer.entries.get('Root')), objects)
  const seen = new Seen()
  const pages = leaves.map((leaf) => readPage(leaf, objects, seen, lock !== undefined))
  // Compressed parts are encrypted, perhaps the pages too.
  if (lock) return factsOf('pdf', pages.length > 0 ? { pages, count, sealed: true } : { trouble: 'complex' })
  return factsOf('pdf', {
    // A file that lost its end may have lost a page, or half of one.
    ...((pages.length === 0 || (mended && !hasEnd(objects.bytes))) && { trouble: 'damaged' as const }),
    pages,
    count,
    colors: [...seen.colors].sort(),
    spots: [...seen.spots].sort(),
    fonts: [...seen.fonts.values()],
    transparency: seen.transparency,
    overprint: seen.overprint,
  })
}

const hasEnd = (bytes: Uint8Array) => latin(bytes.subarray(-2_048)).includes('%%EOF')

function readPage(leaf: Leaf, objects: Objects, seen: Seen, isSealed: boolean): Page {
  const turns = (objects.number(leaf.dict, 'Rotate') ?? objects.number(leaf.inherited, 'Rotate') ?? 0) / 90
  seen.pictures = []
  const resources = objects.dict(
    leaf.dict.entries.get('Resources') ?? leaf.inherited.entries.get('Resources'),
  )
  const content = new Content(objects, seen, resources ?? new Dict())
  const contents = objects.get(leaf.dict, 'Contents')
  for (const one of isSealed ? [] : Array.isArray(contents) ? contents : [contents]) {
    const stream = objects.resolve(one)
    if (stream instanceof Stream) content.read(objects.unpack(stream) ?? new Uint8Array())
  }
  const unit = objects.number(leaf.dict, 'UserUnit') ?? 1
  return {
    media: boxOf(leaf, 'MediaBox', objects) ?? letter,
    crop: boxOf(leaf, 'CropBox', objects),
    bleed: boxOf(leaf, 'BleedBox', objects),
    trim: boxOf(leaf, 'TrimBox', objects),
    art: boxOf(leaf, 'ArtBox', objects),
    unit: unit > 0 ? unit : 1,
    turned: ((((Math.round(turns) % 4) + 4) % 4) * 90) as Page['turned'],
    pictures: seen.pictures,
  }
}
