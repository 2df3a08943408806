import type { Role } from './headings.ts'
import { bareNumber, possibleReadings } from './read-number.ts'

/** The cells of a row that hold the quote's numbers. */
export type Places = Partial<Record<'quantity' | 'price' | 'amount' | 'discount', number>> & {
  taken?: number[]
}

type Solved =
  | { is: 'line'; quantity: string; price: string; off?: { rate: string; amount: string } }
  | { is: 'extra'; amount: string }

/** A number that can be read in one way only. */
export const makeUnambiguous = (text: string) => (/^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text)

/** The columns of quantity, price and amount: as headed, unless only another choice multiplies. */
export function solveColumns(rows: { cells: string[] }[], roles: (Role | null)[]): Places {
  const at = (role: Role) => {
    const place = roles.indexOf(role)
    return place < 0 ? {} : { [role]: place }
  }
  const headed: Places = { ...at('quantity'), ...at('price'), ...at('amount'), ...at('discount') }
  const isHeaded = headed.quantity !== undefined && (headed.price ?? headed.amount) !== undefined
  if (isHeaded && headed.amount !== undefined && headed.price !== undefined && fits(rows, headed) > 0)
    return headed
  if (isHeaded && (headed.amount ?? headed.price) !== undefined) {
    // The third one may have an unknown heading.
    const unknown = roles.flatMap((role, place) => (role ? [] : [place]))
    const more = (['price', 'amount'] as const).filter((role) => headed[role] === undefined)
    const whole = more.flatMap((role) => unknown.map((place) => ({ ...headed, [role]: place })))
    const fitting = whole.find((places) => fits(rows, places) > 0)
    if (fitting ?? more.length) return fitting ?? headed
  }
  const multiplied = findTriple(rows, roles)
  if (multiplied) return multiplied
  return roles.length ? headed : findPair(rows)
}

const isPercent = (cell = '') => /^-?\s?\d{1,3}([.,]\d+)?\s?%$/.test(cell)

/** Columns that are tried as each of three, so that a wide table does not hold the page. */
const maxTried = 12

/** The three cells, with a discount rate four, that multiply in most rows with enough numbers. */
function findTriple(all: { cells: string[] }[], roles: (Role | null)[]): Places | undefined {
  const rows = all.slice(0, 40)
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  const isOther = /^(?:sku|item|decoration|measure|charge|other|unit|discount)$/
  const columns = Array.from({ length: width }, (_, at) => at).filter(
    (at) => !isOther.test(roles[at] ?? '') && rows.some(({ cells }) => bareNumber(cells[at] ?? '')),
  )
  if (columns.length > maxTried) return undefined
  const rates = [undefined, ...columns.filter((at) => rows.some(({ cells }) => isPercent(cells[at])))]
  const ways = columns.flatMap((quantity) =>
    columns.flatMap((price) =>
      columns.flatMap((amount) =>
        new Set([quantity, price, amount]).size < 3 ||
        roles[quantity] === 'price' ||
        [price, amount].some((at) => roles[at] === 'quantity')
          ? []
          : rates.map((discount): Places => ({
              quantity,
              price,
              amount,
              ...(discount !== undefined && { discount }),
            })),
      ),
    ),
  )
  const scored = ways.map((way) => ({ way, fitting: fits(rows, way), look: looksLikeRow(rows, way) }))
  const [first] = scored
    .filter(({ fitting }) => fitting > 0)
    .toSorted((one, other) => other.fitting - one.fitting || other.look - one.look)
  const filled =
    first &&
    rows.filter(({ cells }) => first.way.amount !== undefined && pickNumbers(cells).length > 2).length
  return first && first.fitting * 2 >= (filled ?? 0) ? first.way : undefined
}

export const pickNumbers = (cells: string[]) => cells.filter((cell) => bareNumber(cell))

/** Quantities are counted, prices have signs; the amount is last, and the quantity is before the price. */
function looksLikeRow(
  rows: { cells: string[] }[],
  { quantity = 0, price = 0, amount = 0, discount }: Places,
): number {
  const each = rows.map(({ cells }) => {
    const count = bareNumber(cells[quantity] ?? '')
    const money = bareNumber(cells[price] ?? '')
    return (
      (count?.isOfUnit ? 2 : 0) -
      (count?.signs.length ? 2 : 0) +
      (money?.signs.length ? 2 : 0) -
      (money?.isOfUnit && !money.signs.length ? 2 : 0)
    )
  })
  const order = (amount > Math.max(quantity, price) ? 0.5 : 0) + (quantity < price ? 0.25 : 0)
  return each.reduce<number>((sum, one) => sum + one, 0) + order - (discount === undefined ? 0 : 0.1)
}

