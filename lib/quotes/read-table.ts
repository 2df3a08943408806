import { isSum, perOf, roleOf, type Role } from './headings.ts'
import { bareNumber, isCurrency, possibleReadings } from './read-number.ts'
import { type Read, readInColumns, readInPlaces } from './read-row.ts'
import { pickNumbers, solveColumns } from './solve-row.ts'
import { type PastedRow, splitRows, transposeTable } from './split-rows.ts'
import { SubtotalRows } from './subtotal-rows.ts'

/** The contents of a pasted table; `left` are unclear rows, as they were. */
type PastedTable = NonNullable<Read> & {
  columns: string[]
  left: string[]
  /** The codes and signs beside its numbers. */
  signs: string[]
}

/** Rows that are read; a quote has forty lines. */
const maxRows = 500

/**
 * Reads a pasted table: by its headings if it has any, else by the columns that multiply. Headings further down begin another.
 * @param fractionDigits the currency's digits after the point
 * @param choices how many quantities the quote's columns have, 0 if each line has its own
 */
export function readTable(pasted: string, fractionDigits: number, choices: number): PastedTable {
  const split = splitRows(pasted)
  if (split.length > maxRows)
    return { columns: [], lines: [], extras: [], signs: [], left: split.map(({ text }) => text) }
  const rows = transposeTable(split.map(chooseSplit))
  const head = rows.findIndex(({ cells }) => isHeading(cells))
  const more = rows.flatMap(({ cells }, at) => (at > head && head >= 0 && isNewHeading(cells) ? [at] : []))
  const first = readPart(rows.slice(0, more[0]), fractionDigits, choices)
  const others = more.map((from, at) =>
    readPart(rows.slice(from, more[at + 1]), fractionDigits, choices || first.columns.length),
  )
  return others.reduce(
    (all, part) => ({
      columns: all.columns,
      lines: [...all.lines, ...part.lines],
      extras: [...all.extras, ...part.extras],
      left: [...all.left, ...part.left],
      signs: [...new Set([...all.signs, ...part.signs])],
    }),
    first,
  )
}

function readPart(all: PastedRow[], fractionDigits: number, choices: number): PastedTable {
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
  const sums = new SubtotalRows()
  for (const row of rows) {
    const cells = width ? row.cells : withMeasures(withUnit(row.cells, roles), heading, roles)
    const found = width
      ? readInColumns(cells, roles, width, counts.length ? heading.length : 0)
      : readInPlaces(cells, { heading, roles }, places, fractionDigits)
    const isPriced = Boolean(cells[places.price ?? places.quantity ?? -1])
    const isLine = Number(found?.lines[0]?.quantity) > 1 && Boolean(cells[places.price ?? -1])
    const name = cells.find((cell) => /\p{L}/u.test(cell)) ?? ''
    // Falling quantities head no columns: their row of headings is left as text, like their prices.
    const isNoLine = isSum(name, isLine) || (roleOf(name) === 'item' && /^\p{L}+$/u.test(name))
    if (!found || isNoLine || (!width && sums.takeSum(found, isPriced))) {
      table.left.push(row.text)
      sums.leave(cells)
      continue
    }
    sums.add(found)
    table.lines.push(...found.lines)
    table.extras.push(...found.extras)
  }
  return { ...table, columns: counts, lines: withoutPlaces(table.lines) }
}

/** The columns' roles: beside a margin or what we sell it for, a cost is ours; numbers below "Unit" are prices if no others are. */
function rolesOf(heading: string[], rows: PastedRow[]): (Role | null)[] {
  const isOurs = /margin|mark-?up|profit|\b(?:sell(?:ing)?|vk)\b/i.test(heading.join(' '))
  const roles = heading.map((text) => (isOurs && /\bcost\b/i.test(text) ? 'other' : roleOf(text)))
  const isPrice = (role: Role | null, at: number) =>
    role === 'unit' && !roles.includes('price') && rows.some(({ cells }) => bareNumber(cells[at] ?? ''))
  return roles.map((role, at) => (isPrice(role, at) ? 'price' : role))
}

/** A row whose unit says what its price is for: "per 100". Its price is no number if that is unclear, as C and M are. */
function withUnit(cells: string[], roles: (Role | null)[]): string[] {
  const unitAt = roles.indexOf('unit')
  const unit = cells[unitAt]?.replace(/^(?:per|pro|je|par|por|\/)\s{0,3}/i, '') ?? ''
  const price = roles.indexOf('price')
  const isMoney = bareNumber(cells[price] ?? '')?.per === 1 && !cells[roles.indexOf('amount')]
  const isOther = /^[CM]$|^\d/.test(unit) && !/^1(?:0[., ]?00?)?$/.test(unit)
  const per = isOther ? NaN : perOf(`Price / ${unit}`)
  if (!isMoney || !unit || per === 1) return cells
  return cells.map((cell, at) => (at === price ? `${cell} / ${per}` : cell)).with(unitAt, '')
}

/** A row whose numbers that describe the goods say what they are: "Pages 32". */
const withMeasures = (cells: string[], heading: string[], roles: (Role | null)[]): string[] =>
  cells.map((cell, at) =>
    (roles[at] === 'measure' || (roles[at] === 'decoration' && /^\d+$/.test(cell))) && bareNumber(cell)
      ? `${heading[at]} ${cell}`
      : cell,
  )

/** If a space may mark thousands, the split that multiplies. */
function chooseSplit(row: PastedRow): PastedRow {
  const [other] = row.others
  if (!other) return row
  const multiplies = (cells: string[]) => solveColumns([{ cells }], []).amount !== undefined
  const isWrong = row.cells.some((cell) => /^0\d\d/.test(cell))
  return isWrong || (!multiplies(row.cells) && multiplies(other)) ? { ...row, cells: other } : row
}

const isNewHeading = (cells: string[]) => {
  const roles = cells.map(roleOf)
  return roles.includes('quantity') && /price|amount/.test(roles.join()) && pickNumbers(cells).length === 0
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
  const isHead =
    before.every((cell) => !cell || roleOf(cell)) && before.some((cell) => cell && !isSum(cell, false))
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
