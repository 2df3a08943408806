// Writes what depends on the brand's inks and logo: stylesheet tokens, drawings, and the icon.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brand } from '../../lib/content/brand.ts'
import { fillInks } from '../../lib/content/inks.ts'
import { drawnLogo } from '../../lib/content/logo.ts'
import { outline, loadPosterType } from './poster-type.ts'

const { name, inks } = brand()
const tokens = Object.entries(inks).map(([name, color]) => `  --color-${name}: ${color};\n`)
writeFileSync('app/inks.css', `@theme {\n  --color-*: initial;\n${tokens.join('')}}\n`)

for (const folder of ['public/brand', 'public/drawings']) mkdirSync(folder, { recursive: true })
for (const file of globSync('build/assets/drawings/*.svg'))
  writeFileSync(`public/drawings/${basename(file)}`, fillInks(readFileSync(file, 'utf8'), inks))
// The first letter of the name, out of register: a mark as thin as a line is lost at 16 pixels.
const font = await loadPosterType({ wdth: 95, wght: 880 })
const initial = outline(font, name.slice(0, 1), 32)
const left = 16 - initial.width / 2
const letter = ([x, y]: [number, number], ink: string) =>
  `<path d="${initial.path}" transform="translate(${left + x} ${27 + y})" fill="${ink}"/>`
// A script that the face lacks.
const mark = initial.path
  ? letter([1, 1], inks.yellow) + letter([-1, -1], inks.sheet)
  : drawnLogo([3, 3, 26], inks.sheet)
writeFileSync(
  'public/brand/icon.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h32v32H0z" fill="${inks.rubine}"/>${mark}</svg>\n`,
)
