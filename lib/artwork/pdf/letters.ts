import { latin } from '../reading.ts'
import { glyphNamesOf, narrowShapes, wideShapes } from './letter-shapes.ts'
import { Dict, Stream, type Value } from './lexer.ts'
import { type Matrix, matrixOf } from './matrix.ts'
import type { Objects } from './objects.ts'
import { describedBy } from './state.ts'
import { hexDigit, unescaped } from './strings.ts'

/** A font's measures, in its own units: a thousand to the size, or as the matrix of a drawn font says. */
export type Letters = {
  /** Codes have two bytes. */
  isWide: boolean
  /** It is set downwards. */
  isUpright: boolean
  matrix: Matrix
  widthOf: (code: number) => number
  /** Of capitals, of letters as small as an x, and of those that reach below the line. */
  top: number
  middle: number
  bottom: number
  shapeOf: (code: number) => number
  /** Of a drawn font: the drawing of a code. */
  drawingOf?: (code: number) => Stream | undefined
  resources?: Dict
}

const thousandth: Matrix = [0.001, 0, 0, 0.001, 0, 0]

/** Of every letter, as some of them test; a table, as every letter is looked up. */
const tableOf = (letters: RegExp, one: number, other: number) =>
  Array.from({ length: 256 }, (_, code) => (letters.test(String.fromCharCode(code)) ? one : other))

