import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '../../lib/content/folder.ts'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

const packages = 'node_modules/@fontsource-variable'
const folder = 'app/fonts/built'

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
/** Characters that the code itself uses. */
const always = `${range(0x20, 0x7e)}©·×–—‘’“”…`

/** Font features in use: kerning, ligatures, tabular figures, and marks on letters; no fractions. */
const keepFeatures = ['calt', 'ccmp', 'kern', 'liga', 'mark', 'rvrn', 'tnum']
/** The range of each axis that the site uses. */
const archivo = {
  file: 'archivo/files/archivo-latin-wdth-normal.woff2',
  axes: { wdth: { min: 62, max: 100 }, wght: { min: 400, max: 900 } },
}
const martianMono = {
  file: 'martian-mono/files/martian-mono-latin-wdth-normal.woff2',
  axes: { wdth: { min: 85, max: 100 }, wght: { min: 400, max: 700 } },
}

/**
 * Makes the fonts that pages load (app/fonts.ts) from the packages' fonts: one file with the letters used in content,
 * and one with the other Latin letters, which browsers fetch only if a page shows one.
 */
export async function subsetFonts() {
  const words = globSync(join(contentFolder, '**/*.yaml'), { exclude: ['**/languages/**'] }).map((file) =>
    readFileSync(file, 'utf8'),
  )
  const near = [...new Set(always + words.join(''))].sort().join('')
  const all = [...(range(0xa0, 0x17f) + range(0x2010, 0x2044))]
  const beyond = (letters: string) => all.filter((one) => !letters.includes(one)).join('')
  mkdirSync(folder, { recursive: true })
  await writeSubset('archivo', archivo, near)
  await writeSubset('archivo-more', archivo, beyond(near))
  await writeSubset('martian-mono', martianMono, always)
  await writeSubset('martian-mono-more', martianMono, beyond(always))
}

async function writeSubset(name: string, { file, axes }: typeof archivo, letters: string) {
  const font = await subsetFont(readFileSync(join(packages, file)), `${letters}\u00a0`, {
    targetFormat: 'truetype',
    variationAxes: axes,
    keepFeatures,
  })
  const even = await subsetFont(withEvenSpace(font, letters), letters, {
    targetFormat: 'woff2',
    keepFeatures,
  })
  writeFileSync(join(folder, `${name}.woff2`), even)
}

/** The font with a new table of characters, where the space is the no-break one: letters such as k and P pull the other
 *  closer, so that words after them would stand nearer than others. */
function withEvenSpace(font: Buffer, letters: string) {
  const face = create(font) as Font
  const groups = [...letters].flatMap((letter) => {
    const code = letter.codePointAt(0) ?? 0
    const { id } = face.glyphForCodePoint(letter === ' ' ? 0xa0 : code)
    return id > 0 ? [code, code, id] : []
  })
  // One table, of format 12; its numbers of 16 bits are written in pairs.
  const words = [1, 0x3000a, 12, 0xc0000, 16 + 4 * groups.length, 0, groups.length / 3, ...groups]
  const table = Buffer.alloc(4 * words.length)
  for (const [index, word] of words.entries()) table.writeUInt32BE(word, 4 * index)
  const entry = font.indexOf('cmap')
  font.writeUInt32BE(font.length, entry + 8)
  font.writeUInt32BE(table.length, entry + 12)
  return Buffer.concat([font, table])
}
