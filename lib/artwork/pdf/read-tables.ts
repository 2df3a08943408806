import { tryRead, Damaged, type Budget, latin } from '../reading.ts'
import { Lexer, Dict, Ref, Stream, Word } from './lexer.ts'
import { Objects, type ObjectPlace } from './objects.ts'

export type Found = { objects: Objects; trailer: Dict }

/** The part searched for a file's end: some systems append to it. */
export const tailOf = (bytes: Uint8Array) => latin(bytes.subarray(-65_536))

/** More sections than any file has, even if saved again and again. */
const mostSections = 500

/**
 * Reads the cross-reference tables (ISO 32000-2, 7.5.4 to 7.5.8), newest first.
 * @throws Damaged when they do not lead to the objects
 */
export function readTables(bytes: Uint8Array, budget: Budget): Found {
  const objects = new Objects(bytes, budget, new Map<number, ObjectPlace>())
  const trailer = new Dict()
  const tail = tailOf(bytes)
  const start = /startxref\s+(\d{1,10})/.exec(tail.slice(tail.lastIndexOf('startxref')))?.[1]
  if (start === undefined) throw new Damaged()
  const waiting = [Number(start)]
  const seen = new Set<number>()
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (seen.has(at)) continue
    if (seen.add(at).size > mostSections) throw new Damaged()
    const dict = readSection(objects, at)
    for (const [key, value] of dict.entries) if (!trailer.entries.has(key)) trailer.entries.set(key, value)
    for (const key of ['XRefStm', 'Prev']) {
      const next = dict.entries.get(key)
      if (typeof next === 'number') waiting.push(next)
    }
  }
  return { objects, trailer }
}

function readSection(objects: Objects, at: number): Dict {
  const lexer = new Lexer(objects.bytes, objects.budget, at)
  const first = lexer.next()
  if (!(first instanceof Word)) return readStream(objects, at)
  if (first.word !== 'xref') throw new Damaged()
  for (;;) {
    const from = lexer.next()
    if (from instanceof Word && from.word === 'trailer') break
    const count = lexer.next()
    if (typeof from !== 'number' || typeof count !== 'number') throw new Damaged()
    for (let index = 0; index < count; index++) {
      const offset = lexer.next()
      lexer.next()
      const kind = lexer.next()
      if (typeof offset !== 'number' || !(kind instanceof Word)) throw new Damaged()
      if (kind.word === 'n') setPlace(objects, from + index, { at: offset })
    }
  }
  const trailer = lexer.next()
  if (!(trailer instanceof Dict)) throw new Damaged()
  return trailer
}

/** Newest first, so existing entries stay. */
function setPlace({ places }: Objects, id: number, place: ObjectPlace) {
  if (!places.has(id)) places.set(id, place)
}

function readStream(objects: Objects, at: number): Dict {
  const stream = objects.objectAt(at)
  const bytes = stream instanceof Stream ? objects.unpack(stream) : undefined
  if (!(stream instanceof Stream) || !bytes) throw new Damaged()
  const numbers = (key: string) => {
    const value = stream.dict.entries.get(key)
    return Array.isArray(value) ? value.map(Number) : undefined
  }
  const widths = numbers('W') ?? []
  const index = numbers('Index') ?? [0, Number(stream.dict.entries.get('Size') ?? 0)]
  const [kindWidth = 0, secondWidth = 0, thirdWidth = 0] = widths
  const width = kindWidth + secondWidth + thirdWidth
  if (!(width > 0 && width < 64)) throw new Damaged()
  const read = (from: number, length: number) =>
    bytes.subarray(from, from + length).reduce((sum, byte) => sum * 256 + byte, 0)
  let row = 0
  for (let part = 0; part + 1 < index.length; part += 2)
    for (let one = 0; one < index[part + 1]! && row + width <= bytes.length; one++, row += width) {
      objects.budget.step()
      const kind = kindWidth ? read(row, kindWidth) : 1
      const second = read(row + kindWidth, secondWidth)
      const third = read(row + kindWidth + secondWidth, thirdWidth)
      const id = index[part]! + one
      if (kind === 1) setPlace(objects, id, { at: second })
      if (kind === 2) setPlace(objects, id, { inside: second, index: third })
    }
  return stream.dict
}

/** For files with missing or wrong tables: finds the objects by looking for each `12 0 obj`. */
export function findObjects(bytes: Uint8Array, budget: Budget): Found {
  const objects = new Objects(bytes, budget, new Map<number, ObjectPlace>())
  const trailer = new Dict()
  const text = latin(bytes)
  const toOpen = new Set<number>()
  let last = 0
  for (const { 1: id, index } of text.matchAll(
    /(\d{1,10})\s{1,4}\d{1,5}\s{1,4}obj|\/(?:ObjStm|XRef|Catalog)/g,
  )) {
    budget.step()
    if (id === undefined) toOpen.add(last)
    else objects.places.set((last = Number(id)), { at: index })
  }
  // Objects found in streams are opened too: a Set's iteration reaches entries added to it.
  for (const id of toOpen) tryRead(() => openFound({ objects, trailer }, id, toOpen))
  const catalog = trailer.entries.get('Root')
  for (let at = -1; (at = text.indexOf('trailer', at + 1)) >= 0;) {
    const dict = tryRead(() => new Lexer(bytes, budget, at + 7).next())
    if (dict instanceof Dict) take(dict, trailer)
  }
  if (catalog && !objects.dict(trailer.entries.get('Root'))) trailer.entries.set('Root', catalog)
  if (!trailer.entries.has('Root')) throw new Damaged()
  return { objects, trailer }
}

/** Object streams list more objects, cross-reference streams hold trailer entries, and a catalog is the root. */
function openFound({ objects, trailer }: Found, id: number, toOpen: Set<number>) {
  const value = objects.resolve(new Ref(id))
  const dict = objects.dict(value)
  const type = objects.name(dict, 'Type')
  if (type === 'XRef' && dict) take(dict, trailer)
  if (type === 'Catalog') trailer.entries.set('Root', new Ref(id))
  if (type !== 'ObjStm' || !(value instanceof Stream)) return
  const head = new Lexer(objects.unpack(value) ?? new Uint8Array(), objects.budget)
  for (let index = 0, count = objects.number(dict, 'N') ?? 0; index < count; index++) {
    const inside = head.next()
    if (typeof inside !== 'number' || head.next() === undefined) return
    if (!objects.places.has(inside)) objects.places.set(inside, { inside: id, index })
    toOpen.add(inside)
  }
}

function take(dict: Dict, trailer: Dict) {
  for (const key of ['Root', 'Encrypt', 'ID', 'Info'])
    if (dict.entries.has(key)) trailer.entries.set(key, dict.entries.get(key)!)
}
