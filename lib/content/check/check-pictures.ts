import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { isMap, visit } from 'yaml'
import { nearest, parseYaml, type Fault } from '../faults/fault.ts'
import { withFigures } from '../faults/claim-figures.ts'
import { contentFolder } from '../folder.ts'
import { brand } from '../brand.ts'
import { filled, limitsOf } from '../../pictures/limits.ts'
import type { PictureFiles } from '../../pictures/source-set.ts'
import { faultOfPhotograph, hasTraces, photographs, photographFile } from '../../pictures/photographs.ts'
import { field as fields } from '../shapes.ts'

export type NamedPicture = { file: string; line: number; name: string; field: string }

/** Every map in the content files that has a `file` and a `field`: the shape of a picture. */
export function picturesInContent(folder = contentFolder): NamedPicture[] {
  return globSync('**/*.yaml', { cwd: folder }).flatMap((file) => {
    const { document, lines } = parseYaml(readFileSync(join(folder, file), 'utf8'))
    const found: NamedPicture[] = []
    visit(document, {
      Map(_, map) {
        const name = map.get('file')
        const field = map.get('field')
        if (!isMap(map) || typeof name !== 'string' || typeof field !== 'string') return
        found.push({ file, line: lines.linePos(map.range?.[0] ?? 0).line, name, field })
      },
    })
    return found
  })
}

type Files = Record<string, (PictureFiles & { source: string }) | undefined>

const manifestFile = 'lib/pictures/manifest.json'
const isName = /^[a-z]+\/[a-z0-9-]+$/
const toMake = 'then run npm run pictures'

/** The pictures that content names, with the color that each is `drawn` on, and whether that is a field of brand.yaml. */
function drawnPictures(folder: string, manifest: string) {
  const made: Files = JSON.parse(readFileSync(manifest, 'utf8'))
  const photographed = photographs(join(folder, 'pictures')).map(({ name }) => name)
  const { data } = brand.schema.safeParse(
    withFigures(parseYaml(readFileSync(join(folder, 'brand.yaml'), 'utf8')).document.toJSON()),
  )
  return picturesInContent(folder).flatMap((picture) => {
    const files = made[picture.name]
    const isPhotograph = photographed.includes(picture.name)
    // The schema reports a name of another shape, and a photograph has its own message.
    if (!isName.test(picture.name) || (!files && isPhotograph)) return []
    const drawn = fields.options.find((name) => data?.inks[name] === files?.color)
    return [{ ...picture, files, drawn, isDrawn: !isPhotograph && !filled.includes(picture.name) }]
  })
}

/** @returns a fault for every picture named in content that has no files, or the wrong shape for its place */
export const checkPictures = (folder = contentFolder, manifest = manifestFile): Fault[] =>
  drawnPictures(folder, manifest).flatMap(({ file, line, name, field, files, drawn, isDrawn }) => {
    const other = isDrawn && drawn && drawn !== field && `${name} is drawn on ${drawn}; write field: ${drawn}`
    const advice = faultOf(name, files) || other
    return advice ? [{ file, line, field: 'picture', advice }] : []
  })

/** Bytes of the largest file to download. */
const maxFileBytes = 10 * 1024 * 1024

/** @returns a fault for each file in public/files that is no PDF to download */
export const checkFiles = (folder = 'public/files'): Fault[] =>
  globSync('*', { cwd: folder }).flatMap((name) => {
    const bytes = readFileSync(join(folder, name))
    const advice = faultOfDownload(name, bytes)
    return advice ? [{ file: `../public/files/${name}`, line: 1, field: 'file', advice }] : []
  })

function faultOfDownload(name: string, bytes: Buffer): string | undefined {
  if (/\.(?!pdf$)\w+$/i.test(name))
    return 'is no PDF, which is all that visitors may download; save it as one, ending in .pdf'
  if (!/^[a-z0-9]+(-[a-z0-9]+)*\.pdf$/.test(name))
    return 'has a name that is no address; use small letters, digits and hyphens, and the ending .pdf'
  if (!bytes.subarray(0, 1024).includes('%PDF-')) return 'is no PDF, whatever its name says; export it as one'
  if (bytes.length > maxFileBytes)
    return `has ${(bytes.length / 1024 / 1024).toFixed(1)} MB, and visitors on a phone should not load more than 10; export it smaller`
  if (!bytes.subarray(-1024).includes('%%EOF'))
    return 'breaks off before its end; export or copy it again, and open it before you hand it in'
  // Newer programs pack the list of pages.
  if (!/\/Type\s*\/(?:Page|ObjStm)\b/.test(bytes.toString('latin1'))) return 'has no page; export it again'
}

/** Says how many pictures still wear inks that brand.yaml has no more; undefined for none. */
export function picturesInOldInks(): string | undefined {
  const old = drawnPictures(contentFolder, manifestFile).filter(({ drawn, isDrawn }) => isDrawn && !drawn)
  if (old[0])
    return `${old.length} pictures, like ${old[0].name}, are drawn in colors that brand.yaml no longer has. They are shown as they are until photographs take their place (README.md, The look)`
}

/** A picture of nearly this name in its folder, or of this name in another. */
function meantPicture(name: string): string | undefined {
  const names = Object.keys(JSON.parse(readFileSync(manifestFile, 'utf8')))
  const own = basename(name)
  const folder = name.slice(0, -own.length)
  const beside = names.filter((one) => one.startsWith(folder)).map((one) => basename(one))
  const near = own.length > 3 ? nearest(own, beside) : undefined
  return near ? folder + near : names.find((one) => basename(one) === own)
}

function faultOf(name: string, files: Files[string]): string | undefined {
  if (!files) {
    const meant = meantPicture(name)
    return `${name} has no file; ${meant ? `did you mean ${meant}? Else ` : ''}put one at content/pictures/${name}.jpg, ${toMake}`
  }
  const { shape, bytes } = limitsOf(name)
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
export async function checkPhotographs(folder = contentFolder, manifest = manifestFile): Promise<Fault[]> {
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
          (made[name]?.source === photographFile(path)
            ? undefined
            : 'is not on the page yet; run npm run pictures, and hand in the files that it makes'))
    return advice ? [{ file: relative(folder, path), line: 1, field: 'picture', advice }] : []
  })
  return (await Promise.all(checked)).flat()
}
