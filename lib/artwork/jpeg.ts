import { type Budget, dataViewOf, Damaged, latin } from './reading.ts'
import { factsOf, type Color, type FileFacts, type Size } from './facts.ts'
import { JpegTables } from './jpeg-ground.ts'
import { densityOf, makerIn, readTags, type Tags, uprightSize } from './tiff.ts'

/** Every kind of start of frame; the numbers between are tables (ITU T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const scan = 0xda
const jfif = 0xe0
const exif = 0xe1
const componentColors: Record<number, Color> = { 1: 'gray', 3: 'rgb', 4: 'cmyk' }

/** The segments of a JPEG up to its dots. Anything may lie between them, as decoders skip it. @throws Damaged; RangeError */
function* segmentsOf(bytes: Uint8Array, budget: Budget) {
  const view = dataViewOf(bytes)
  for (let at = 2, marker = 0; marker !== scan;) {
    budget.step()
    marker = view.getUint8(at) === 0xff ? view.getUint8(at + 1) : 0
    if (marker === 0xd9) throw new Damaged()
    // These stand alone.
    const isAlone = marker < 2 || marker === 0xff || (marker & 0xf8) === 0xd0 || marker === 0xd8
    const next = isAlone ? at + 1 : at + 2 + view.getUint16(at + 2)
    if (!isAlone) yield { marker, body: bytes.subarray(at + 4, next), next }
    at = next
  }
}

/** The size and the number of colors that a segment names if it is a frame. @throws RangeError */
function frameIn(marker: number, body: Uint8Array) {
  if (!isFrame(marker)) return undefined
  const view = dataViewOf(body)
  return { height: view.getUint16(1), width: view.getUint16(3), parts: view.getUint8(5) }
}

/** The size of a JPEG by its beginning; undefined if it has none. @throws Damaged; RangeError where more of it is needed */
export function frameOf(bytes: Uint8Array, budget: Budget): Size | undefined {
  for (const { marker, body } of segmentsOf(bytes, budget)) {
    const frame = frameIn(marker, body)
    if (frame) return frame
  }
  return undefined
}

/**
 * The header of a JPEG, and what its dots show. @param hasCodes whether a code is looked for in them
 * @param isInverse whether four inks lie inverse @throws Damaged, TooMuch; RangeError where the file ends too early
 */
export function readJpeg(bytes: Uint8Array, budget: Budget, hasCodes = true, isInverse = true): FileFacts {
  let frame: ReturnType<typeof frameIn>
  let density: number | undefined
  let tags: Tags = new Map()
  let at = 0
  const tables = new JpegTables()
  let head: Uint8Array = new Uint8Array()
  for (const { marker, body, next } of segmentsOf(bytes, budget)) {
    frame = frameIn(marker, body) ?? frame
    tables.take(marker, body, isFrame(marker))
    head = body
    if (marker === jfif && latin(body.subarray(0, 5)) === 'JFIF\0') density = jfifDensity(dataViewOf(body))
    if (marker === exif && latin(body.subarray(0, 6)) === 'Exif\0\0')
      tags = exifTags(body.subarray(6), budget)
    at = next
  }
  if (!frame?.width || !frame.height) throw new Damaged()
  const { width, height, parts } = frame
  const color = componentColors[parts]
  const isEnded = hasEnd(bytes, at)
  const { clear, ...seen } = tables.scan(bytes, head, at, { hasCodes, isInverse, hasEnd: isEnded })
  // Only the mark of the end may be missing.
  if (!isEnded && !tables.isRead) throw new Damaged()
  return factsOf('jpeg', {
    maker: makerIn(tags),
    clear,
    dots: { ...seen, ...uprightSize(width, height, tags), density: density ?? densityOf(tags) },
    colors: color ? [color] : [],
  })
}

/** Two bytes that image data never contains mark the end; phones append a film. */
function hasEnd(bytes: Uint8Array, from: number): boolean {
  for (let at = from; (at = bytes.indexOf(0xff, at)) >= 0; at++) if (bytes[at + 1] === 0xd9) return true
  return false
}

/** JFIF 1.02: the unit is inch or centimeter; otherwise the numbers are an aspect ratio. */
function jfifDensity(view: DataView): number | undefined {
  const unit = view.getUint8(7)
  const across = view.getUint16(8)
  if (unit === 1) return across
  return unit === 2 ? across * 2.54 : undefined
}

/** The camera's tags; if they are unreadable, the picture is still good. */
function exifTags(bytes: Uint8Array, budget: Budget): Tags {
  try {
    return readTags(bytes, budget).tags
  } catch (error) {
    if (error instanceof RangeError) return new Map()
    throw error
  }
}
