// Draws shared links' pictures and the icons from the site's own type, logo and inks.
import './write-look.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { brand } from '../../lib/content/brand.ts'
import { otherLanguages } from '../../lib/language/languages.ts'
import { english, inLanguage } from '../../lib/language/spoken.ts'
import { sharedPictureOf } from '../../lib/seo/metadata.ts'
import { pages } from '../../lib/seo/pages.ts'
import { loadPosterType } from './poster-type.ts'
import { drawSharedPicture } from './draw-shared-picture.ts'

const folder = 'public/brand'
/** Bytes of a shared link's picture; some services fetch no larger one. */
const maxBytes = 300 * 1024
const { name, inks } = brand()
const font = await loadPosterType({ wdth: 66, wght: 850 })
const shared = [english, ...otherLanguages()].flatMap((language) =>
  inLanguage(language, () => pages().map((page) => ({ page, file: sharedPictureOf(page.name) }))),
)
for (const { page, file } of shared) {
  const picture = sharp(Buffer.from(await drawSharedPicture(font, { name, inks }, page)))
  const whole = await picture.png({ palette: false, adaptiveFiltering: true }).toBuffer()
  // A palette of 256 colors shows in soft shadows.
  const sent = whole.length > maxBytes ? await picture.png({ palette: true }).toBuffer() : whole
  writeFileSync(`${folder}/${file}.png`, sent)
}
const icon = readFileSync(`${folder}/icon.svg`)
// The first one is where old iPhones and link services look without reading the page.
for (const [size, file] of [
  [180, 'public/apple-touch-icon.png'],
  [192, `${folder}/icon-192.png`],
  [512, `${folder}/icon-512.png`],
] as const)
  await sharp(icon, { density: (72 * size) / 32 })
    .resize(size)
    .png({ palette: true })
    .toFile(file)

// Browsers ask for this when no page names an icon: one PNG after a header of 22 bytes.
const small = await sharp(icon, { density: 72 }).resize(32).png({ palette: true }).toBuffer()
const header = Buffer.alloc(22)
header.writeUInt16LE(1, 2) // an icon
header.writeUInt16LE(1, 4) // one picture
header.set([32, 32], 6)
header.writeUInt32LE(small.length, 14)
header.writeUInt32LE(header.length, 18)
writeFileSync('public/favicon.ico', Buffer.concat([header, small]))
