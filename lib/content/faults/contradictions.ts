import { isScalar, isSeq, type Node, type YAMLMap } from 'yaml'
import { amountFault, tableFaults } from './amount-faults.ts'
import { repeatedFigure, unsaidFault } from './claim-figures.ts'
import { claimFault } from './context-faults.ts'

type Found = { node?: Node | null | undefined; field: string; advice: string }

const amount =
  /(?<!\b(?:fits(?: an?)?|also (?:as an?|with|(?:[a-z]{1,20} )?in)|weighs|filled to|two|three|four|(?:of|for|charges?) an?) )(?<![\d.,])((?:\d{1,3},)?\d{1,6}(?:\.\d{1,3})?) (oz|ml|mAh|GB|L)\b(?! (?:on request|empty|pour|can|(?:phone|tablet|laptop|camera)s?)\b)/gi
/** Of what a thing has: a name says it with a hyphen. */
const parts = /\b(two|three|four|five|six)[ -](port|panel|pocket|slot|compartment)s?\b/gi
const price = /(?<=\bfrom )\$(\d[\d,.]*\d|\d)()/gi
const counted = /(?<!\b(?:to|of) )\b(two|three|four|five|six|eight|ten|twelve) (?!colors)([a-z]{3,20}s)\b/gi

/** A product whose name ends with a number without its unit, or whose other texts say another size. */
function sizeFaults(map: YAMLMap): Found[] {
  const [, bare] = /, (?!20\d\d)(\d[\d.,]{0,8})$/.exec(String(map.get('name'))) ?? []
  if (bare)
    return [
      {
        node: map.get('name', true),
        field: 'name',
        advice: `ends with ${bare} without its unit; write what it counts, such as ${bare} oz`,
      },
    ]
  return [
    ...otherAmounts(map, amount, 'name'),
    ...otherAmounts(map, price, 'name'),
    ...(amountsIn(map, 'description', parts).length > 1 ? [] : otherAmounts(map, parts, 'name')),
    ...otherAmounts(map, counted, 'features'),
  ]
}

const methods = [
  /\blaser[- ]?\w*/i,
  /\bscreen[- ]print\w*/i,
  /\bpad[- ]print\w*/i,
  /\bUV[- ]print\w*/i,
  /\bembroider\w*/i,
  /\bdeboss\w*/i,
  /\bsublimat\w*/i,
]

/** A description that names another method than the features beside it. */
function methodFaults(map: YAMLMap): Found[] {
  const { description = '', features = [] } = map.toJSON() as { description?: unknown; features?: unknown }
  const listed = [features].flat().join(', ')
  const own = methods.filter((one) => one.test(listed))
  const other = methods.find((one) => !own.includes(one) && one.test(String(description)))
  if (!other || own.length === 0 || own.some((one) => one.test(String(description)))) return []
  const said = other.exec(String(description))?.[0]
  const advice = `says "${said}", and features says "${own[0]!.exec(listed)?.[0]}"; write the same`
  return [{ node: map.get('description', true) as Node, field: 'description', advice }]
}

type Amount = { count: string; unit: string }

/** The amounts of one kind that the texts of a field say. */
function amountsIn(map: YAMLMap, field: string, kind: RegExp) {
  const value = map.get(field, true)
  const texts = (isSeq(value) ? value.items : [value]).filter((one) => isScalar(one))
  return texts.flatMap((node) =>
    [...String(node.value).matchAll(kind)].map(([said, count = '', unit = '']) => {
      return { node, field, said, count: count.toLowerCase().replace(',', ''), unit: unit.toLowerCase() }
    }),
  )
}

