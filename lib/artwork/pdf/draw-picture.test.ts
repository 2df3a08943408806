import sharp from 'sharp'
import type { Body } from '../../../e2e/support/artwork/make-pdf.ts'
import { card, ground, picture, state } from '../../../e2e/support/artwork/sample-parts.ts'
import { artwork } from '../../content/artwork.ts'
import { readFile } from '../read-file.ts'
import { judge } from '../verdict/judge.ts'
import { purposeOf } from '../verdict/purpose.ts'

const coarse = picture(20, 20, '/DeviceCMYK', 4)
const drawn = (opacity: string) => {
  const content = `${ground} /G gs q 100 0 0 60 60 40 cm /Im Do Q`
  const resources = `${state(opacity)} /XObject << /Im 3 0 R >>`
  return readFile(card(content, resources, [coarse])).pages[0]?.pictures.length
}
test.each([
  ['/ca 0', 0],
  ['/ca 0.5', 1],
  ['/CA 0', 1],
])('a picture is seen by the opacity of fills: %s', (opacity, count) => expect(drawn(opacity)).toBe(count))

const business = purposeOf(artwork().sizes.find(({ pages }) => pages === 2)!)
const idsOf = (matrix: string, dots: Body, before = ground) => {
  const bytes = card(`${before} q ${matrix} cm /Im Do Q`, '/XObject << /Im 3 0 R >>', [dots])
  return judge('a.pdf', readFile(bytes), business).findings.map(({ id }) => id)
}
const jpeg = async (inside: string): Promise<Body> => ({
  dict: '/Type /XObject /Subtype /Image /Width 40 /Height 24 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /DCTDecode',
  data: await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="24">${inside}</svg>`),
  )
    .flatten({ background: '#aa0000' })
    .jpeg({ chromaSubsampling: '4:4:4' })
    .toBuffer(),
})
const gray = (value?: number) => picture(20, 20, '/DeviceGray', 1, '', value)

describe('a picture of one color', () => {
  const patch = '100 0 0 60 60 40'
  test('is as sharp as any', async () => {
    expect(idsOf(patch, gray(90))).toContain('lines')
    expect(idsOf(patch, await jpeg(''))).toContain('lines')
    expect(idsOf('270 0 0 162 0 0', gray(90), '0 0 9 9 re f')).toContain('lines')
  })
  test('is judged where there is nothing else', () =>
    expect(idsOf('270 0 0 162 0 0', gray(90), '')).toContain('picturesSoft'))
  test('is none that has a line or a mask', async () => {
    expect(idsOf(patch, gray())).toContain('picturesSoft')
    expect(idsOf(patch, await jpeg('<path stroke="#a20808" d="M3.5 0v24"/>'))).toContain('picturesSoft')
    expect(idsOf(patch, picture(20, 20, '/DeviceGray', 1, '/Mask [90 90]', 90))).toContain('picturesSoft')
  })
  test('covers as white paint does where it is white', () => {
    expect(idsOf('12 0 0 162 0 0', gray(255))).toContain('shortEdge')
    expect(idsOf('12 0 0 162 0 0', gray(90))).toContain('edge')
    expect(idsOf(patch, gray(255), '')).toEqual(['blank'])
  })
})
