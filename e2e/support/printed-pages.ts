import { Budget } from '../../lib/artwork/reading.ts'
import { Lexer, type Dict, Name, Stream, type Value, Word } from '../../lib/artwork/pdf/lexer.ts'
import { identity, type Matrix, matrixOf, times } from '../../lib/artwork/pdf/matrix.ts'
import type { Objects } from '../../lib/artwork/pdf/objects.ts'
import { readPdfPages } from '../../lib/artwork/pdf/read-pdf.ts'
import { readTables } from '../../lib/artwork/pdf/places.ts'

/**
 * A printed page: its text without blanks, since a PDF need not have any; the lowest point of its content, as a share of
 * the height from the top; and the number of pictures cut by an edge.
 */
export type PrintedPage = { text: string; lowest: number; cut: number }

const numbersIn = (hex: string, digits: number) =>
  (hex.match(new RegExp(`.{${digits}}`, 'g')) ?? []).map((unit) => parseInt(unit, 16))
const hexOf = (text: string) => Buffer.from(text, 'latin1').toString('hex')

/** Maps a font's glyphs to text (ISO 32000-2, 9.10.3), as Chromium writes it. */
function readGlyphs(font: Dict | undefined, objects: Objects): Map<number, string> {
  const map = new Map<number, string>()
  const stream = objects.get(font, 'ToUnicode')
  const bytes = stream instanceof Stream ? objects.unpack(stream) : undefined
  const text = Buffer.from(bytes ?? []).toString('latin1')
  for (const [, kind, part = ''] of text.matchAll(/beginbf(char|range)(.*?)endbf/gs)) {
    const codes = [...part.matchAll(/<([\da-fA-F]+)>/g)].map(([, hex = '']) => hex)
    const step = kind === 'char' ? 2 : 3
    for (let at = 0; at < codes.length; at += step) {
      const [first = 0, last = first] = codes.slice(at, at + step - 1).map((hex) => parseInt(hex, 16))
      const units = numbersIn(codes[at + step - 1] ?? '', 4)
      for (let code = first; code <= last; code++)
        map.set(code, String.fromCharCode(...units.slice(0, -1), (units.at(-1) ?? 0) + code - first))
    }
  }
  return map
}

/** The running foot, in points; it is on empty sheets, too. */
const footHeight = 22

/** Reads the pages of a PDF made by Chromium. @param margin in points */
export function printedPages(pdf: Uint8Array, margin: number): PrintedPage[] {
  const budget = new Budget()
  const { objects, trailer } = readTables(pdf, budget)
  const { leaves } = readPdfPages(objects.dict(trailer.entries.get('Root')), objects)
  return leaves.map((leaf) => {
    const [, , , height] = objects.box(leaf.inherited, 'MediaBox')!
    const page = { text: '', lowest: height, cut: 0 }
    const read = (stream: Stream, resources: Dict | undefined, from: Matrix) => {
      const lexer = new Lexer(objects.unpack(stream) ?? new Uint8Array(), budget)
      const named = (kind: string, name: Value | undefined) =>
        name instanceof Name ? objects.get(objects.dict(resources?.entries.get(kind)), name.name) : undefined
      const saved: Matrix[] = []
      let matrix = from
      let line = identity
      let glyphs = new Map<number, string>()
      let digits = 4
      let values: Value[] = []
      const at = (y: number) =>
        (page.lowest = y < margin + footHeight ? page.lowest : Math.min(page.lowest, y))
      const show = (text: string) => {
        for (const code of numbersIn(hexOf(text), digits)) page.text += glyphs.get(code) ?? ''
        if (text) at(times(line, matrix)[5])
      }
      for (let value = lexer.next(); value !== undefined; value = lexer.next()) {
        if (!(value instanceof Word)) {
          values.push(value)
          continue
        }
        const [first] = values
        if (value.word === 'q') saved.push(matrix)
        if (value.word === 'Q') matrix = saved.pop() ?? matrix
        if (value.word === 'cm') matrix = times(matrixOf(values)!, matrix)
        if (value.word === 'Tm') line = matrixOf(values)!
        if (value.word === 'Td') line = times([1, 0, 0, 1, Number(first), Number(values[1])], line)
        if (value.word === 'Tf') {
          const font = objects.dict(named('Font', first))
          glyphs = readGlyphs(font, objects)
          digits = objects.name(font, 'Subtype') === 'Type0' ? 4 : 2
        }
        if (value.word === 'Tj') show(String(first))
        if (value.word === 'TJ') for (const one of first as Value[]) if (typeof one === 'string') show(one)
        const drawn = value.word === 'Do' ? named('XObject', first) : undefined
        if (drawn instanceof Stream && objects.name(drawn.dict, 'Subtype') === 'Form')
          read(
            drawn,
            objects.dict(drawn.dict.entries.get('Resources')),
            times(matrixOf(objects.get(drawn.dict, 'Matrix')) ?? identity, matrix),
          )
        else if (drawn instanceof Stream) {
          const [low = 0, high = 0] = [matrix[5], matrix[5] + matrix[3]].sort((one, other) => one - other)
          if (low < margin - 1 || high > height - margin + 1) page.cut += 1
          at(low)
        }
        values = []
      }
    }
    const contents = objects.get(leaf.dict, 'Contents')
    for (const one of Array.isArray(contents) ? contents : [contents]) {
      const stream = objects.resolve(one)
      if (stream instanceof Stream) read(stream, objects.dict(leaf.dict.entries.get('Resources')), identity)
    }
    return { ...page, lowest: 1 - page.lowest / height }
  })
}
