// `npm run pictures`: makes the AVIF and WebP files of public/pictures, and lib/pictures/manifest.json. Sources are
// the rendered masters (.local/pictures) and photographs (content/pictures); a photograph wins. Up-to-date files and
// files without a source here are kept.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { picturesInContent } from '../../lib/content/check/check-pictures.ts'
import { limitsOf, transparent, widths } from '../../lib/pictures/limits.ts'
import {
  faultOfPhotograph,
  hasTraces,
  type Photograph,
  photographs,
  removeTraces,
  photographFile,
} from '../../lib/pictures/photographs.ts'

type Entry = { width: number; height: number; widths: number[]; color: string; source: string }

const manifestFile = 'lib/pictures/manifest.json'
const encoders = {
  avif: (image: Sharp, quality: number) => image.avif({ quality, effort: 5, chromaSubsampling: '4:4:4' }),
  webp: (image: Sharp, quality: number) =>
    image.webp({ quality, alphaQuality: 50, effort: 5, smartSubsample: true }),
}
type Format = keyof typeof encoders
const best = { avif: 62, webp: 84 }
const minQuality = 32

/** @returns the source file of every picture, by name */
function findSources(usable: Photograph[]): Map<string, string> {
  const nameOf = (file: string, folder: string) => file.slice(folder.length + 1).replace(/\.\w+$/, '')
  const masters = globSync('.local/pictures/*/*.png').filter(
    (file) => !/^\.local\/pictures\/(artwork|proofs)\//.test(file),
  )
  return new Map([
    ...masters.map((file) => [nameOf(file, '.local/pictures'), file] as const),
    ...usable.map(({ name, path }) => [name, path] as const),
  ])
}

export const fileOf = (name: string, width: number, format: Format) =>
  `public/pictures/${name}-${width}.${format}`

async function makeSizes(name: string, file: string, source: string): Promise<Entry> {
  const turned = sharp(file).rotate()
  const image = transparent.includes(name) ? turned : turned.flatten({ background: '#fff' })
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const fitting = widths.filter((width) => width <= info.width)
  const files = new Map<string, Buffer>()
  for (const width of fitting) {
    const scaled = await sharp(data, { raw: info }).resize({ width, kernel: 'lanczos3' }).png().toBuffer()
    for (const format of ['avif', 'webp'] as const) {
      const file = await encodeWithin(scaled, format, limitsOf(name).bytes[width] ?? Infinity)
      files.set(fileOf(name, width, format), file)
    }
  }
  for (const old of globSync(`public/pictures/${name}-*.{avif,webp}`)) rmSync(old)
  mkdirSync(dirname(fileOf(name, 0, 'avif')), { recursive: true })
  for (const [path, content] of files) writeFileSync(path, content)
  return {
    width: info.width,
    height: info.height,
    widths: fitting,
    color: info.channels === 4 ? '#ffffff' : commonestColor(data, info.channels),
    source,
  }
}

/** The best quality that stays within the limit, in bytes. */
async function encodeWithin(scaled: Buffer, format: Format, limit: number): Promise<Buffer> {
  for (let quality = best[format]; ; quality -= 6) {
    const file = await encoders[format](sharp(scaled), Math.max(quality, minQuality)).toBuffer()
    if (file.length <= limit || quality <= minQuality) return file
  }
}

/** The most common color: the flat field behind the goods. */
function commonestColor(pixels: Buffer, channels: number): string {
  const counts = new Map<number, number>()
  for (let i = 0; i + 2 < pixels.length; i += channels) {
    const color = pixels.readUIntBE(i, 3)
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  const [color] = [...counts].reduce((winner, next) => (next[1] > winner[1] ? next : winner), [0, 0])
  return `#${color.toString(16).padStart(6, '0')}`
}

const manifest: Record<string, Entry> = existsSync(manifestFile)
  ? JSON.parse(readFileSync(manifestFile, 'utf8'))
  : {}
const named = picturesInContent().map(({ name }) => name)
const usable: Photograph[] = []
for (const photograph of photographs()) {
  const fault = await faultOfPhotograph(photograph, named)
  if (!fault && (await hasTraces(photograph.path))) {
    await removeTraces(photograph.path)
    console.log(`${photograph.path}: took out where and with what it was taken`)
  }
  if (!fault) usable.push(photograph)
  else console.error(`${photograph.path} ${fault}. The picture is left as it was.`)
  if (fault) process.exitCode = 1
}
let made = 0
for (const [name, file] of findSources(usable)) {
  const source = photographFile(file)
  const entry = manifest[name]
  const complete = entry?.widths.every(
    (width) => existsSync(fileOf(name, width, 'avif')) && existsSync(fileOf(name, width, 'webp')),
  )
  if (entry?.source === source && complete) continue
  manifest[name] = await makeSizes(name, file, source)
  made += 1
  const bytes = manifest[name].widths.map((width) => statSync(fileOf(name, width, 'avif')).size)
  console.log(`${name}: ${manifest[name].widths.map((width, i) => `${width} px ${bytes[i]} B`).join(', ')}`)
}
const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)))
mkdirSync(dirname(manifestFile), { recursive: true })
const text = `${JSON.stringify(sorted, null, 2).replace(/\[\s+([\d,\s]+?)\s+\]/g, (_, list) => `[${list.replace(/\s+/g, ' ')}]`)}\n`
writeFileSync(manifestFile, text)
console.log(`${made} pictures made, ${Object.keys(sorted).length} in all`)
