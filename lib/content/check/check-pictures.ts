import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Fault } from '../faults/fault.ts'
import { placeOf } from '../../pictures/limits.ts'
import { faultOfPhotograph, photographs } from '../../pictures/photographs.ts'
import { picturesInContent } from './pictures-in-content.ts'

type Files = Record<string, { width: number; height: number; widths: number[] } | undefined>

const toMake = 'then run npm run pictures'

/** @returns a fault for every picture that content names and that has no files, or not the shape its place wants */
export function checkPictures(folder = 'content', manifest = 'lib/pictures/manifest.json'): Fault[] {
  const made: Files = JSON.parse(readFileSync(manifest, 'utf8'))
  return picturesInContent(folder).flatMap(({ file, line, name }) => {
    const advice = faultOf(name, made[name])
    return advice ? [{ file, line, field: 'picture', advice }] : []
  })
}

function faultOf(name: string, files: Files[string]): string | undefined {
  if (!files) return `${name} has no file; put one at content/pictures/${name}.jpg, ${toMake}`
  const missing = files.widths
    .flatMap((width) => ['avif', 'webp'].map((format) => `public/pictures/${name}-${width}.${format}`))
    .find((path) => !existsSync(path))
  if (missing) return `${missing} is missing; bring it back, or ${toMake.replace('then ', '')}`
  const { shape } = placeOf(name)
  if (Math.abs(files.width / files.height / shape - 1) > 0.02) {
    return `${name} is ${files.width} by ${files.height} pixels; its place wants ${Math.round(shape * 300)} by 300: crop it, ${toMake}`
  }
}

/** @returns a fault for every photograph of the folder that cannot be used, or that nothing uses */
export async function checkPhotographs(folder = 'content'): Promise<Fault[]> {
  const named = picturesInContent(folder).map(({ name }) => name)
  const pictures = join(folder, 'pictures')
  const checked = photographs(pictures).map(async (photograph) => {
    const advice = await faultOfPhotograph(photograph, named)
    const file = relative(folder, photograph.path)
    return advice ? [{ file, line: 1, field: 'picture', advice }] : []
  })
  return (await Promise.all(checked)).flat()
}
