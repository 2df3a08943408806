import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { readFile } from '../../lib/artwork/read-file.ts'
import { packings, png, psd, tiff } from '../support/artwork/make-raster.ts'
import { dotsWith } from '../support/artwork/press-samples.ts'
import { hasImageMagick } from '../../tools/suite/tools.ts'

// Compares our figures with ImageMagick's: size, resolution, color and ink must be equal.

const folder = mkdtempSync(join(tmpdir(), 'keyline-pictures-'))
const dots = () => sharp({ create: { width: 120, height: 80, channels: 3, background: '#0085ca' } })
const density = 240
const millimeters = density / 25.4

const samples: Record<string, () => Promise<Uint8Array> | Uint8Array> = {
  'rgb.png': () => png(120, 80, 2, density),
  'gray.png': () => png(120, 80, 0, density),
  'rgb.psd': () => psd(120, 80, 3, 3, density),
  'cmyk.psd': () => psd(120, 80, 4, 4, density),
  'gray.psd': () => psd(120, 80, 1, 1, density),
  'rgb.jpg': () => dots().withMetadata({ density }).jpeg().toBuffer(),
  'cmyk.jpg': () => dots().toColourspace('cmyk').withMetadata({ density }).jpeg().toBuffer(),
  'gray.jpg': () => dots().grayscale().withMetadata({ density }).jpeg().toBuffer(),
  'progressive.jpg': () => dots().withMetadata({ density }).jpeg({ progressive: true }).toBuffer(),
  'rgb.tif': () => dots().tiff({ xres: millimeters, yres: millimeters }).toBuffer(),
  'cmyk.tif': () => dots().toColourspace('cmyk').tiff({ xres: millimeters, yres: millimeters }).toBuffer(),
  'gray.tif': () => dots().grayscale().tiff({ xres: millimeters, yres: millimeters }).toBuffer(),
  'lzw.tif': () => dots().tiff({ compression: 'lzw', xres: millimeters, yres: millimeters }).toBuffer(),
}

const says: Record<string, string> = { sRGB: 'rgb', RGB: 'rgb', CMYK: 'cmyk', Gray: 'gray' }

const opinion = hasImageMagick() ? test : test.skip

opinion.each(Object.keys(samples))('ImageMagick says the same of %s', async (name) => {
  const bytes = new Uint8Array(await samples[name]!())
  const file = join(folder, name)
  writeFileSync(file, bytes)
  const format = '%w %h %[colorspace] %[resolution.x] %U\n'
  const [first = ''] = execFileSync('identify', ['-format', format, file], { encoding: 'utf8' }).split('\n')
  const [width, height, color = '', across, unit] = first.split(' ')
  const facts = readFile(bytes)
  expect([facts.dots?.width, facts.dots?.height].map(String)).toEqual([width, height])
  expect(facts.colors).toEqual([says[color]])
  const inInches = Number(across) * (unit === 'PixelsPerCentimeter' ? 2.54 : 1)
  expect(facts.dots?.density).toBeCloseTo(inInches, 0)
})

/** Dots of every amount of ink, and a corner full of it. */
const mixed = Uint8Array.from({ length: 40_000 }, (_, at) => (at < 1_000 ? 240 : (at * at * 31) % 251))

/** The ink that more than one dot in a hundred reaches. */
function heaviest(dots: Uint8Array): number {
  const inks = Array.from({ length: dots.length / 4 }, (_, at) => dots.subarray(4 * at, 4 * at + 4))
  const sums = inks.map((ink) => ink.reduce((sum, one) => sum + one, 0)).sort((one, other) => other - one)
  return (sums[sums.length / 100]! * 100) / 255
}

const packed = ['None', 'LZW', 'Zip', 'RLE'].flatMap((packing) =>
  ['', '-interlace plane', '-define tiff:tile-geometry=32x32', '-alpha on']
    .map((more) => `tif -compress ${packing} ${more}`)
    .concat(`psd -compress ${packing}`),
)
opinion.each(packed)('the ink of what ImageMagick writes: %s', (way) => {
  const [ending, ...options] = way.trim().split(' ')
  const file = join(folder, `ink.${ending}`)
  const from = ['-size', '100x100', '-depth', '8', 'cmyk:-']
  execFileSync('convert', [...from, ...options, file], { input: mixed })
  expect(readFile(new Uint8Array(readFileSync(file))).dots?.ink).toBeCloseTo(heaviest(mixed), 4)
})

opinion.each([
  ...(Object.keys(packings) as (keyof typeof packings)[]).map(
    (way) => [`${way}.tif`, tiff(100, 100, mixed, way)] as const,
  ),
  ...[0, 1].map((packing) => [`${packing}.psd`, psd(100, 100, 4, 4, 300, dotsWith(5), packing)] as const),
])('ImageMagick finds the ink of our own %s', (name, bytes) => {
  const file = join(folder, name)
  writeFileSync(file, bytes)
  const dots = execFileSync('convert', [`${file}[0]`, '-depth', '8', 'cmyk:-'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  expect(readFile(bytes).dots?.ink).toBeCloseTo(heaviest(dots), 4)
})
