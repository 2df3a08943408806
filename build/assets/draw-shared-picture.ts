import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Brand } from '../../lib/content/brand.ts'
import { type Inks, fillInks } from '../../lib/content/inks.ts'
import { drawnLogo } from '../../lib/content/logo.ts'
import { breakLines, outline, type PosterType } from './poster-type.ts'

const barInks = [
  ...(['key', 'rubine', 'blue', 'yellow', 'rubine-yellow', 'blue-yellow'] as const),
  ...(['rubine-blue', 'slate', 'field', 'rule', 'board', 'sheet'] as const),
]

/** Pages whose background needs white type. */
const dark = ['veterinary', 'artwork', 'accessibility']

/** The largest width of a heading beside the art, and its largest height above the last line, in pixels. */
const column = 580
const rise = 300
/** In pixels, largest first. Only the smallest breaks words. */
const lineHeight = 0.97
const sizes = [132, 126, 120, 114, 108, 104, 100, 92, 84, 76, 68, 60, 52, 46, 40, 34, 28]

/** The picture of a shared link, 1200 x 630, as SVG: the page's heading beside its own art, which is in share/. */
export async function drawSharedPicture(
  face: PosterType,
  { name, inks }: Pick<Brand, 'name' | 'inks'>,
  page: { name: string; heading: string },
) {
  const type = inks[dark.includes(page.name) ? 'sheet' : 'key']
  const { lines, size } = fitHeading(face, page.heading)
  const words = lines.map((line, index) => {
    const baseline = 566 - (lines.length - 1 - index) * size * lineHeight
    return `<path transform="translate(56 ${baseline})" d="${outline(face, line, size).path}"/>`
  })
  const bar = barInks.map((ink, index) => `<path d="M${index * 100} 610h100v20h-100z" fill="${inks[ink]}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
    ${await readArt(page.name, inks)}
    <g fill="${type}">
      ${drawnLogo([56, 44, 36], type)}
      <path transform="translate(104 76)" d="${outline(face, name, 40).path}"/>
      ${words.join('')}
    </g>
    ${bar.join('')}
    <path d="M0 610h1200v20H0" fill="none" stroke="${inks.key}" stroke-width="3"/>
  </svg>`
}

/**
 * A line for each part between commas, where they fit. Otherwise the largest size in which the heading fits, in three lines of
 * the largest to twelve of the smallest. A size that leaves a short line below the first is used only if all do.
 */
function fitHeading(face: PosterType, heading: string) {
  const parts = heading.split(/(?<=,)\s+/)
  const fitParts = (size: number) => parts.every((part) => outline(face, part, size).width <= column)
  const partSize = parts.length > 1 && sizes.find((size) => size >= 68 && fitParts(size))
  if (partSize) return { lines: parts, size: partSize }
  const fitting = sizes
    .map((size) => {
      const { lines, isBroken } = breakLines(face, heading, size, column)
      return { lines, size, isBroken, widths: lines.map((line) => outline(face, line, size).width) }
    })
    .filter(({ lines, size, isBroken }) => {
      const fits = lines.length <= Math.floor(rise / (size * lineHeight)) + 1
      return size === sizes.at(-1) || (fits && !isBroken)
    })
  const [largest] = fitting
  const least = largest!.size < 100 ? 0 : 92
  const isEven = ({ widths }: { widths: number[] }) => Math.min(...widths.slice(1)) > Math.max(...widths) / 2
  return fitting.find((one) => one.size >= least && isEven(one)) ?? largest!
}

/** A page's art with its inks and pictures filled in; pages of content/pages without their own share one. */
async function readArt(name: string, inks: Inks): Promise<string> {
  const own = `build/assets/share/${name}.svg`
  let drawn = fillInks(readFileSync(existsSync(own) ? own : 'build/assets/share/other.svg', 'utf8'), inks)
  for (const [, file = ''] of drawn.matchAll(/href="(public[^"]+)"/g)) {
    const png = await sharp(file).png().toBuffer()
    drawn = drawn.replaceAll(file, () => `data:image/png;base64,${png.toString('base64')}`)
  }
  return drawn
}
