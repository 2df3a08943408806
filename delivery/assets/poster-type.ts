import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

const archivo = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'

export async function posterType(text: string, axes: { wdth: number; wght: number }): Promise<Font> {
  const instance = await subsetFont(readFileSync(archivo), text, {
    targetFormat: 'truetype',
    variationAxes: axes,
  })
  const font = create(instance)
  if ('fonts' in font) throw new Error('the font file holds a collection')
  return font
}

/**
 * A line of type as outlines.
 * @param size in pixels
 * @returns SVG path data with its baseline at 0, and the line's width in pixels
 */
export function outline(font: Font, text: string, size: number): { path: string; width: number } {
  const run = font.layout(text)
  const scale = size / font.unitsPerEm
  let x = 0
  const paths = run.glyphs.map((glyph, index) => {
    const path = glyph.path.scale(scale, -scale).translate(x, 0).toSVG()
    // The word spacing of the site's posters.
    x += (run.positions[index]?.xAdvance ?? 0) * scale + (glyph.codePoints[0] === 32 ? 0.07 * size : 0)
    return path
  })
  return { path: paths.join(''), width: x }
}

/** Breaks a text into lines of at most `width` pixels. */
export function breakLines(font: Font, text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && outline(font, `${last} ${word}`, size).width <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
