import { artworkData } from '../../lib/content/artwork-data.ts'
import { drinkware } from '../../lib/content/home/goods.ts'
import { chooseSize, inUnit, isLength, measureChoice, noChoice, purposeFrom, sizesFor } from './choice.ts'

const words = artworkData()
const { sizes, goods, own } = words
const card = chooseSize(sizes[0]!)
const banner = sizes.find(({ unit }) => unit === 'ft')!

test('feet are inches in the fields', () => {
  const { width, height, unit } = chooseSize(banner)
  expect([width, height, unit]).toEqual([String(banner.width * 12), String(banner.height * 12), 'in'])
})

test('another unit keeps the lengths', () => {
  const metric = inUnit(card, 'mm')
  expect([metric.width, metric.height]).toEqual(['88.9', '50.8'])
  expect(inUnit(metric, 'in')).toEqual(card)
  expect(metric.size).toMatchObject({ name: sizes[0]!.name, unit: 'mm', width: 88.9, height: 50.8 })
  expect(purposeFrom(metric)).toMatchObject({ unit: 'mm', width: expect.closeTo(252, 5) })
})

test('a size of one’s own is otherwise like the one before', () => {
  const asked = measureChoice(chooseSize(banner), { width: '5', height: '2,5' }, own.name)
  expect(asked.name).toBe(own.name)
  expect(purposeFrom(asked)).toMatchObject({ name: own.name, width: 360, height: 180, seen: 'far' })
})

test('without a choice there is no purpose, until a size of one’s own is whole', () => {
  expect(purposeFrom(noChoice)).toBeUndefined()
  const begun = measureChoice(noChoice, { width: '10' }, own.name)
  expect(purposeFrom(begun)).toBeUndefined()
  const whole = measureChoice(begun, { height: '12', on: 'goods' }, own.name)
  expect(purposeFrom(whole)).toMatchObject({ name: own.name, width: 720, height: 864, bleed: 0 })
  expect(purposeFrom(measureChoice(whole, { on: 'paper' }, own.name))).toMatchObject({ bleed: 9 })
  // What is stitched is cloth: on paper no line is too thin for thread.
  const cap = chooseSize(sizes.find(({ cloth }) => cloth === 'stitched')!)
  expect(purposeFrom(measureChoice(cap, { width: '9' }, own.name))).toMatchObject({ cloth: 'stitched' })
  expect(purposeFrom(measureChoice(cap, { on: 'paper' }, own.name))).toMatchObject({
    cloth: undefined,
    seen: 'near',
  })
})

test.each(['', '0', '-1', 'a', '1e9', '99999', 'NaN'])(
  '"%s" is no length, and nothing changes meanwhile',
  (text) => {
    expect(isLength(text, 'in')).toBe(false)
    const asked = measureChoice(card, { width: text }, own.name)
    expect(purposeFrom(asked)).toMatchObject({ width: 252, height: 144 })
  },
)

test('the products of the site are purposes by today’s names, each with its print area', () => {
  const [one, other] = drinkware().products.filter(({ id }) => goods.some(({ product }) => product === id))
  expect(goods.find(({ product }) => product === one!.id)).toMatchObject({ name: one!.name, on: 'goods' })
  const line = ({ id, name }: { id: string; name: string }) => ({ product: name, id, quantity: '' })
  expect(sizesFor([line(one!), line({ id: 'of-old', name: 'Gone' })], goods)).toMatchObject([
    { product: one!.id },
  ])
  expect(sizesFor([line(other!), line(one!)], goods).map(({ product }) => product)).toEqual([
    other!.id,
    one!.id,
  ])
})
