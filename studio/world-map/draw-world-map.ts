/**
 * Draws public/world.svg, the land dots of the locations map, from lib/pictures/land.txt: one character a dot,
 * # for land, every second row half a step to the right. Run by hand after editing it: node studio/world-map/draw-world-map.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { lattice, worldMap } from '../../lib/pictures/world-map.ts'

const { step, rowStep, top } = lattice
const short = (value: number) => String(Math.round(value * 10) / 10)

/** A run of dots is one dashed line of zero-length dashes with round ends: a tenth of the bytes of as many circles. */
const lines = readFileSync('lib/pictures/land.txt', 'utf8')
  .trimEnd()
  .split('\n')
  .flatMap((row, number) =>
    [...row.matchAll(/#+/g)].map(({ 0: run, index }) => {
      const x = (index + (number % 2) / 2) * step
      // The tenth makes sure that rounding does not swallow the last dot.
      return `M${short(x)} ${short(top + number * rowStep)}h${short((run.length - 1) * step + 0.1)}`
    }),
  )

const { left, top: edge, width, height } = worldMap
writeFileSync(
  'public/world.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${edge} ${width} ${height}"><path d="${lines.join('')}" fill="none" stroke="#b4b8b1" stroke-width="5" stroke-linecap="round" stroke-dasharray="0 ${step}"/></svg>\n`,
)
