import { isCredit, type Role } from './headings.ts'
import { bareNumber, possibleReadings, readNumber } from './read-number.ts'
import { namesOf } from './row-names.ts'
import { isUnreadCell, makeUnambiguous, pickNumbers, type Places, solveRow } from './solve-row.ts'

/** What a pasted row says, null if it is unclear. `prices` and `amounts` are for each of the quote's quantities. */
export type Read = {
  lines: { item: string; decoration: string; quantity: string; prices: string[] }[]
  extras: { item: string; note: string; amounts: string[] }[]
} | null

/** A table's columns: their headings, none if it has no row of headings, and what these mean. */
export type Columns = { heading: string[]; roles: (Role | null)[] }

/** A row of a table whose quantities, prices and amounts stand in these places. */
export function readInPlaces(
  cells: string[],
  { heading, roles }: Columns,
  places: Places,
  fractionDigits: number,
): Read {
  const { item, decoration } = namesOf(cells, roles, places)
  const solved = solveRow(cells, places, fractionDigits)
  const used = Object.values(places)
  const isOpen = (cell: string, at: number) => {
    const role = roles[at]
    // Of two prices or counts, only an amount tells the right one.
    if (role === 'price' || role === 'quantity') return bareNumber(cell) && !cells[places.amount ?? -1]
    if (role === 'decoration') return /\p{Sc}/u.test(cell) || (bareNumber(cell) && /[.,]\d\d$/.test(cell))
    if (role) return false
    // A number without a heading may be our own cost, which the customer would read.
    const isUnnamed = heading.length > 0 && bareNumber(cell) && !(at === 0 && cell.length < 4)
    return isUnnamed || (cell !== item && isUnreadCell(cell, cells, places))
  }
  if (!solved || cells.some((cell, at) => !used.includes(at) && isOpen(cell, at))) return null
  const charges = solved.is === 'line' ? chargesIn(cells, { heading, roles }, solved.price, item) : []
  if (!charges) return null
  // Without a quantity, a price of one looks the same; a sentence may hold a quote's other amounts.
  const isSure =
    (isCharge(item) && !/\p{Sc} ?\d|\d[.,]\d\d(?!\d)/u.test(item)) ||
    (places.quantity !== undefined && !/\d(?!\d{0,3}[.,]?\d{0,3} ?%)/.test(`${item} ${decoration}`))
  if (solved.is === 'extra' && (!item || !isSure)) return null
  // A discount without a minus would be added.
  if (isCredit(item) && solved.is === 'extra' && !solved.amount.startsWith('-')) return null
  if (solved.is === 'extra')
    return { lines: [], extras: [{ item, note: decoration, amounts: [solved.amount] }] }
  const { quantity, price, off } = solved
  // "Net price" may be the one after the discount.
  const isNet = /\bnet\b|discounted|after|\byour\b/i.test(heading[places.price ?? -1] ?? '')
  if (off && isNet && !cells[places.amount ?? -1]) return null
  const offs = off
    ? [{ item: [item, off.rate].filter(Boolean).join(' '), note: '', amounts: [off.amount] }]
    : []
  return { lines: [{ item, decoration, quantity, prices: [price] }], extras: [...offs, ...charges] }
}

/** Names of charges that nobody pays for each piece. */
const onceAlone =
  /^(?!.*\b(?:per|each|pro|je|par|por)\b).*(?:set-?up|einrichtung|shipping|freight|versand|fracht|porto|postage|livraison|env[ií]o|spedizione|verzend|frakt|fragt)/i

/** The charges beside a line's price; null if one may be paid for each piece. */
function chargesIn(cells: string[], { heading, roles }: Columns, price: string, item: string) {
  const places = cells.flatMap((cell, at) => (roles[at] === 'charge' && /\d/.test(cell) ? [at] : []))
  const charges = places.map((at) => ({
    item: heading[at] ?? '',
    note: item,
    amounts: [readNumber(cells[at] ?? '')],
  }))
  const isOnce = ({ item: name, amounts: [amount = ''] }: (typeof charges)[number]) =>
    amount !== '' &&
    (Number(amount) === 0 || Number(amount) > Number(price) * (onceAlone.test(name) ? 1 : 10))
  return charges.every(isOnce) ? charges.filter(({ amounts: [amount] }) => Number(amount) !== 0) : null
}

/** A row with a price for each quantity: the last cells, or those below the quantities. */
export function readInColumns(cells: string[], roles: (Role | null)[], width: number, end: number): Read {
  const last = end || cells.length
  const prices = cells.slice(last - width, last).map((cell) => {
    const [one, other] = possibleReadings(cell)
    return other === undefined ? one && makeUnambiguous(one) : cell
  })
  const places = { taken: Array.from({ length: width }, (_, index) => last - width + index) }
  const { item, decoration } = namesOf(cells, roles, places)
  const isCharged = cells.some((cell, at) => roles[at] === 'charge' && /\d/.test(cell))
  if (isCharged || last > cells.length || prices.length < width || !item || prices.some((price) => !price))
    return null
  const values = prices.map((price) => Number(possibleReadings(price ?? '').at(-1)))
  const growth = values.slice(1).map((value, at) => value / (values[at] ?? 0))
  // Without headings, "300 4.00" is a count and a price.
  const isOwn = pickNumbers(cells.slice(cells.indexOf(item))).length > width
  if (!end && (isOwn || growth.some((rate) => rate > 5 || rate < 0.2))) return null
  const amounts = prices.map((price) => price ?? '')
  if (isCharge(item)) return { lines: [], extras: [{ item, note: decoration, amounts }] }
  // A price that rises with the quantity, or stays, may be paid once.
  if (width > 1 && growth.every((rate) => rate >= 1)) return null
  return { lines: [{ item, decoration, quantity: '', prices: amounts }], extras: [] }
}

/** A charge paid once, whatever the quantity. */
export const isCharge = (item: string) =>
  /\b(set.?up|shipping|freight|delivery|screens?\b|plates?|discount|handling|(?:rush|express)(?= (?:fee|charge|order|service)|$)|artwork|tooling|mou?ld|(?:sur)?charges?\b|fee\b|klischee|porto|versand|fracht|einrichtung|rabatt|frais|port\b|livraison|remise|envio|env[ií]o|descuento|spedizione|sconto|verzend\w*|korting|frakt|fragt|rabat)/i.test(
    item,
  )
