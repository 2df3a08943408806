import { bareNumber, isCounted, isUnit, possibleReadings } from './read-number.ts'
import { roleOf } from './headings.ts'

/** A row of a pasted table: its cells, other splits where a space may also mark thousands, and the original text. */
export type PastedRow = { cells: string[]; others: string[][]; text: string }

const tidy = (cell: string) => cell.replace(/\s+/g, ' ').trim()

const rowOf = (cells: string[], text: string, others: string[][] = []): PastedRow => {
  const cut = (all: string[]) => all.map(tidy).slice(0, all.findLastIndex((cell) => cell.trim()) + 1)
  return { cells: cut(cells), others: others.map(cut), text: tidy(text.replaceAll('\t', '  ')) }
}

/** Characters of a line whose words and numbers are told apart. */
const maxCharacters = 1_000

/** Splits pasted text into rows and cells: from a spreadsheet, a file with separators, a mail with | or spaces, a PDF. */
export function splitRows(pasted: string): PastedRow[] {
  const text = pasted.replace(/\r\n?/g, '\n')
  if (text.includes('\t')) return splitByMark(text, '\t')
  const lines = text.split('\n').filter((line) => line.trim() && !/^[\s|│┃+:=─━┼├┤┌┐└┘┬┴-]+$/.test(line))
  const have = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length * 2 > lines.length
  if (have(/[|│┃].*[|│┃]/)) return lines.map((line) => rowOf(inBars(line), line))
  if (have(/;.*;/)) return splitByMark(text, ';')
  const [first = ''] = lines
  const commas = splitByMark(text, ',')
  if ((first.split(',').filter(roleOf).length > 1 && have(/,.*,/)) || areOfFile(commas)) return commas
  const pairs = lines.map(
    (line) => /^[ >*•·–-]*([^:|*]{1,30})[:|*]{1,2}\s(.+)$/.exec(line)?.slice(1, 3) ?? [],
  )
  if (pairs.every(([name]) => name && roleOf(name)))
    return pairs.map((cells, at) => rowOf(cells, lines[at] ?? ''))
  const rows = lines.map((line) =>
    line.length > maxCharacters ? rowOf([line], line) : (headingOf(line) ?? splitBySpaces(line)),
  )
  return inColumn(rows) ?? rows
}

const inBars = (line: string) =>
  line
    .trim()
    .replace(/^[|│┃]|[|│┃]$/g, '')
    .split(/[|│┃]/)

/** Whether a comma separates cells in most rows, and no thousands: two cells are numbers, and none is the rest of one. */
const areOfFile = (rows: PastedRow[]) =>
  rows.filter(({ cells }) => {
    const numbers = cells.filter((cell) => possibleReadings(cell).length > 0)
    return cells.length > 2 && numbers.length > 1 && !numbers.some((cell) => /^0\d/.test(cell))
  }).length *
    2 >
  rows.length

/** Quoted cells may hold marks and line ends; an inch mark is no quotation mark. */
function splitByMark(text: string, mark: '\t' | ';' | ','): PastedRow[] {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"(?=${mark}|\n|$)|([^${mark}\n]*))(${mark}|\n|$)`, 'gy')
  const rows: PastedRow[] = []
  let cells: string[] = []
  let begun = 0
  for (const found of text.matchAll(cell)) {
    cells.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
    if (found[3] === mark) continue
    const end = found.index + found[0].length
    if (cells.some((one) => one.trim())) rows.push(rowOf(cells, text.slice(begun, end)))
    cells = []
    begun = end
    if (end >= text.length) break
  }
  return rows
}

/** Cells two spaces apart; if there are too few, the numbers after the words. */
function splitBySpaces(line: string): PastedRow {
  const wide = line
    .trim()
    .replace(/^(?:[>*•·–-]\s+)+/, '')
    .split(/\s{2,}/)
  if (wide.length > 2) return rowOf(wide, line)
  const [cells, other] = [false, true].map((isWide) => {
    const cells = [...wide.slice(0, -1), ...numbersBehind(wide.at(-1) ?? '', isWide)]
    const [first = '', ...rest] = cells
    const [, count, unit = '', name] = /^(\d\S{0,20}) ?([x×]|\p{L}{1,20}\.?) (.+)$/iu.exec(first) ?? []
    const isCount = count && name && (/^[x×]$/i.test(unit) || isCounted(unit))
    // "500 mugs at $4.20 each"
    const isEach = rest.length === 1 && bareNumber(rest[0] ?? '')?.isOfUnit
    const isTold =
      isEach || rest.length !== 1 || count === '1' || /[@=]| (?:at|à|je) /.test(` ${first} ${rest[0]}`)
    // "2 × Mug $18.00" may be the price of one or of both, "Mug 2 pcs $18.00", too.
    const [quantity = '', sum = ''] = rest.length === 2 ? rest : []
    const isMany = /[x×]|\p{L}$/iu.test(quantity) && !bareNumber(quantity)?.signs.length
    const isEachOrAll = /^(?:[@=]|(?:à|a|je|per|pro|par|por|al) )/i.test(sum) || bareNumber(sum)?.isOfUnit
    const isOpen = isMany && !isEachOrAll
    if ((isCount && !isTold) || isOpen) return [line]
    const [, many, things] = (isEach && /^(\d[\d.,]{0,20}) (\p{L}.*)$/u.exec(first)) || []
    const named = isCount ? [name, count] : [things ?? first, many ?? ''].filter(Boolean)
    return [...named, ...rest].map((cell) => cell.replace(/(?: at)?[\s,:=–-]{0,20}$/, ''))
  }) as [string[], string[]]
  return rowOf(cells, line, other.length === cells.length ? [] : [other])
}