/** The amounts of an entry that are others than its field `first` says. */
function otherAmounts(map: YAMLMap, kind: RegExp, first: 'name' | 'features'): Found[] {
  const own = amountsIn(map, first, kind)
  const fields = ['description', 'features'].filter((field) => field !== first)
  const others = fields.flatMap((field) => amountsIn(map, field, kind))
  return others.flatMap(({ node, field, said, unit }) => {
    const meant = own.find((one) => one.unit === unit)
    const isSaid = own.some((one) => others.some((other) => one.unit === unit && isEqual(one, other)))
    return meant && !isSaid
      ? [{ node, field, advice: `says ${said}, and ${first} says ${meant.said}; write the same` }]
      : []
  })
}

const isEqual = (one: Amount, other: Amount) => one.unit === other.unit && one.count === other.count

const days = { day: 1, week: 7, month: 30 }

/** Options of a form that leave a gap, overlap, or stand in another order or currency than their neighbors. */
function rangeFaults(map: YAMLMap<unknown, Node>): Found[] {
  const ranges = map.items.flatMap(({ value }) => {
    const words = isScalar(value) ? String(value.value) : ''
    const [, under, sign = '', first = '', last = '', unit] =
      /((?:under|within|up to|less than) )?([$€£]?)(\d[\d,]*)(?:\+|(?: ?[-–] ?[$€£]?(\d[\d,]*)))?(?: (day|week|month))?/i.exec(
        words,
      ) ?? []
    const [from = 0, to = 0] = [first, last].map(
      (count) => Number(count.replaceAll(',', '')) * (days[unit as keyof typeof days] ?? 1),
    )
    return first
      ? { node: value, words, sign, from: under ? 0 : from, to: under ? from : to || Infinity }
      : []
  })
  if (ranges.length < 3 || ranges.length < map.items.length) return []
  if (ranges.some(({ words }) => amountFault(words))) return []
  return ranges.flatMap(({ node, words, sign, from, to }, index): Found[] => {
    if (to < from)
      return [
        {
          node,
          field: 'options',
          advice: `is "${words}", from more to less; write the smaller number first`,
        },
      ]
    const before = ranges[index - 1]
    if (!before) return []
    const isWrong = from < before.from || to < before.to || (sign && Math.abs(from - before.to) > 1)
    if (!isWrong && sign === before.sign) return []
    const money = sign || before.sign ? ', in the same currency' : ''
    const end = before.to === Infinity ? ', and give that one an end' : ''
    const advice = `is "${words}" after "${before.words}"; let each begin where the one before ends${end}${money}`
    return [{ node, field: 'options', advice }]
  })
}

/** What is set large, whose claim the words beside it tell. */
function tileFaults(map: YAMLMap): Found[] {
  const figure = String(map.get('figure'))
  const words = ['figureLabel', 'label', 'text'].find((name) => map.has(name)) ?? ''
  const text = String(map.get(words) ?? '')
  const tile = `${figure} ${text}`
  const isNumber = /^(?:\d+\+?|\d+–\d+%?|\{[\w-]+\})(?:[ -](?:hour|day)s?)?$/.test(figure)
  const repeatedClaim = isNumber ? repeatedFigure(tile) : undefined
  // What one of the two says alone is found there.
  const isSplit = ![figure, text].some(unsaidFault)
  const other = isNumber
    ? claimFault(tile.replace(/^\d+\+?(?= )/, (digits) => `${Number.parseInt(digits)}+`))?.replace('+', '')
    : isSplit && (unsaidFault(tile) ?? claimFault(tile))
  const advice = repeatedClaim ? `says "${tile}"${repeatedClaim.advice}` : other
  return advice ? [{ node: map.get('figure', true) as Node, field: 'figure', advice }] : []
}

/** Fields of one entry that contradict each other. */
export const findContradictions = (map: YAMLMap, file: string): Found[] => [
  ...(map.has('figure') && file !== 'claims.yaml' ? tileFaults(map) : []),
  ...(isSeq(map.get('rows')) ? tableFaults(map) : []),
  ...(map.has('features') ? [...sizeFaults(map), ...methodFaults(map)] : []),
  ...(file.startsWith('leads/') ? rangeFaults(map as YAMLMap<unknown, Node>) : []),
]
