import { artwork } from '../../lib/content/artwork.ts'
import { chooseSize, firstChoice, inUnit, isLength, purposeFrom } from './choice.ts'

const { sizes, own } = artwork()
const banner = sizes.findIndex(({ unit }) => unit === 'ft')

test('feet are inches in the fields', () => {
  const { width, height, unit } = chooseSize(sizes, banner)
  expect([width, height, unit]).toEqual([
    String(sizes[banner]!.width * 12),
    String(sizes[banner]!.height * 12),
    'in',
  ])
})

test('another unit keeps the lengths', () => {
  const metric = inUnit(firstChoice(sizes), 'mm')
  expect([metric.width, metric.height]).toEqual(['88.9', '50.8'])
  expect(inUnit(metric, 'in')).toEqual(firstChoice(sizes))
  expect(purposeFrom(metric, sizes, own.name)).toMatchObject({ name: sizes[0]!.name, unit: 'mm', width: 252 })
})

test('a size of one’s own is otherwise like the one before', () => {
  const asked = { ...chooseSize(sizes, banner), size: -1, width: '5', height: '2,5' }
  expect(purposeFrom(asked, sizes, own.name)).toMatchObject({
    name: own.name,
    width: 360,
    height: 180,
    seen: 'far',
  })
})

test.each(['', '0', '-1', 'a', '1e9', '99999', 'NaN'])(
  '"%s" is no length, and nothing changes meanwhile',
  (text) => {
    expect(isLength(text, 'in')).toBe(false)
    const asked = { ...firstChoice(sizes), size: -1, width: text }
    expect(purposeFrom(asked, sizes, own.name)).toMatchObject({ width: 252, height: 144 })
  },
)
