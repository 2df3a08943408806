/** Words before or after money in place of its sign or code, without points. */
const currencyWords =
  /^(?:\p{Sc}|[a-z]{0,3}\p{Sc}|kr|kč|zł|ft|lei|leu|s?fr|rs|rm|rp|din|лв|руб|р|r|円|元|원|đ|dhs?|[kjb]d|ro|ден|tl|tk|bs|km|грн|тг|s\/|euros?)$/iu

/** Units of count in the languages of pasted tables, without points. */
const unitWords =
  /^(?:pcs?|pces?|pieces?|pce|units?|ea|each|no|nos|copies|sheets|words|sets?|stk|stck|stück|stücke|st|bl|expl?|ex|pi[eè]ces?|pi[eè]zas?|pzas?|pz|pzs|pezzi|pezzo|uds?|un|und|unid|unidad(?:es)?|unidades?|peças?|pçs?|stuks?|stycken|styck|szt|sztuk|ks|kusů|kpl|kappaletta|db|adet|ad|buc|шт|штук|個|枚|本|部|点|件|个|张|개)$/iu

/** A hundredth of the currency. */
const minorWords = /^(?:¢|p|cents?|pence)$/i

const between = /^(?:@|x|×|à|a|je|per|pro|par|por|al|\/|=|~)$/iu

export const isCurrency = (word: string) =>
  (currencyWords.test(word) && !minorWords.test(word)) ||
  (/^[A-Z]{3}$|^[a-z]{3}$/.test(word) && currencies.has(word.toUpperCase()))
/** Without those that are words in the names of goods. */
const currencies = new Set(
  Intl.supportedValuesOf('currency').filter((code) => !/ALL|CUP|GEL|MOP|PEN|TOP/.test(code)),
)

export const isUnit = (word: string) => unitWords.test(word.replace(/[.()]/g, ''))

/** Whether a cell names only a unit or currency: "pcs", "EUR". */
export const isCounted = (cell: string) => isUnit(cell) || isCurrency(cell.replaceAll('.', ''))

/** Prices for a hundred or a thousand, as printers write them. */
const pers: Record<string, number> = { C: 100, hundred: 100, M: 1000, thousand: 1000 }

type Bare = { digits: string; isNegative: boolean; signs: string[]; isOfUnit: boolean; per: number }

/** A number's digits and marks, without sign, currency and unit; null with anything else beside it. */
export function bareNumber(typed: string): Bare | null {
  const text = typed
    // A footnote's mark.
    .replace(/[*†‡§¹²³⁴-⁹]{1,3}$/u, '')
    .replace(/[’'ʼ´`٬]/g, "'")
    .normalize('NFKC')
    .replaceAll('٫', '.')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\p{Cf}/gu, '')
    .replace(/[‐-―−]/g, '-')
    .trim()
  const [, of, hundreds = ''] =
    /^(.{0,30}\d.{0,30}?)\s{0,3}(?:\/|\b(?:[Pp]er|PER|[Pp]ro|je|par|por))\s{0,3}([MC]|hundred|thousand|10{1,4})(?: ?\p{L}{1,12}\.?)?$/u.exec(
      text,
    ) ?? []
  const [, before = '', digits, after = ''] =
    /^(\D*?)((?:(?<!\p{L})[.,])?\d(?:[\d.,' :]*\d)?)(?:[.,/]-+)?(.*)$/u.exec(of ?? text) ?? []
  // A5 is a size.
  if (!digits || /\d/.test(after) || /^a\d/i.test(text)) return null
  // A credit is in brackets: ($120.00), $ (120.00).
  const isNegative = /-/.test(before) || /^-/.test(after.trim()) || /\([^()\d]*\d[^()]*\)/.test(text)
  const words = `${before} ${after}`
    .replaceAll('-', ' ')
    .replaceAll('/', ' / ')
    .split(/[\s.()]+/)
    .filter(Boolean)
  const signs = words.filter(isCurrency)
  const units = words.filter((word) => !isCurrency(word) && unitWords.test(word))
  const others = words.filter((word) => !isCurrency(word) && !unitWords.test(word) && !between.test(word))
  if (others.some((word) => !minorWords.test(word))) return null
  return {
    digits,
    isNegative,
    signs,
    isOfUnit: units.length > 0,
    per: ((of && (pers[hundreds] ?? Number(hundreds))) || 1) * (others.length > 0 ? 100 : 1),
  }
}

/**
 * The readings of a number as written in many countries: 1,234.50, 1.234,50, 1 234,50, 1'234.50, 1,23,456, kr 95,50,
 * (120.00), 95,-, 500 pcs, 235.00 / 100.
 * @param fractionDigits the currency's digits after the point: with two, "1.085" may be one dollar and a bit or a thousand; with three
 * "1.085" is the first, with none (and for counts) both are the second
 * @returns texts like `1234.50`: none if it is not a number, two if it is ambiguous
 */
export function possibleReadings(typed: string, fractionDigits = 2): string[] {
  const bare = bareNumber(typed)
  if (!bare) return []
  const { isNegative, per } = bare
  return readDigits(bare.digits, fractionDigits, bare.signs)
    .map((text) => (per > 1 ? dividePrice(text, per) : text.replace(/(\.\d{4})0+$/, '$1')))
    .filter(Boolean)
    .map((text) => (isNegative && Number(text) !== 0 ? `-${text}` : text))
}

/** A number with one reading, as `1234.50`; '' for any other. */
export function readNumber(typed: string, fractionDigits = 2): string {
  const [one = '', other] = possibleReadings(typed, fractionDigits)
  return other === undefined ? one : ''
}

function readDigits(digits: string, fractionDigits: number, signs: string[]): string[] {
  if (digits.includes(':')) {
    // As written in Sweden.
    return /^\d+:\d\d$/.test(digits) && signs.some((sign) => /^(kr|sek)$/i.test(sign))
      ? [digits.replace(':', '.')]
      : []
  }
  if (/[' ]/.test(digits)) {
    const [, whole = '', part] = /^(\d{1,3}(?:[' ]\d{3})+)(?:[.,](\d+))?$/.exec(digits) ?? []
    return whole ? [joined(whole, part)] : []
  }
  const marks = digits.replace(/\d/g, '')
  if (!marks) return [digits]
  const [, whole = '', mark = '', part = ''] = /^(.*)([.,])(\d+)$/.exec(digits) ?? []
  if (marks.length === 1) {
    const asPart = joined(whole || '0', part)
    const isEither = part.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
    if (!isEither || (fractionDigits === 3 && mark === '.')) return [asPart]
    return fractionDigits === 0 ? [whole + part] : [asPart, whole + part]
  }
  if (isGrouped(digits, mark)) return [joined(digits, '')]
  const other = mark === ',' ? '.' : ','
  return !whole.includes(mark) && isGrouped(whole, other) ? [joined(whole, part)] : []
}

/** In threes, or as in India in twos before the last three. */
const isGrouped = (text: string, mark: string) =>
  /^\d{1,3}(?:x\d{3})+$|^\d{1,2}(?:x\d{2})*x\d{3}$/.test(text.replaceAll(mark, 'x'))

const joined = (whole: string, part = '') => whole.replace(/\D/g, '') + (part && `.${part}`)

/** The price of one from a price for a hundred; '' if it needs more than four digits after the point. */
function dividePrice(text: string, per: number): string {
  const one = (Number(text) / per).toFixed(4)
  return Math.abs(Number(one) * per - Number(text)) < 1e-6 ? one : ''
}