const fits = (rows: { cells: string[] }[], places: Places) =>
  rows.filter(({ cells }) => multiplyingReadings(cells, places) !== null).length

/** Without headings and amounts: the two columns of numbers after the first words. */
function findPair(rows: { cells: string[] }[]): Places {
  const width = Math.max(...rows.map(({ cells }) => cells.length), 0)
  const words = rows.map(({ cells }) => cells.findIndex((cell) => cell && !bareNumber(cell)))
  const columns = Array.from({ length: width }, (_, at) => at).filter((at) =>
    rows.some(({ cells }, row) => at > (words[row] ?? -1) && bareNumber(cells[at] ?? '')),
  )
  const [one, other, ...more] = columns
  if (one === undefined || more.length > 0) return {}
  const isAmount = (cell = '') =>
    bareNumber(cell)?.signs.length || possibleReadings(cell, 0).some((text) => text.includes('.'))
  const isMoney = (at: number) => rows.some(({ cells }) => isAmount(cells[at]))
  if (other === undefined) {
    const isLast = rows.every(({ cells }) => cells.length === one + 1)
    return isMoney(one) || (rows.length === 1 && isLast) ? { amount: one } : { quantity: one }
  }
  const pairs = rows.filter(({ cells }) => [one, other].every((at) => bareNumber(cells[at] ?? '')))
  if (pairs.length && pairs.every(({ cells }) => isAmount(cells[one]) && isAmount(cells[other]))) return {}
  const isNamed = [one, other].every((at) => /^[^\d]*\p{L}/u.test(rows[0]?.cells[at] ?? ''))
  // Headings in an unknown language may have the price first.
  if (isNamed && !isMoney(one) && !isMoney(other)) return {}
  return isMoney(one) && !isMoney(other) ? { quantity: other, price: one } : { quantity: one, price: other }
}

const read = (cells: string[], place: number | undefined, fractionDigits: number) =>
  place === undefined ? [] : possibleReadings(cells[place] ?? '', fractionDigits)
const whole = (text: string) => /^[1-9]\d*$/.test(text)
/** The readings of a count, the likeliest first: some exports write three zeros after the point. No price is one. */
const counts = (cells: string[], place: number | undefined) =>
  bareNumber(cells[place ?? -1] ?? '')?.per === 1 && !bareNumber(cells[place ?? -1] ?? '')?.signs.length
    ? read(cells, place, 2)
        .toReversed()
        .map((text) => text.replace(/\.0+$/, ''))
        .filter(whole)
    : []
/** The decimal mark of an amount; none if three digits follow. */
const markOf = (cell: string) => /[.,](?=(?:\d\d?|\d{4})\D*$)/.exec(cell)?.[0]
const countDecimals = (text: string) => text.split('.')[1]?.length ?? 0

/** The readings of a row that multiply. */
function multiplyingReadings(
  cells: string[],
  { quantity, price, amount, discount }: Places,
  fractionDigits = 2,
) {
  const rate = discount === undefined ? 0 : rateOf(cells[discount])
  for (const count of counts(cells, quantity))
    for (const each of read(cells, price, fractionDigits))
      // No coin is smaller than the currency's.
      for (const sum of read(cells, amount, fractionDigits === 3 ? 3 : 0)) {
        const off = Math.abs(Number(count) * Number(each) * (1 - rate) - Number(sum))
        if (off < 0.5 * 10 ** -countDecimals(sum) + 1e-7) return { count, each, sum, rate }
        // A spreadsheet shows rounded prices: the real one is the amount, divided.
        const exact = countDecimals(each) > 1 && perPiece(count, sum)
        if (exact && Number(exact).toFixed(countDecimals(each)) === each)
          return { count, each: exact, sum, rate: 0 }
      }
  return null
}

const offRate = (cells: string[], { discount = -1 }: Places) => `-${(cells[discount] ?? '').replace('-', '')}`

const rateOf = (cell = '') =>
  isPercent(cell) ? Math.abs(Number.parseFloat(cell.replace(',', '.').replace(/^-/, ''))) / 100 : 0

