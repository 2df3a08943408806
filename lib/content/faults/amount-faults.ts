import type { Node, YAMLMap } from 'yaml'
import { spelled } from '../fill.ts'

/** Amounts as a text may have them, with the sign at either end. */
const prices =
  /([$€£]) ?(\d(?:[\d.,]{0,14}\d)?)(?![KMBkmb]| (?:m|b)illion)|(?<![\d.,])(\d{1,6}(?:[.,]\d\d)?) ?([€£$])(?!\d)/g

/** More than all of a price. */
const beyond =
  /\b(?:1\d[1-9]|1[1-9]0|[2-9]\d\d)% (?:off|less|cheaper|discount|savings?)\b|\b(?:[Ss]ave|[Dd]iscounts?|[Rr]educed)(?: of| by| up to){0,2} (?:1\d[1-9]|1[1-9]0|[2-9]\d\d)%/

/** Fibers of a cloth with their shares, either of which comes first. */
const fiber =
  '(?:cotton|polyester|elastane|spandex|wool|nylon|linen|viscose|rayon|acrylic|bamboo|hemp|silk|modal)'
const part = `(?:\\d{1,2}% (?:[a-z]{1,20} )?${fiber}|${fiber} \\d{1,2}%)`
const blend = new RegExp(`${part}(?:(?:, and|,| and|/) ?${part})+`, 'i')

