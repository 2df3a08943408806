import sharp from 'sharp'
import { readFile } from './read-file.ts'

/** A drawing on a color. */
const on = (background: string) =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"><circle cx="240" cy="160" r="99" fill="teal"/></svg>',
    ),
  ).flatten({ background })
/** White paper as a scanner sees it. */
const paper = () => {
  const light = (at: number) => 250 + Math.round(3 * Math.sin(at * at)) - at / 2_400
  return sharp(
    Uint8Array.from({ length: 7_200 }, (_, at) => light(at)),
    { raw: { width: 60, height: 40, channels: 3 } },
  )
}
const even = (background: string) => sharp({ create: { width: 60, height: 40, channels: 3, background } })

test.each([
  ['PNG, on a pale gray', on('#f5f5f5').png(), 'pale', undefined],
  ['PNG, on a pale yellow', on('#fffff4').png(), 'pale', undefined],
  ['PNG, on nearly white', on('#fbfbfb').png(), 'white', undefined],
  ['PNG of a pale gray', even('#f5f5f5').png(), 'pale', undefined],
  ['PNG of nearly white', even('#fbfbfb').png(), 'white', true],
  ['PNG of a scan', paper().png(), 'white', true],
  ['JPEG, on a pale gray', on('#f5f5f5').jpeg(), 'pale', undefined],
  ['JPEG, on nearly white', on('#fbfbfb').jpeg({ quality: 60 }), 'white', undefined],
  ['JPEG of a scan', paper().jpeg(), 'white', undefined],
])('an even tint prints, however pale; paper is not even: %s', async (_, made, ground, blank) => {
  const { dots } = readFile(new Uint8Array(await made.toBuffer()))
  expect([dots?.ground, dots?.blank]).toEqual([ground, blank])
})