/** A row as a line or as a one-time charge; null if unclear. */
export function solveRow(cells: string[], places: Places, fractionDigits: number): Solved | null {
  const [typed, first = '', last] = [places.quantity, places.price, places.amount].map((at) =>
    at === undefined ? '' : (cells[at] ?? ''),
  )
  // "500 pens = $425.00"
  const [money, sum] = first.includes('=') && !last ? ['', first] : [first, last]
  const once = (amount: string): Solved | null =>
    amount && !bareNumber(sum || money || '')?.isOfUnit ? { is: 'extra', amount } : null
  const amounts = possibleReadings(sum || money || '', fractionDigits === 3 ? 3 : 0)
  // A price beside another amount has a count that is not there.
  if (!typed && sum && possibleReadings(first).some((price) => Number(price) !== Number(amounts[0])))
    return null
  if (!typed) return once(sum || money ? (amounts[0] ?? '') : '')
  const [count, ...others] = counts(cells, places.quantity)
  if (!count) return null
  const line = (price: string, quantity = count) => ({ is: 'line' as const, quantity, price })
  const found = multiplyingReadings(cells, places, fractionDigits)
  if (
    found &&
    [money, sum].every((text) => possibleReadings(text ?? '', fractionDigits === 3 ? 3 : 0).length > 1)
  )
    return null
  if (found) {
    const off = found.rate ? Number(found.sum) - Number(found.count) * Number(found.each) : 0
    if (found.count === '1' && Number(found.sum) < 0) return once(found.sum)
    const amount = off.toFixed(Math.min(fractionDigits, 4))
    return {
      ...line(makeUnambiguous(found.each), found.count),
      ...(off && { off: { rate: offRate(cells, places), amount } }),
    }
  }
  if (money && sum) return null
  const rate = rateOf(cells[places.discount ?? -1])
  if (!sum && /[1-9]/.test(cells[places.discount ?? -1] ?? '')) {
    const price = possibleReadings(money, fractionDigits)
    if (!rate || others.length > 0 || price.length !== 1) return null
    const amount = (-rate * Number(count) * Number(price[0])).toFixed(Math.min(fractionDigits, 4))
    return { ...line(makeUnambiguous(price[0] ?? '')), off: { rate: offRate(cells, places), amount } }
  }
  // "500,000" beside "4,20" is five hundred, or a mistake.
  if (others.length > 0 && typed.includes(markOf(money || sum || '') ?? '?')) return null
  if (money) {
    const both = possibleReadings(money, fractionDigits)
    if (both.length === 0) return null
    return count === '1' && both[0]?.startsWith('-')
      ? once(both[0])
      : line(both.length > 1 ? money : makeUnambiguous(both[0] ?? ''))
  }
  if (!sum) return places.price === undefined && places.amount === undefined ? line('') : null
  const each = perPiece(count, amounts[0])
  return each ? line(makeUnambiguous(each)) : null
}

/** Whether a cell without a heading may hold one of the row's numbers: money, an error, or "20 boxes" if that multiplies. */
export function isUnreadCell(cell: string, cells: string[], { quantity, price, amount }: Places): boolean {
  if (/^#[A-Z#]/.test(cell)) return true
  if (bareNumber(cell)) return /[.,]\d\d(?!\d)/.test(cell)
  if (price === undefined && amount === undefined && /\p{Nd}[.,٫]\p{Nd}{2,3}(?!\p{Nd})/u.test(cell))
    return true
  if (/\p{Sc}|^\d[\d.,]{0,12}E[+-]?\d+$/iu.test(cell)) return true
  const [count = 0, one = 0, other = 0] = [
    /^[\d.,]{1,12}/.exec(cell)?.[0],
    cells[quantity ?? -1],
    cells[price ?? -1],
  ].map((text) => Number(possibleReadings(text ?? '', 0)[0]))
  const is = (product: number, sum: number) => Math.abs(product - sum) < 0.005
  return amount === undefined && count !== 1 && (is(count * one, other) || is(count * other, one))
}

/** An amount divided by a number of pieces, if four digits after the point suffice. */
function perPiece(count: string, amount = ''): string {
  const each = (Number(amount) / Number(count)).toFixed(4).replace(/0{1,2}$/, '')
  return amount && Math.abs(Number(each) * Number(count) - Number(amount)) < 1e-7 ? each : ''
}