/** A price that is to be less than another one: the end before it, and what it was. */
const falling = [
  /([$€£])(?<more>\d[\d,.]*)(?: ?[–-] ?|(?<!(?<!\b(?:[Pp]rices?|[Rr]anges?) )from \S{1,10}) to )\1?(?<less>\d[\d,.]*\d|\d)/,
  /\b[Nn]ow (?:only )?([$€£])(?<more>\d[\d,.]*)[^$€£;]{1,20}\bwas \1(?<less>\d[\d,.]*\d|\d)/,
  /\b[Ww]as ([$€£])(?<less>\d[\d,.]*)[^$€£;]{1,20}\bnow (?:only )?\1(?<more>\d[\d,.]*\d|\d)/,
]
/** Units of one kind, in the smallest of it; an ounce of water weighs one. */
const measures = [
  { oz: 29, ml: 1, l: 1000 },
  { oz: 29, lb: 454, lbs: 454, g: 1, kg: 1000 },
  { in: 25.4, ft: 305, mm: 1, cm: 10, m: 1000 },
].map((units) => new Map(Object.entries(units)))
const converted =
  /(?<![\d.,]|× ?)(\d[\d.,]{0,8}) (oz|lbs?|in|ft|ml|l|k?g|[cm]?m) (?:\(|\/ |= )(\d[\d.,]{0,8}) (oz|lbs?|in|ft|ml|l|k?g|[cm]?m)\b/
const area =
  /(\d[\d.]{0,8}) × (\d[\d.]{0,8}) (in|ft|[cm]?m) (?:\(|\/ |= )(\d[\d.]{0,8}) × (\d[\d.]{0,8}) (in|ft|[cm]?m)\b/
/** A range that runs from more to less. */
const backwards =
  /(?<![\d.,–$€£-])(\d{1,3})–(\d{1,3})(?:%| (?:working |business )?(?:days|hours|weeks|minutes|pieces)\b)/
/** How far apart the same size may be rounded. */
const rounding = 1.1

/** A size in two units that do not agree. */
function measureFault(value: string): string | undefined {
  const [said, size, unit = '', other, otherUnit = ''] = converted.exec(value) ?? []
  const units = measures.find((one) => one.has(unit) && one.has(otherUnit))
  if (!said || !units) return
  const is = (numberOf(size) * units.get(unit)!) / units.get(otherUnit)!
  const ratio = is / numberOf(other)
  if (ratio < rounding && ratio > 1 / rounding) return
  const right = Number(is.toPrecision(2)).toLocaleString('en')
  return `says "${said}${said.includes('(') ? ')' : ''}", and ${size} ${unit} are about ${right} ${otherUnit}; correct one of the two`
}

/** A size of two sides in two units that do not agree. */
function areaFault(value: string): string | undefined {
  const [, width, height, unit, otherWidth, otherHeight, otherUnit] = area.exec(value) ?? []
  return (
    width &&
    (measureFault(`${width} ${unit} (${otherWidth} ${otherUnit})`) ??
      measureFault(`${height} ${unit} (${otherHeight} ${otherUnit})`))
  )
}

const joined = / (?:and|or) /

/** A text that lists another number of things than it says, as "Five inks: red, green and blue". */
function enumerationFault(value: string): string | undefined {
  const [, number = '', things, listed = ''] =
    /(?:^|[.!?] )(\p{L}{3,6}) ([\p{L}-]{3,20}): ([^.;:,]+(?:, [^.;:,]+)*,? (?:and|or) [^.;:,]+)(?=\.|$)/u.exec(
      value,
    ) ?? []
  const parts = listed.split(/, (?:and |or )?/)
  // In "pens and pads, and mugs" an "and" joins what is one thing.
  const last = /, (?:and|or) /.test(listed) ? [] : (parts.pop()?.split(joined) ?? [])
  if (parts.some((part) => joined.test(part))) return
  const count = parts.length + last.length
  const said = [2, 3, 4, 5, 6, 7, 8].find((one) => spelled(one) === number.toLowerCase())
  if (said && said !== count)
    return `says "${number} ${things}", and lists ${count} after the colon; correct one of the two`
}

const numberOf = (digits = '') => Number.parseFloat(digits.replaceAll(',', ''))

const sumOf = (shares: string[]) =>
  Math.round(10 * shares.reduce((sum, one) => sum + Number.parseFloat(one), 0)) / 10

/** Prices in another form than everywhere else, and shares of more than all. */
export function amountFault(value: string): string | undefined {
  for (const [said, before, first, last, after] of value.matchAll(prices)) {
    const amount = first ?? last ?? ''
    const [, whole = '', cents = ''] = /^(.*)[.,](\d{1,2}|\d{5,})$/.exec(amount) ?? []
    const rounded = (Number(whole.replace(/\D/g, '')) + Number(`0.${cents}`)).toLocaleString('en', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
    const right = `${before ?? after}${cents ? rounded : amount}`
    if (said !== right) return `has ${said} in another form than other prices; write ${right}`
  }
  const [thousands] = /(?<![\w.,])\d{1,3}\.000\b(?!\.)/.exec(value) ?? []
  if (thousands) return `has a point before its thousands; write ${thousands.replace('.', ',')}`
  const [long] = /(?<![\d.,])\d{1,3}(?:,\d{3}){0,4},\d{4,6}(?![\d,])/.exec(value) ?? []
  if (long) return `has ${long}, with too many digits after a comma; three stand there`
  const [gift] = beyond.exec(value) ?? []
  if (gift) return `says "${gift}", which is more than all of the price; correct it`
  for (const [kind, two] of falling.entries()) {
    const found = two.exec(value)
    if (numberOf(found?.groups?.more) > numberOf(found?.groups?.less))
      return `says "${found?.[0]}", ${kind ? 'which is no less than before' : 'from more to less'}; correct the prices`
  }
  const [range, from, to] = backwards.exec(value) ?? []
  if (Number(from) > Number(to)) return `says "${range}", from more to less; write the smaller number first`
  const size = areaFault(value) ?? measureFault(value)
  if (size) return size
  const miscounted = enumerationFault(value)
  if (miscounted) return miscounted
  const [cloth] = blend.exec(value) ?? []
  const sum = sumOf(cloth?.match(/\d{1,3}(?=%)/g) ?? [])
  if (sum > 100) return `says "${cloth}", which is ${sum}% together; correct the shares`
}

const money = /\b(?:prices?|costs?|fees?|rates?|each|a piece|per (?:piece|unit))\b/i
const cheaper = /per (?:piece|unit)|\b(?:each|a piece|unit price)\b/i
/** Of a table, or of one of its rows, where each market has its own currency. */
const abroad =
  /^(?:country|city|region|office|market|currency|place|where|to)\b|\b(?:USA?|UK|EU|Europe|Canada|euros|pounds|dollars)\b/i

type Column = { head: string; cells: string[]; rows: string[][]; first: string }
type Wrong = { index: number; advice: string } | undefined

/** A price in another currency than most of its column, or a number in none. */
function currencyFault({ head, cells, rows, first }: Column): Wrong {
  const signs = cells.map((cell) => [...new Set(cell.match(/[$€£]/g))].join(''))
  const signed = signs.filter(Boolean)
  const usual = signed.find((one) => signed.filter((other) => other === one).length * 2 > signed.length)
  if (!usual || signed.length < 2) return
  const other = signs.findIndex((one, row) => one && one !== usual && !abroad.test(rows[row]!.join(' ')))
  if (other >= 0 && !abroad.test(first)) {
    const advice = `is ${cells[other]}, and the others of its column are in ${usual}; write them in one currency, or give each a column of its own`
    return { index: other, advice }
  }
  const bare = money.test(head) ? cells.findIndex((cell) => /^\d[\d.,]*$/.test(cell)) : -1
  if (bare >= 0)
    return { index: bare, advice: `is ${cells[bare]} without a currency; write ${usual}${cells[bare]}` }
}

/** Parts of one whole that are more than it. */
function shareFault({ head, cells }: Column): Wrong {
  if (!/^(?:share|part|portion|percentage|content)s?$/i.test(head)) return
  const sum = cells.every((cell) => /^\d[\d.]*%$/.test(cell)) ? sumOf(cells) : 0
  if (sum > 100)
    return { index: cells.length - 1, advice: `makes ${sum}% of its column together; correct the shares` }
}

/** A price of one that rises with the quantity. */
function risingFault({ head, cells, rows }: Column): Wrong {
  const amount = (cell = '') => Number(/\d[\d,]*(?:\.\d+)?/.exec(cell)?.[0].replaceAll(',', ''))
  const index = cells.findIndex(
    (cell, row) =>
      row > 0 && amount(rows[row]![0]) > amount(rows[row - 1]![0]) && amount(cell) > amount(cells[row - 1]),
  )
  if (index < 0 || !cheaper.test(head)) return
  const [here, before] = [index, index - 1].map((row) => `${cells[row]} for ${rows[row]![0]}`)
  const advice = `is ${here}, and ${before}: more pieces cost less each; correct the price or the order of the rows`
  return { index, advice }
}

/** Columns of a table whose amounts contradict each other. */
export function tableFaults(map: YAMLMap): { node: Node; field: string; advice: string }[] {
  const { columns = [], rows: all = [] } = map.toJSON() as { columns?: unknown[]; rows?: unknown[] }
  const rows = all.map((row) => [row].flat().map(String))
  return columns.flatMap((head, at) => {
    const column = {
      head: String(head),
      cells: rows.map((row) => row[at] ?? ''),
      rows,
      first: String(columns[0]),
    }
    const wrong = currencyFault(column) ?? shareFault(column) ?? (at > 0 ? risingFault(column) : undefined)
    if (!wrong) return []
    const node = map.getIn(['rows', wrong.index, at], true) as Node
    return [{ node, field: 'rows', advice: wrong.advice }]
  })
}
