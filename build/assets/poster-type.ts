import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { posterFonts } from '../../lib/content/check/missing-letters.ts'

/** The parts of a face; the first has most letters. */
export type PosterType = Font[]

/** The site's face in one width and weight, with all its letters, whichever content uses. */
export async function loadPosterType(axes: { wdth: number; wght: number }): Promise<PosterType> {
  return Promise.all(
    posterFonts.map(async (file) => {
      const letters = String.fromCodePoint(...openFont(readFileSync(file)).characterSet)
      const options = { targetFormat: 'truetype', variationAxes: axes } as const
      return openFont(await subsetFont(readFileSync(file), letters, options))
    }),
  )
}

function openFont(bytes: Buffer): Font {
  const font = create(bytes)
  if ('fonts' in font) throw new Error('the font file holds a collection')
  return font
}

/**
 * A line of type as outlines; characters that the face lacks are left out.
 * @param size in pixels
 * @returns SVG path data with its baseline at 0, and the line's width in pixels
 */
export function outline(type: PosterType, text: string, size: number): { path: string; width: number } {
  let x = 0
  const paths = runsOf(type, text).flatMap(({ font, letters }) => {
    const run = font.layout(letters)
    const scale = size / font.unitsPerEm
    return run.glyphs.map((glyph, index) => {
      const path = glyph.path.scale(scale, -scale).translate(x, 0).toSVG()
      // The word spacing of the site's posters.
      x += (run.positions[index]?.xAdvance ?? 0) * scale + (glyph.codePoints[0] === 32 ? 0.07 * size : 0)
      return path
    })
  })
  return { path: paths.join(''), width: x }
}

/** Divides the text into runs that one part of the face covers. */
function runsOf(type: PosterType, text: string) {
  const runs: { font: Font; letters: string }[] = []
  for (const letter of text) {
    const font = type.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0)!))
    const last = runs.at(-1)
    if (font && last?.font === font) last.letters += letter
    else if (font) runs.push({ font, letters: letter })
  }
  return runs
}

/** Breaks a text into lines of at most `width` pixels, no number from its word; a wider word goes on in the next line. */
export function breakLines(type: PosterType, text: string, size: number, width: number) {
  const fits = (line: string) => outline(type, line, size).width <= width
  const lines: string[] = []
  let isBroken = false
  for (const word of text.split(/(?<!\d\+?)\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`
    else if (fits(word)) lines.push(word)
    else {
      isBroken = true
      lines.push(...breakWord(word, fits))
    }
  }
  return { lines, isBroken }
}

function breakWord(word: string, fits: (line: string) => boolean): string[] {
  const letters = [...word]
  let end = letters.length
  while (end > 1 && !fits(`${letters.slice(0, end).join('')}-`)) end--
  const rest = letters.slice(end).join('')
  const first = letters.slice(0, end).join('')
  return rest ? [`${first}-`, ...(fits(rest) ? [rest] : breakWord(rest, fits))] : [first]
}
