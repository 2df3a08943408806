import sharp from 'sharp'
import { readFile } from './read-file.ts'

test('large squares that stand for nothing are found in a picture that is not read whole', async () => {
  const squares = `<svg xmlns="http://www.w3.org/2000/svg" width="14" height="10"><pattern id="a" width="2" height="2" patternUnits="userSpaceOnUse"><path fill="#fff" d="M0 0h2v2H0z"/><path fill="#ccc" d="M0 0h1v1H0zM1 1h1v1H1z"/></pattern><path fill="url(#a)" d="M0 0h14v10H0z"/></svg>`
  const small = sharp(Buffer.from(squares)).removeAlpha()
  const large = await small.resize(4_200, 3_000, { kernel: 'nearest' }).png().toBuffer()
  expect(readFile(new Uint8Array(large)).dots?.ground).toBe('checked')
})
