import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import { limitsOf, transparent } from './limits.ts'

// Its cache would return an earlier version of a rewritten file.
sharp.cache(false)

/** A photograph that marketers put into content/pictures. `name` is its name in content: `drink/tumbler-20oz`. */
export type Photograph = { path: string; name: string }

/** In pixels; anything narrower would look soft on every screen. */
const narrowest = 800

const mostPixels = 50_000_000

const heic =
  'browsers do not show; save it as JPG (Mac: Preview, File, Export…; Windows: Photos, Save as; iPhone: Settings, Camera, Formats, Most Compatible, and take it again)'

/** @returns every file of the folder, whatever its type */
export function photographs(folder = 'content/pictures'): Photograph[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
    .map((file) => ({
      path: join(folder, file),
      name: file.replaceAll('\\', '/').replace(/\.\w+$/, ''),
    }))
}

/** How to fix a photograph, in one plain sentence; undefined if it is good. `named`: the pictures in content. */
export async function faultOfPhotograph({ path, name }: Photograph, named: readonly string[]) {
  const [ending = ''] = /\.\w+$/.exec(path) ?? []
  if (ending === '') return 'has no ending; save it as .jpg, .png or .webp'
  if (/^\.hei[cf]$/i.test(ending)) return `is a HEIC photo, which ${heic}`
  if (!/^\.(jpg|jpeg|png|webp)$/i.test(ending)) return `ends in ${ending}; save it as .jpg, .png or .webp`
  if (!/^[a-z]+\/[a-z0-9-]+$/.test(name) || ending !== ending.toLowerCase())
    return `needs a name of small letters, digits and hyphens in a folder, like drink/glass-bottle.jpg: rename it to ${tidy(name)}${ending.toLowerCase()}`
  if (!named.includes(name)) return `is used nowhere; name ${name} in a content file, or delete the photo`
  try {
    const { autoOrient, format, compression } = await sharp(path).metadata()
    const { width, height } = autoOrient
    if (compression === 'av1') return 'is an AVIF picture with another ending; open it and save it as JPG'
    if (format === 'heif') return `is a HEIC photo with another ending, which ${heic}`
    if (width < narrowest && name.startsWith('logo/'))
      return `is only ${width} by ${height} pixels; ask its company for a logo of ${narrowest} by ${narrowest / limitsOf(name).shape} or more`
    if (width < narrowest)
      return `is only ${width} by ${height} pixels; use a photo at least ${narrowest} pixels wide`
    if (width * height > mostPixels)
      return `has ${Math.round((width * height) / 1e6)} megapixels, and 50 are the most; make it smaller, 2400 pixels wide is plenty`
    const { shape } = limitsOf(name)
    if (Math.abs(width / height / shape - 1) > 0.02) {
      const [wide, high] = [Math.min(width, height * shape), Math.min(height, width / shape)].map(Math.round)
      return `is ${width} by ${height} pixels, which its place would cut; crop it to ${wide} by ${high}`
    }
    const { channels } = await sharp(path, { failOn: 'truncated' }).stats()
    if (channels.every(({ min, max }) => max - min < 8))
      return 'shows nothing but one color; choose another photo'
    if (transparent.includes(name) && !(await isCutOut(path)))
      return 'lies over a drawing, so nothing but the piece may be in it; cut it out (Remove Background in Photos, Preview or Canva) and save it as .png'
  } catch (error) {
    return isTruncated(error)
      ? 'breaks off in the middle; copy or upload it again'
      : 'is not a picture, whatever its name says; export it again as JPG'
  }
}

/** Whether a picture's corners are clear. */
async function isCutOut(path: string): Promise<boolean> {
  const side = 16
  const pixels = await sharp(path).ensureAlpha().resize(side, side, { fit: 'fill' }).raw().toBuffer()
  const last = side * side - 1
  return [0, side - 1, last - side + 1, last].every((corner) => (pixels[4 * corner + 3] ?? 255) < 128)
}

/** Whether a photograph records where, when or with which camera it was taken (EXIF, XMP, IPTC). */
export async function hasTraces(path: string): Promise<boolean> {
  const { exif, xmp, iptc } = await sharp(path).metadata()
  return Boolean(exif ?? xmp ?? iptc)
}

/** Removes these traces from the file; it keeps its color profile, and is turned upright. */
export async function removeTraces(path: string): Promise<void> {
  const picture = sharp(readFileSync(path)).autoOrient().keepIccProfile()
  const { format } = await picture.metadata()
  if (format === 'jpeg') picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
  if (format === 'webp') picture.webp({ quality: 95 })
  writeFileSync(path, await picture.toBuffer())
}

const settings = 1 // increase it when pictures are made differently, to remake them all

/** Digest of a picture's source, as stored in lib/pictures/manifest.json. */
export const photographFile = (path: string) =>
  createHash('sha256').update(`${settings}\n`).update(readFileSync(path)).digest('hex').slice(0, 16)

const isTruncated = (error: unknown) =>
  error instanceof Error && /premature|truncated|corrupt/i.test(error.message)

const tidy = (name: string) => {
  const clean = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(\.(jpe?g|png|webp|heic))+$/, '')
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/(^|\/)-+|-+(?=\/|$)/g, '$1')
  return clean.includes('/') ? clean : `drink/${clean}`
}
