import { isSum, perOf, roleOf, type Role } from './headings.ts'
import { bareNumber, isCurrency, possibleReadings } from './read-number.ts'
import {
  isUnreadCell,
  pickNumbers,
  solveColumns,
  type Places,
  solveRow,
  makeUnambiguous,
} from './solve-row.ts'
import { type PastedRow, splitRows, transposeTable } from './split-rows.ts'
import { namesOf } from './row-names.ts'

/** The contents of a pasted table; `left` are unclear rows, as they were. */
type PastedTable = {
  columns: string[]
  lines: { item: string; decoration: string; quantity: string; prices: string[] }[]
  extras: { item: string; note: string; amounts: string[] }[]
  left: string[]
  /** The codes and signs beside its numbers. */
  signs: string[]
}

/**
 * Reads a pasted table: by its headings if it has any, else by the columns that multiply.
 * @param fractionDigits the currency's digits after the point
 * @param choices how many quantities the quote's columns have, 0 if each line has its own
 */
export function readTable(pasted: string, fractionDigits: number, choices: number): PastedTable {
  const all = transposeTable(splitRows(pasted).map(chooseSplit))
  const head = all.slice(0, 6).findIndex(({ cells }) => isHeading(cells))
  const heading = head < 0 ? [] : (all[head]?.cells ?? [])
  const pers = heading.map(perOf)
  const isPerMany = (cell: string, at: number) => (pers[at] ?? 1) > 1 && bareNumber(cell)?.per === 1
  const rows = all.slice(head + 1).map((row) => ({
    ...row,
    cells: row.cells.map((cell, at) => (isPerMany(cell, at) ? `${cell} / ${pers[at]}` : cell)),
  }))
  const roles = rolesOf(heading, rows)
  const table: PastedTable = {
    columns: [],
    lines: [],
    extras: [],
    signs: [...new Set([...signsIn(all), ...heading.flatMap(signsOfHeading)])],
    left: all.slice(0, Math.max(head, 0)).map(({ text }) => text),
  }
  const counts = countsIn(heading)
  const width = choices || counts.length
  const isOther = counts.length
    ? counts.length > 3 || (choices && counts.length !== choices)
    : choices && (roles.includes('quantity') || roles.includes('amount'))
  if (pers.includes(NaN) || isOther) return { ...table, left: all.map(({ text }) => text) }
  const places = width ? {} : solveColumns(rows, roles)
  for (const row of rows) {
    const found = width
      ? inColumns(row.cells, roles, width, counts.length ? heading.length : 0)
      : inPlaces(row.cells, roles, places, fractionDigits)
    const isLine = Number(found?.lines[0]?.quantity) > 1 && Boolean(row.cells[places.price ?? -1])
    const name = row.cells.find((cell) => /\p{L}/u.test(cell)) ?? ''
    // Falling quantities head no columns: their row of headings is left as text, like their prices.
    const line = isSum(name, isLine) || (roleOf(name) === 'item' && /^\p{L}+$/u.test(name)) ? null : found
    if (!line) table.left.push(row.text)
    table.lines.push(...(line?.lines ?? []))
    table.extras.push(...(line?.extras ?? []))
  }
  return { ...table, columns: counts, lines: withoutPlaces(table.lines) }
}

/** The columns' roles: beside a margin, a cost is ours; numbers below "Unit" are prices if no others are. */
function rolesOf(heading: string[], rows: PastedRow[]): (Role | null)[] {
  const roles = heading.map((text) =>
    /\bcost\b/i.test(text) && /margin|mark-?up|profit/i.test(heading.join()) ? 'other' : roleOf(text),
  )
  const isPrice = (role: Role | null, at: number) =>
    role === 'unit' && !roles.includes('price') && rows.some(({ cells }) => bareNumber(cells[at] ?? ''))
  return roles.map((role, at) => (isPrice(role, at) ? 'price' : role))
}

type Read = Pick<PastedTable, 'lines' | 'extras'> | null

function inPlaces(cells: string[], roles: (Role | null)[], places: Places, fractionDigits: number): Read {
  const { item, decoration } = namesOf(cells, roles, places)
  const solved = solveRow(cells, places, fractionDigits)
  const used = Object.values(places)
  // Of two prices, only an amount tells the right one.
  const isOpen = (cell: string, at: number) =>
    roles[at] === 'price'
      ? bareNumber(cell) && !cells[places.amount ?? -1]
      : !roles[at] && cell !== item && isUnreadCell(cell, cells, places)
  if (!solved || cells.some((cell, at) => !used.includes(at) && isOpen(cell, at))) return null
  // Without a quantity, a price of one looks the same; a sentence may hold a quote's other amounts.
  const isSure =
    (isCharge(item) && !/\p{Sc} ?\d|\d[.,]\d\d(?!\d)/u.test(item)) ||
    (places.quantity !== undefined && !/\d(?!\d{0,3}[.,]?\d{0,3} ?%)/.test(`${item} ${decoration}`))
  if (solved.is === 'extra' && (!item || !isSure)) return null
  // A discount without a minus would be added.
  if (roleOf(item) === 'discount' && !/^-/.test(solved.is === 'extra' ? solved.amount : solved.price))
    return null
  if (solved.is === 'extra')
    return { lines: [], extras: [{ item, note: decoration, amounts: [solved.amount] }] }
  const { quantity, price, off } = solved
  return {
    lines: [{ item, decoration, quantity, prices: [price] }],
    extras: off
      ? [{ item: [item, off.rate].filter(Boolean).join(' '), note: '', amounts: [off.amount] }]
      : [],
  }
}

