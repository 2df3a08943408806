import { readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Fault } from '../faults/fault.ts'
import { inks } from '../../pictures/inks.ts'
import { placeOf } from '../../pictures/limits.ts'
import { faultOfPhotograph, hasTraces, photographs, sourceOf } from '../../pictures/photographs.ts'
import { picturesInContent } from './pictures-in-content.ts'

type Files = Record<
  string,
  { width: number; height: number; widths: number[]; color: string; source: string } | undefined
>

const isName = /^[a-z]+\/[a-z0-9-]+$/
const toMake = 'then run npm run pictures'

/** @returns a fault for every picture named in content that has no files, or the wrong shape for its place */
export function checkPictures(folder = 'content', manifest = 'lib/pictures/manifest.json'): Fault[] {
  const made: Files = JSON.parse(readFileSync(manifest, 'utf8'))
  const photographed = photographs(join(folder, 'pictures')).map(({ name }) => name)
  const colors = inks()
  return picturesInContent(folder).flatMap(({ file, line, name, field }) => {
    // A name of another shape is reported by its schema, and a photograph by itself.
    if (!isName.test(name) || (!made[name] && photographed.includes(name))) return []
    const advice = faultOf(name, made[name])
    if (advice) return [{ file, line, field: 'picture', advice }]
    const ground = made[name]?.color
    if (photographed.includes(name) || ground === colors[field]) return []
    const drawn = Object.keys(colors).find((ink) => colors[ink] === ground)
    const says = drawn
      ? `${drawn}; write field: ${drawn}`
      : `${ground}, which is no ink any more; bring that ink back, or ask a developer to render the picture anew`
    return [{ file, line, field: 'picture', advice: `${name} is drawn on ${says}` }]
  })
}

function faultOf(name: string, files: Files[string]): string | undefined {
  if (!files) return `${name} has no file; put one at content/pictures/${name}.jpg, ${toMake}`
  const { shape, bytes } = placeOf(name)
  for (const width of files.widths)
    for (const format of ['avif', 'webp']) {
      const path = `public/pictures/${name}-${width}.${format}`
      const size = statSync(path, { throwIfNoEntry: false })?.size
      const limit = bytes[width] ?? Infinity
      if (size === undefined) return `${path} is missing; bring it back, or ${toMake.replace('then ', '')}`
      if (size > limit)
        return `${path} has ${size} bytes, and its place holds ${limit}; take a photo with less detail, ${toMake}`
    }
  if (Math.abs(files.width / files.height / shape - 1) > 0.02)
    return `${name} is ${files.width} by ${files.height} pixels; its place wants ${Math.round(shape * 300)} by 300: crop it, ${toMake}`
}

/** @returns a fault for every photograph in the folder that is unusable, unused, or not yet processed */
export async function checkPhotographs(
  folder = 'content',
  manifest = 'lib/pictures/manifest.json',
): Promise<Fault[]> {
  const made: Files = JSON.parse(readFileSync(manifest, 'utf8'))
  const named = picturesInContent(folder).map(({ name }) => name)
  const all = photographs(join(folder, 'pictures'))
  const checked = all.map(async (photograph, index) => {
    const { name, path } = photograph
    const first = all.findIndex((other) => other.name === name)
    const advice =
      first < index
        ? `is a second photo called ${name}; delete one of the two`
        : ((await faultOfPhotograph(photograph, named)) ??
          ((await hasTraces(path))
            ? 'says where or with what it was taken, which is nobody’s business; run npm run pictures, which takes that out, and hand in the files that it makes'
            : undefined) ??
          (made[name]?.source === sourceOf(path)
            ? undefined
            : 'is not on the page yet; run npm run pictures, and hand in the files that it makes'))
    return advice ? [{ file: relative(folder, path), line: 1, field: 'picture', advice }] : []
  })
  return (await Promise.all(checked)).flat()
}
