import { latin } from '../reading.ts'
import { Name, Stream, type Dict } from './lexer.ts'
import type { Objects } from './objects.ts'

/** What a letter shows, as a sum: something below its line, something above small letters; or nothing, as spaces do. */
export const shapes = { low: 1, tall: 2, blank: 4 }
const unknown = shapes.low + shapes.tall

/** Letters whose place is known: those that stand on the line, and those as small as an x. */
const level =
  /[A-PR-Za-fhik-or-xz0-9!"#%&'*+.:<=>?\\^`~\-\u00c0-\u00c6\u00c8-\u00d6\u00d8-\u00dc\u00df-\u00e6\u00e8-\u00f6\u00f8-\u00fc\u2013\u2014\u2018-\u201d\u2022\u2026\u20ac\u2122\ufb00-\ufb04]/
const small = /[acegm-su-z.,:;_\-\u00e7\u2013\u2014\u2022\u2026]/
const blank = /[\s\u200b-\u200d\u2060]/

function shapeOf(text: string): number {
  const letters = Array.from(text).filter((letter) => !blank.test(letter))
  const has = (letter: RegExp) => letters.every((one) => letter.test(one))
  if (letters.length === 0) return text === '' ? unknown : shapes.blank
  return (has(level) ? 0 : shapes.low) + (has(small) ? 0 : shapes.tall)
}

/** Bytes of a font's meanings that are read, and runs of codes. */
const longest = 65_536
const mostRuns = 1_000

const textOf = (digits: string) =>
  Array.from(digits.replace(/\s/g, '').matchAll(/.{1,4}/g), ([one]) =>
    String.fromCharCode(parseInt(one, 16)),
  ).join('')

/** Parts of an entry: a code and its letters, or the first and the last code and the letters of the first. */
const partsBySection: Record<string, number> = { bfchar: 2, bfrange: 3 }

type Run = { from: number; to: number; text: string }

/** What the letters of a font show by what it says of their meaning (ISO 32000-2, 9.10.3). */
function meantShapes(font: Dict, objects: Objects): ((code: number) => number | undefined) | undefined {
  const meanings = objects.get(font, 'ToUnicode')
  if (!(meanings instanceof Stream)) return undefined
  const { texts, runs } = readMeanings(
    latin((objects.unpack(meanings) ?? new Uint8Array()).subarray(0, longest)),
  )
  const textAt = (code: number) => {
    const { from, text } = runs.find((one) => one.from <= code && code <= one.to) ?? { from: 0, text: '' }
    // The last letter counts on.
    const last = text.charCodeAt(text.length - 1) + code - from
    return texts.get(code) ?? (text && text.slice(0, -1) + String.fromCharCode(last))
  }
  const known = new Map<number, number | undefined>()
  return (code) => {
    if (!known.has(code)) {
      const text = textAt(code)
      // Zeros stand for what is not known.
      known.set(code, /[^\0]/.test(text) ? shapeOf(text) : undefined)
    }
    return known.get(code)
  }
}

/** Codes by themselves, and runs of codes whose letters follow one another. */
function readMeanings(map: string) {
  const texts = new Map<number, string>()
  const runs: Run[] = []
  let waiting: string[] = []
  let width = 0
  let isList = false
  for (const [word, digits, section] of map.matchAll(/<([\da-f\s]*)>|[[\]]|begin(bfchar|bfrange)|endbf/gi)) {
    if (digits === undefined) {
      if (word.length > 1) width = partsBySection[section ?? ''] ?? 0
      if (word !== '[') waiting = []
      isList = word === '['
    } else if (width > 0) {
      const length = waiting.push(digits)
      const from = parseInt(waiting[0]!, 16)
      const text = textOf(digits)
      if (length >= width && (isList || width === 2)) texts.set(from + length - width, text)
      else if (length === width && runs.length < mostRuns)
        runs.push({ from, to: parseInt(waiting[1]!, 16), text })
      if (length >= width && !isList) waiting = []
    }
  }
  return { texts, runs }
}

/** Names of letters that mean what they begin with, or a space. */
const letterName = /^[A-Za-z]((acute|grave|circumflex|dieresis|tilde|ring|caron)?|small)$/
const spaceName = /^(space|nbspace|nonbreakingspace|tab|uni0020|uni00A0)$/
const digitName = /^(zero|one|two|three|four|five|six|seven|eight|nine)$/

function shapeByName(name: string): number {
  if (spaceName.test(name)) return shapes.blank
  if (digitName.test(name)) return shapes.tall
  return letterName.test(name) ? shapeOf(name[0]!) : unknown
}

/** The names of a font's codes that differ from its encoding (9.6.5.1). */
export function glyphNamesOf(font: Dict, objects: Objects): Map<number, string> {
  const names = new Map<number, string>()
  const list = objects.get(objects.dict(font.entries.get('Encoding')), 'Differences')
  let code = 0
  for (const one of Array.isArray(list) ? list.map(objects.resolve) : []) {
    if (typeof one === 'number') code = one
    else if (one instanceof Name) names.set(code++, one.name)
  }
  return names
}

/** What the letters of a font of two-byte codes show; without meanings, blanks are as most number them. */
export function wideShapes(font: Dict, encoding: string, objects: Objects): (code: number) => number {
  const known = meantShapes(font, objects)
  if (known) return (code) => known(code) ?? unknown
  if (/^Uni.*(UCS2|UTF16)/.test(encoding)) return (code) => shapeOf(String.fromCharCode(code))
  return (code) => (code === 1 || code === 3 ? shapes.blank : unknown)
}

const noBreakSpaces: Record<string, number> = { WinAnsiEncoding: 160, MacRomanEncoding: 202 }

/** The same of a font of one byte. @param isPlain its codes are those of ASCII */
export function narrowShapes(font: Dict, encoding: string, isPlain: boolean, objects: Objects) {
  const known = meantShapes(font, objects)
  const names = glyphNamesOf(font, objects)
  const nbsp = noBreakSpaces[encoding]
  const plain = (code: number) => {
    if (code === 32 || code === nbsp) return shapes.blank
    const isLatin = code < 127 || (code > 191 && encoding === 'WinAnsiEncoding')
    return isPlain && isLatin ? shapeOf(String.fromCharCode(code)) : unknown
  }
  const table = Uint8Array.from({ length: 256 }, (_, code) => {
    const name = names.get(code)
    return known?.(code) ?? (name === undefined ? plain(code) : shapeByName(name))
  })
  return (code: number) => table[code] ?? unknown
}
