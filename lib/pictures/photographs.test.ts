import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { faultOfPhotograph, hasTraces, photographs, removeTraces } from './photographs.ts'
import pictures from './manifest.json' with { type: 'json' }

const manifest: Record<string, unknown> = pictures

const folder = mkdtempSync(join(tmpdir(), 'keyline-photographs-'))
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
const write = async (name: string, content: Buffer | string) => {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), content)
}
beforeAll(async () => {
  const good = await noise(1200, 900).jpeg().toBuffer()
  await write('drink/mug.jpg', good)
  await write('drink/small.jpg', await noise(200, 150).jpeg().toBuffer())
  await write('logo/northbeam.png', await noise(600, 300).png().toBuffer())
  await write('drink/phone.heic', 'ftypheic')
  await write('drink/loud.JPG', good)
  await write('drink/my mug.jpg', good)
  await write('drink/bare', good)
  await write('drink/square.jpg', await noise(1000, 1000).jpeg().toBuffer())
  // As a phone writes it: the sensor's pixels, and how it was held.
  await write('drink/held.jpg', await noise(900, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer())
  await write('drink/half.jpg', good.subarray(0, good.length / 2))
  await write('drink/words.jpg', 'not a picture')
  await write('hero/shirt.jpg', await noise(1000, 1000).jpeg().toBuffer())
  const cutOut = noise(1000, 1000)
    .resize(700, 450)
    .extend({
      left: 50,
      right: 50,
      top: 0,
      bottom: 0,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
  await write('hero/goods.png', await cutOut.png().toBuffer())
  await write('drink/empty.jpg', '')
  await write('drink/forgotten.jpg', good)
  await write('loose.jpg', good)
  await write('drink/flyer.pdf', '%PDF-1.4')
  await write('drink/old.tif', 'II*')
  const flat = sharp({ create: { width: 8_320, height: 6_240, channels: 3, background: '#888' } })
  await write('drink/giant.png', await flat.png().toBuffer())
  await write('drink/plain.jpg', await flat.resize(1200, 900).jpeg().toBuffer())
  await write('drink/modern.jpg', await noise(1200, 900).avif({ effort: 0 }).toBuffer())
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['drink/mug.jpg', undefined],
  ['drink/held.jpg', undefined],
  ['drink/square.jpg', 'is 1000 by 1000 pixels, which its place would cut; crop it to 1000 by 750'],
  ['hero/shirt.jpg', expect.stringMatching(/^lies over a drawing, .*; cut it out/)],
  ['hero/goods.png', undefined],
  ['drink/bare', 'has no ending; save it as .jpg, .png or .webp'],
  ['drink/small.jpg', 'is only 200 by 150 pixels; use a photo at least 800 pixels wide'],
  ['logo/northbeam.png', 'is only 600 by 300 pixels; ask its company for a logo of 800 by 400 or more'],
  [
    'drink/phone.heic',
    expect.stringMatching(/^is a HEIC photo, which browsers do not show; save it as JPG \(Mac: /),
  ],
  ['drink/giant.png', 'has 52 megapixels, and 50 are the most; make it smaller, 2400 pixels wide is plenty'],
  ['drink/plain.jpg', 'shows nothing but one color; choose another photo'],
  ['drink/modern.jpg', 'is an AVIF picture with another ending; open it and save it as JPG'],
  ['drink/old.tif', 'ends in .tif; save it as .jpg, .png or .webp'],
  ['drink/loud.JPG', expect.stringContaining('rename it to drink/loud.jpg')],
  ['drink/my mug.jpg', expect.stringContaining('rename it to drink/my-mug.jpg')],
  ['loose.jpg', expect.stringContaining('rename it to drink/loose.jpg')],
  ['drink/half.jpg', 'breaks off in the middle; copy or upload it again'],
  ['drink/words.jpg', 'is not a picture, whatever its name says; export it again as JPG'],
  ['drink/empty.jpg', 'is not a picture, whatever its name says; export it again as JPG'],
  ['drink/forgotten.jpg', 'is used nowhere; name drink/forgotten in a content file, or delete the photo'],
  ['drink/flyer.pdf', 'ends in .pdf; save it as .jpg, .png or .webp'],
])('%s: %s', async (file, expected) => {
  const all = photographs(folder)
  const named = all.map(({ name }) => name).filter((name) => name !== 'drink/forgotten')
  const photograph = all.find(({ path }) => path === join(folder, file))!
  expect(await faultOfPhotograph(photograph, named)).toEqual(expected)
})

/** As a phone writes it: held upright, with camera and position, in its own colors. */
const fromPhone = (width: number, height: number) =>
  noise(width, height)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withIccProfile('p3')

test.each(['jpeg', 'png', 'webp'] as const)(
  'position and camera are taken out of a %s, and nothing else',
  async (format) => {
    const path = join(folder, `traced.${format}`)
    writeFileSync(
      path,
      await fromPhone(900, 1200).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').toFormat(format).toBuffer(),
    )
    const before = await sharp(path).metadata()
    expect([before.orientation, await hasTraces(path)]).toEqual([6, true])
    await removeTraces(path)
    const after = await sharp(path).metadata()
    expect(await hasTraces(path)).toBe(false)
    expect([after.width, after.height, after.format]).toEqual([1200, 900, before.format])
    expect(after.icc).toEqual(before.icc)
    rmSync(path)
  },
)

test('npm run pictures leaves the picture as it was when the new photograph cannot be used', async () => {
  const root = mkdtempSync(join(tmpdir(), 'keyline-pictures-'))
  const inRoot = (...path: string[]) => join(root, ...path)
  for (const part of ['content/pictures/drink', 'lib/pictures', 'public/pictures/drink'])
    mkdirSync(inRoot(part), { recursive: true })
  const [entry = ''] = Object.keys(manifest).filter((name) => name.startsWith('drink/'))
  writeFileSync(inRoot('lib/pictures/manifest.json'), JSON.stringify({ [entry]: manifest[entry] }))
  writeFileSync(inRoot('content/words.yaml'), `picture: { file: ${entry}, alt: A mug, field: yellow }\n`)
  writeFileSync(inRoot(`public/pictures/${entry}-480.avif`), 'the good one')
  writeFileSync(inRoot(`content/pictures/${entry}.jpg`), await noise(200, 150).jpeg().toBuffer())
  const { status, stderr } = spawnSync(process.execPath, [resolve('build/assets/web-sizes.ts')], {
    cwd: root,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringContaining('is only 200 by 150 pixels; use a photo at least 800 pixels wide'),
  })
  expect(readFileSync(inRoot(`public/pictures/${entry}-480.avif`), 'utf8')).toBe('the good one')
  expect(JSON.parse(readFileSync(inRoot('lib/pictures/manifest.json'), 'utf8'))[entry]).toEqual(
    manifest[entry],
  )
  rmSync(root, { recursive: true, force: true })
})
