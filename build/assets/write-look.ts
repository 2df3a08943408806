// Writes what depends on the brand's inks and logo: stylesheet tokens, drawings, and the icon.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brand } from '../../lib/content/brand.ts'
import { inked } from '../../lib/content/inks.ts'
import { drawnLogo } from '../../lib/content/logo.ts'

const { inks } = brand()
const tokens = Object.entries(inks).map(([name, color]) => `  --color-${name}: ${color};\n`)
writeFileSync('app/inks.css', `@theme {\n  --color-*: initial;\n${tokens.join('')}}\n`)

for (const folder of ['public/brand', 'public/drawings']) mkdirSync(folder, { recursive: true })
for (const file of globSync('build/assets/drawings/*.svg'))
  writeFileSync(`public/drawings/${basename(file)}`, inked(readFileSync(file, 'utf8'), inks))
writeFileSync(
  'public/brand/icon.svg',
  // Heavier than in a line of text, because browsers show it at 16 pixels.
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h32v32H0z" fill="${inks.rubine}"/>${drawnLogo([3, 3, 26], inks.sheet, 1.4)}</svg>\n`,
)
