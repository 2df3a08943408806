import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '../../lib/content/folder.ts'
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
  const font = await subsetFont(readFileSync(join(packages, file)), letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures,
  })
  writeFileSync(join(folder, `${name}.woff2`), font)
}
