import { globSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** A photograph that marketers have put into content/pictures. `name` is what content calls it: `drink/tumbler-20oz`. */
export type Photograph = { path: string; name: string }

/** Narrower ones would be soft on every screen, in pixels. */
const narrowest = 800

/** @returns every file of the folder, whatever it is */
export function photographs(folder = 'content/pictures'): Photograph[] {
  return globSync('**/*.*', { cwd: folder })
    .sort()
    .map((file) => ({
      path: join(folder, file),
      name: file.replaceAll('\\', '/').replace(/\.\w+$/, ''),
    }))
}

/**
 * Whether a photograph can be used.
 * @param named the pictures that content names
 * @returns one plain sentence about what to change, or undefined
 */
export async function faultOfPhotograph({ path, name }: Photograph, named: readonly string[]) {
  const [ending = ''] = /\.\w+$/.exec(path) ?? []
  if (/^\.hei[cf]$/i.test(ending)) return 'is a HEIC photo, which browsers do not show; export it as JPG'
  if (!/^\.(jpg|jpeg|png|webp|tif|tiff)$/i.test(ending))
    return `ends in ${ending}; save it as .jpg, .png or .webp`
  if (!/^[a-z]+\/[a-z0-9-]+$/.test(name) || ending !== ending.toLowerCase())
    return `needs a name of small letters, digits and hyphens in a folder, like drink/glass-bottle.jpg: rename it to ${tidy(name)}${ending.toLowerCase()}`
  if (!named.includes(name)) return `is used nowhere; name ${name} in a content file, or delete the photo`
  try {
    const { width = 0, height = 0, format } = await sharp(path).metadata()
    if (format === 'heif') return 'is a HEIC photo with another ending; export it as JPG'
    if (Math.max(width, height) < narrowest || width < narrowest)
      return `is only ${width} by ${height} pixels; use a photo at least ${narrowest} pixels wide`
    await sharp(path, { failOn: 'truncated' }).stats()
  } catch (error) {
    return isTruncated(error)
      ? 'breaks off in the middle; copy or upload it again'
      : 'is not a picture, whatever its name says; export it again as JPG'
  }
}

const isTruncated = (error: unknown) =>
  error instanceof Error && /premature|truncated|corrupt/i.test(error.message)

const tidy = (name: string) => {
  const clean = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/(^|\/)-+|-+(?=\/|$)/g, '$1')
  return clean.includes('/') ? clean : `drink/${clean}`
}