/** A row with a price for each quantity: the last cells, or those below the quantities. */
function inColumns(cells: string[], roles: (Role | null)[], width: number, end: number): Read {
  const last = end || cells.length
  const prices = cells.slice(last - width, last).map((cell) => {
    const [one, other] = possibleReadings(cell)
    return other === undefined ? one && makeUnambiguous(one) : cell
  })
  const places = { taken: Array.from({ length: width }, (_, index) => last - width + index) }
  const { item, decoration } = namesOf(cells, roles, places)
  if (last > cells.length || prices.length < width || !item || prices.some((price) => !price)) return null
  const values = prices.map((price) => Number(possibleReadings(price ?? '').at(-1)))
  const growth = values.slice(1).map((value, at) => value / (values[at] ?? 0))
  // Without headings, "300 4.00" is a count and a price.
  const isOwn = pickNumbers(cells.slice(cells.indexOf(item))).length > width
  if (!end && (isOwn || growth.some((rate) => rate > 5 || rate < 0.2))) return null
  const amounts = prices.map((price) => price ?? '')
  if (isCharge(item)) return { lines: [], extras: [{ item, note: decoration, amounts }] }
  // A price that rises with the quantity is not the price of one.
  if (width > 1 && growth.every((rate) => rate > 1)) return null
  return { lines: [{ item, decoration, quantity: '', prices: amounts }], extras: [] }
}

/** A charge paid once, whatever the quantity. */
const isCharge = (item: string) =>
  /\b(set.?up|shipping|freight|delivery|screens?\b|plates?|discount|handling|versand|fracht|einrichtung|rabatt|frais|port|livraison|remise|envio|env[ií]o|descuento|spedizione|sconto|verzend\w*|korting|frakt|fragt|rabat)/i.test(
    item,
  )

/** If a space may mark thousands, the split that multiplies. */
function chooseSplit(row: PastedRow): PastedRow {
  const [other] = row.others
  if (!other) return row
  const multiplies = (cells: string[]) => solveColumns([{ cells }], []).amount !== undefined
  const isWrong = row.cells.some((cell) => /^0\d\d/.test(cell))
  return isWrong || (!multiplies(row.cells) && multiplies(other)) ? { ...row, cells: other } : row
}

const isHeading = (cells: string[]) => {
  const roles = cells.map(roleOf).filter((role) => role !== null)
  return roles.length + countsIn(cells).length > 1 && pickNumbers(cells).length <= countsIn(cells).length
}

/** The quantities at the end of a row of headings: "100 pcs", "250+", each greater than the one before. */
function countsIn(cells: string[]): string[] {
  const counts = cells.map((cell) => {
    const [count = ''] = possibleReadings(
      cell.replace(/^(qty|from|ab|dès|desde|da|van|fra|från|od)\s+|\s{0,9}[+]$/giu, ''),
      0,
    )
    return /^[1-9]\d*$/.test(count) && !bareNumber(cell)?.signs.length ? count : ''
  })
  const first = counts.findLastIndex((count) => !count) + 1
  const own = counts.slice(first)
  const before = cells.slice(0, first)
  const isRising = own.every((count, index) => index === 0 || Number(count) > Number(own[index - 1]))
  const isHead = before.every((cell) => !cell || roleOf(cell)) && before.length > 0
  return own.length > 1 && isRising && isHead ? own : []
}

const signsIn = (rows: PastedRow[]) =>
  rows.flatMap(({ cells }) =>
    cells.flatMap(
      (cell) =>
        bareNumber(cell)?.signs ?? (/^(\p{Lu}{3}|\p{Sc})$/u.test(cell) && isCurrency(cell) ? [cell] : []),
    ),
  )

/** "Price (EUR)", "EUR/pc" */
const signsOfHeading = (heading: string) =>
  /price|amount|^$/.test(roleOf(heading) ?? '')
    ? (heading.match(/\p{Sc}|[A-Z]{3,}/gu) ?? []).filter(isCurrency)
    : []

/** Lines that are numbered, without their numbers. */
function withoutPlaces(lines: PastedTable['lines']): PastedTable['lines'] {
  const places = lines.map(({ item }) => /^(\d+)[.)]? +(?=\S)/.exec(item))
  if (lines.length < 2 || places.some((place, index) => Number(place?.[1]) !== index + 1)) return lines
  return lines.map((line, index) => ({ ...line, item: line.item.slice(places[index]?.[0].length) }))
}