/** About as wide as the letters of Helvetica, for fonts that name no widths. */
const narrow = tableOf(/[ !'(),./:;I[\]\\fijlrt|]/, 280, 556)
const wide = tableOf(/[A-HJ-Z%@mw]/, 720, 0)
const usualWidth = (code: number) => wide[code] || narrow[code] || 556

const lettersByFont = new WeakMap<Dict, Letters>()
const noFont = new Dict()

/** The measures of a font (ISO 32000-2, 9.2.4 and 9.8); what it does not name is as in most fonts. */
export function lettersOf(font: Dict = noFont, objects: Objects): Letters {
  const found = lettersByFont.get(font)
  if (found) return found
  const letters = measure(font, objects)
  lettersByFont.set(font, letters)
  return letters
}

function measure(font: Dict, objects: Objects): Letters {
  const own = describedBy(font, objects)
  const descriptor = objects.dict(own.entries.get('FontDescriptor'))
  const isDrawn = objects.name(font, 'Subtype') === 'Type3'
  const matrix = (isDrawn && matrixOf(listIn(font, 'FontMatrix', objects))) || thousandth
  const unit = Math.abs(matrix[3]) || 0.001
  const box = listIn(isDrawn ? font : descriptor, 'FontBBox', objects)
  const within = (value: unknown, least: number, greatest: number, usual: number) =>
    typeof value === 'number' && value * unit >= least && value * unit <= greatest ? value : usual / unit
  const cap = objects.number(descriptor, 'CapHeight')
  const descent = -Math.abs(objects.number(descriptor, 'Descent') ?? 0)
  const isWide = own !== font
  const encoding = objects.name(font, 'Encoding') ?? ''
  const isUpright = isWide && /(^|-)V$/.test(encoding)
  const isNamed = /^(WinAnsi|MacRoman)Encoding$/.test(encoding)
  // The codes of a plain font are those of ASCII.
  const isPlain = !isWide && !isDrawn && (isNamed || ((objects.number(descriptor, 'Flags') ?? 32) & 4) === 0)
  const top = within(cap ?? (isDrawn ? box[3] : undefined), 0.4, 1.2, 0.72)
  return {
    isWide,
    isUpright,
    matrix,
    widthOf: widthsOf(font, own, isUpright, objects),
    // Of what is set downwards, the sides.
    top: isUpright ? 500 : top,
    middle: isUpright ? 500 : within(objects.number(descriptor, 'XHeight'), 0.3, 0.7, top * unit),
    bottom: isUpright ? -500 : within(descent || box[1], -0.5, -0.05, -0.22),
    shapeOf: isWide ? wideShapes(font, encoding, objects) : narrowShapes(font, encoding, isPlain, objects),
    ...(isDrawn && {
      drawingOf: drawings(font, objects),
      resources: objects.dict(font.entries.get('Resources')),
    }),
  }
}

const listIn = (dict: Dict | undefined, key: string, objects: Objects): (Value | undefined)[] => {
  const list = objects.get(dict, key)
  return Array.isArray(list) ? list.map(objects.resolve) : []
}

/** @param own which describes the letters of a composite font */
function widthsOf(font: Dict, own: Dict, isUpright: boolean, objects: Objects) {
  if (isUpright) return () => 1_000
  if (own !== font) return wideWidths(own, objects)
  const descriptor = objects.dict(font.entries.get('FontDescriptor'))
  const list = listIn(font, 'Widths', objects)
  const first = objects.number(font, 'FirstChar') ?? 0
  const missing = objects.number(descriptor, 'MissingWidth') ?? 0
  const isMono = /courier|mono/i.test(objects.name(font, 'BaseFont') ?? '')
  if (list.length === 0) return isMono ? () => 600 : usualWidth
  return (code: number) => {
    const value = list[code - first]
    return typeof value === 'number' ? value : missing
  }
}

/** `W` lists a code and the widths from it on, or the first and last code of one width (ISO 32000-2, 9.7.4.3). */
function wideWidths(font: Dict, objects: Objects) {
  const list = listIn(font, 'W', objects)
  const usual = objects.number(font, 'DW') ?? 1_000
  const runs: { from: number; to: number; widths: Value | undefined }[] = []
  for (let at = 0; at + 1 < list.length;) {
    const from = Number(list[at])
    const next = list[at + 1]
    if (Array.isArray(next)) runs.push({ from, to: from + next.length - 1, widths: next })
    else runs.push({ from, to: Number(next), widths: list[at + 2] })
    at += Array.isArray(next) ? 2 : 3
  }
  runs.sort((one, other) => one.from - other.from)
  // Fonts of thousands of letters list each by itself.
  return (code: number) => {
    let low = 0
    let high = runs.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (runs[middle]!.from <= code) low = middle + 1
      else high = middle
    }
    const { from, to, widths } = runs[low - 1] ?? { from: 0, to: -1, widths: undefined }
    if (code > to) return usual
    return Number(Array.isArray(widths) ? widths[code - from] : widths) || 0
  }
}

/** The drawings of a drawn font by their codes (ISO 32000-2, 9.6.4). */
function drawings(font: Dict, objects: Objects) {
  const names = glyphNamesOf(font, objects)
  const all = objects.dict(font.entries.get('CharProcs'))
  return (of: number) => {
    const drawing = objects.get(all, names.get(of) ?? '')
    return drawing instanceof Stream ? drawing : undefined
  }
}

/** Reads the codes of a text, which lies between offsets in a page's content. */
export function readCodes(bytes: Uint8Array, from: number, to: number, isWide: boolean): number[] {
  const all: number[] = []
  const start = from + 1
  const end = to - 1
  if (bytes[from] !== 40) readHex(bytes, start, end, all)
  else if (!readPlain(bytes, start, end, all))
    for (const letter of unescaped(latin(bytes.subarray(start, end)))) all.push(letter.charCodeAt(0))
  if (!isWide) return all
  // A byte alone is a code of a font with codes of its own.
  return Array.from({ length: (all.length + 1) >> 1 }, (_, at) => all[2 * at]! * 256 + (all[2 * at + 1] ?? 0))
}

/** A text without escapes, as most are. @returns false if it has some */
function readPlain(bytes: Uint8Array, start: number, end: number, all: number[]): boolean {
  const before = all.length
  for (let at = start; at < end; at++) {
    if (bytes[at] === 92) {
      all.length = before
      return false
    }
    all.push(bytes[at]!)
  }
  return true
}

function readHex(bytes: Uint8Array, start: number, end: number, all: number[]) {
  let high = NaN
  for (let at = start; at < end; at++) {
    const digit = hexDigit(bytes[at]!)
    if (Number.isNaN(digit)) continue
    if (!Number.isNaN(high)) all.push(high * 16 + digit)
    high = Number.isNaN(high) ? digit : NaN
  }
}
