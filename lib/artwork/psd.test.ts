import { psd, record } from '../../e2e/support/artwork/make-raster.ts'
import { artwork } from '../content/artwork.ts'
import { readFile } from './read-file.ts'
import { judge } from './verdict/judge.ts'
import { purposeOf } from './verdict/purpose.ts'

const { sizes } = artwork()
const shirt = purposeOf(sizes.find(({ on }) => on === 'goods')!)
const card = purposeOf(sizes.find(({ pages }) => pages === 2)!)
const spot = Buffer.concat([Buffer.from([0, 0, 0, 1]), Buffer.alloc(12), Buffer.from([2])])
const records = Buffer.concat([record(1006, Buffer.from('\x04Gold', 'latin1')), record(1077, spot)])

/** A card with bleed, of inks with this value and a spot color. */
const gold = (value: number, mode = 4) => {
  const bytes = psd(1_125, 675, mode, mode === 4 ? 5 : 1, 300, undefined, 0, { records })
  const size = mode === 4 ? 1_125 * 675 : 0
  return bytes.fill(value, bytes.length - 5 * size, bytes.length - size)
}
const idsOf = (bytes: Uint8Array, asked = card) =>
  judge('a.psd', readFile(bytes), asked).findings.map(({ id }) => id)

test('beside a spot color, empty inks neither print nor run past the cut', () => {
  const ids = idsOf(gold(255))
  expect(ids).toEqual(expect.arrayContaining(['edgeRoom', 'spots']))
  expect(ids.filter((id) => /^(edge|inks)$/.test(id))).toEqual([])
  expect(idsOf(gold(90))).toEqual(expect.arrayContaining(['edge', 'inks', 'spots']))
})

test.each([
  ['beside a spot color', gold(255)],
  ['of spot colors alone', gold(255, 7)],
])('on goods, it is not said that a ground is opaque: %s', (_, bytes) => {
  expect(idsOf(bytes, shirt)).not.toContain('opaque')
  expect(idsOf(gold(90), shirt)).toContain('opaque')
})