/** "Item Qty Unit price Total" as the headings of words and the numbers after them. */
function headingOf(line: string): PastedRow | null {
  const heads: string[] = []
  for (const word of /\s{2}|\d/.test(line.trim()) ? [] : line.trim().split(' ')) {
    const last = heads.at(-1) ?? ''
    const role = roleOf(word)
    const before = roleOf(last)
    const isMore = !role || (role === 'price' && (before === 'price' || before === 'amount'))
    const isOf = before === 'unit' && (role === 'price' || role === 'amount')
    if (heads.length && (isMore || isOf)) heads.splice(-1, 1, `${last} ${word}`)
    else heads.push(word)
  }
  const roles = heads.map(roleOf)
  const first = roles.findIndex((role) => role === 'quantity' || role === 'price')
  const numbers = roles.slice(Math.max(first, 0))
  if (first < 1 || !numbers.includes('quantity') || numbers.length < 2 || numbers.includes(null)) return null
  return rowOf([heads.slice(0, first).join(' '), ...heads.slice(first)], line)
}

/** "Tote bag 1 000 2,35 EUR" as its words and numbers; `wide`: 1 000 is one. */
function numbersBehind(text: string, wide: boolean): string[] {
  const words = text.split(' ')
  const cells: string[] = []
  for (let end = words.length; end > 0;) {
    const take = (count: number) =>
      words
        .slice(Math.max(end - count, 0), end)
        .join(' ')
        .replace(/,$/, '')
    const isOne = (cell: string) => possibleReadings(cell).length > 0
    const isWide = (cell: string) => isOne(cell) && /\d{1,3} \d{3}(?!\d)/.test(cell)
    // In "60 pcs $852", the unit is the count's; the dash of "Mug – $852" is no minus.
    const isApart = (cell: string) => {
      const [first = '', ...more] = cell.split(' ')
      return more.length > 0 && (isUnit(first) || /^[–—-]$/.test(first))
    }
    const isSigned = (cell: string) =>
      isOne(cell) && !isApart(cell) && (cell.match(/\S{0,20}\d\S{0,20}/g) ?? []).length === 1
    const sizes = [
      ...(wide ? [4, 3, 2].filter((size) => isWide(take(size))) : []),
      ...[3, 2, 1].filter((size) => isSigned(take(size))),
    ]
    const size = sizes.find((one) => one <= end)
    // The first word is never a number: something must be named.
    if (!size || size >= end) return [words.slice(0, end).join(' '), ...cells]
    cells.unshift(take(size))
    end -= size
  }
  return cells
}

/** A table with its headings on the left, or a list of names and values, as a table with headings on top. */
export function transposeTable(rows: PastedRow[]): PastedRow[] {
  const names = rows.map(({ cells }) => cells[0] ?? '')
  const end = names.indexOf(names[0] ?? '', 1)
  const heads = end < 0 ? names : names.slice(0, end)
  const isRepeated = rows.every(
    ({ cells }, at) => cells.length > 1 && cells[0] === heads[at % heads.length] && roleOf(cells[0] ?? ''),
  )
  const height = heads.length
  if (!isRepeated || height < 3 || names.length % height || !heads.map(roleOf).includes('quantity'))
    return rows
  const records = rows.flatMap(({ cells }, first) =>
    first % height
      ? []
      : cells
          .slice(1)
          .map((_, at) => rows.slice(first, first + height).map((row) => row.cells[at + 1] ?? '')),
  )
  return [heads, ...records].map((cells) => rowOf(cells, cells.join('  ')))
}

/** A mail's table reduced to a line for each cell, with its headings first. */
function inColumn(rows: PastedRow[]): PastedRow[] | null {
  const cells = rows.map(({ text }) => text)
  const width = cells.findIndex((cell) => !roleOf(cell))
  const roles = cells.slice(0, Math.max(width, 0)).map(roleOf)
  if (width < 3 || width > 7 || !roles.includes('quantity') || cells.length % width) return null
  return Array.from({ length: cells.length / width }, (_, row) => {
    const own = cells.slice(row * width, (row + 1) * width)
    return rowOf(own, own.join('  '))
  })
}
