import { writeValue, quoteValue } from './fault.ts'

/** A line as marketers write it: a list entry, a field, and its value. */
const parts = /^(?<indent>\s*)(?<dash>- +)?(?:(?<key>[\w-]+|not spam):(?= |$) *)?(?<value>.*?)\s{0,99}$/

export type Line = { indent: string; dash?: string; key?: string; value: string }

export const partsOf = (line: string) => parts.exec(line)?.groups as unknown as Line

export const writeField = ({ key, dash }: Partial<Line>, value: string) =>
  (key ? `${key}: ` : (dash && '- ') || '') + value

/** The lines without comments and long texts (`>-`), which YAML takes literally. */
export function structureOf(text: string): string[] {
  let deeper = Infinity
  return text.split('\n').map((line) => {
    const indent = line.search(/\S/)
    if (indent === -1 || indent > deeper || line[indent] === '#') return ''
    deeper = /(^|[:-] +)[|>][+-]?\s*$/.test(line) ? indent : Infinity
    return line
  })
}

/** A line of a long text that stands too far to the left, so that the text ends above it. */
export function outdentedText(text: string, lines: string[]) {
  const all = text.split('\n')
  const at = all.findIndex((written, index) => {
    const { key, dash, value } = partsOf(lines[index] ?? '')
    const before = all[index - 1] ?? ''
    const after = all[index + 1] ?? ''
    const isText = !lines[index - 1] && /^ +[^\s#]/.test(before)
    return isText && !key && !dash && /^\p{L}/u.test(value) && /^ /.test(after) && !/^ /.test(written)
  })
  const { key } = partsOf(lines.slice(0, Math.max(0, at)).findLast(Boolean) ?? '')
  const advice = `belongs to ${key}: above it; put two spaces before each of its lines`
  return at > 0 && key ? { line: at + 1, advice } : undefined
}

/** Whether a name stands in line with the dashes above and below it. */
function isBetweenDashes(lines: string[], at: number): boolean {
  const [above, here, below] = [at - 1, at, at + 1].map((line) => partsOf(lines[line - 1] ?? ''))
  const isInLine = [above, below].every((one) => one?.dash && one.indent === here?.indent)
  return here?.key !== undefined && !here.dash && isInLine
}

/** The line of a list entry indented unlike its neighbors: the parser may stop at the line before. */
export const misindentedEntry = (lines: string[], at: number) =>
  [at - 1, at].find((line) => isBetweenDashes(lines, line)) ??
  [at, at + 1].find((line) => {
    const { dash, key, indent } = partsOf(lines[line - 1] ?? '')
    return (
      dash && key && lines.map(partsOf).some((one) => one.dash && one.key === key && one.indent !== indent)
    )
  })

/** The fault of a line whose indentation alone is wrong. */
export function indentationFault(lines: string[], at: number): string {
  const here = partsOf(lines[at - 1] ?? '')
  const above = lines
    .slice(0, at - 1)
    .map(partsOf)
    .toReversed()
  const beside = here.dash
    ? (above.find(({ dash, key }) => dash && key === here.key) ?? above.find(({ dash }) => dash))
    : above.find(({ key }) => key)
  const spaces = (beside?.indent.length ?? 0) + (here.dash ? 0 : (beside?.dash?.length ?? 0))
  if (spaces === here.indent.length)
    return 'begins too far to the left or to the right; put as many spaces before it as the entries beside it have'
  const own = here.indent.length
  const [next] = lines.slice(at).filter((line) => line.trim())
  // Steps are of two spaces; a list goes on as most of it does.
  const isAbove = (spaces % 2 > own % 2 && !here.dash) || (here.dash && next?.search(/\S/) === own)
  return isAbove
    ? `begins with ${own} spaces, and the line above it with ${spaces}; write ${own} there`
    : `begins with ${own} spaces, and what is beside it with ${spaces}; write ${spaces}`
}

/** A name without its colon, in line with other names. */
export function noColon(lines: string[], at: number): string | undefined {
  const [, indent, name, words] = /^( *)([a-z]\w*) +([^:]+)$/.exec(lines[at - 1] ?? '') ?? []
  const beside = [at, at - 2].map((line) => partsOf(lines[line] ?? ''))
  const isContinued = beside[1]?.value && !lines.some((line) => partsOf(line).key === name)
  if (name && !isContinued && beside.some((one) => one.key && one.indent === indent))
    return `has no colon after its name; write ${name}: ${words}`
  const [before, here] = [at - 2, at - 1].map((line) => partsOf(lines[line] ?? ''))
  const lost = here?.key || here?.dash ? undefined : lostName(lines, at)
  if (lost) return `has lost its name; write ${lost}: ${writeValue(here!.value.replace(/^: /, ''))}`
  if (!before?.key || here?.key || here?.indent !== before.indent) return
  if (/^(?:[|>][+-]?)?$/.test(before.value))
    return `belongs to ${before.key}: above it; put two spaces before each of its lines`
  const both = quoteValue(`${before.value.replace(/^(['"])(.*)\1$/, '$2')} ${here.value}`)
  const ownName = /^[A-Z][\w ]*$/.test(here.value) ? here.value.toLowerCase().replaceAll(' ', '-') : ''
  const other = ownName && `, or give it a name of its own: ${ownName}: ${here.value}`
  return `belongs to no name; write it at the end of the line above: ${before.key}: ${both}${other}`
}

/** The name that most other entries have where a line has none: it follows the same name there, and is not in this entry. */
function lostName(lines: string[], at: number): string | undefined {
  const depth = (one: Line) => one.indent.length + (one.dash?.length ?? 0)
  const here = lines.map(partsOf)[at - 1]!
  const beside = lines
    .map((line, index) => ({ ...partsOf(line), index }))
    .filter((one) => one.key && depth(one) === depth(here))
  const before = beside.findLast(({ index }) => index < at)
  const first = beside.findLast(({ dash, index }) => dash && index < at)?.index ?? 0
  const end = beside.find(({ dash, index }) => dash && index >= at)?.index ?? lines.length
  const own = beside.filter(({ index }) => index >= first && index < end).map(({ key }) => key)
  const next = beside.filter((_, place) => beside[place - 1]?.key === before?.key).map(({ key }) => key)
  return next.find((key) => !own.includes(key) && next.filter((one) => one === key).length > next.length / 2)
}

/** Words that belong to nothing, as what is pasted below a file or at the beginning of a line. */
function adviseOnLoneWords(lines: string[], at: number): string | undefined {
  const { key, dash, value } = partsOf(lines[at - 1] ?? '')
  return key || dash || !value
    ? undefined
    : 'has no name with a colon; if it goes on with the text above, put as many spaces before it as that has, else take it away'
}

/** A list entry of fields whose first one lacks its name or its colon. */
export function noName(lines: string[], at: number) {
  const parsed = lines.map(partsOf)
  for (const line of [at - 1, at]) {
    const here = parsed[line - 1]
    const below = parsed[line]
    const isEntry = here?.dash && !here.key && below?.key && below.indent.length === here.indent.length + 2
    const name = isEntry && parsed.find((one) => one.dash && one.key && one.indent === here.indent)?.key
    if (!name) continue
    const words = here.value.replace(/^\? /, '').replace(`${name} `, '')
    return { line, advice: `must begin with its name and a colon; write - ${name}: ${words}` }
  }
  return undefined
}

/** Words behind a dash, above lines that have names. */
export function dashAmongNames(lines: string[], at: number) {
  for (const line of [at - 1, at]) {
    const [above, here, below] = [line - 1, line, line + 1].map((one) => partsOf(lines[one - 1] ?? ''))
    const isAmong = here?.dash && !here.key && below?.key && !below.dash && below.indent === here.indent
    if (!isAmong || !above?.key || above.value) continue
    const advice = `begins with a dash, where lines have names; take it away, and write it like the one below it, ${below.key}: ${below.value}`
    return { line, advice }
  }
}

/** A list entry without its dash, or a list without its name. */
function noDash(lines: string[], at: number): string | undefined {
  const [here, ...beside] = [at, at - 1, at + 1].map((line) => partsOf(lines[line - 1] ?? ''))
  if (!here?.dash && !here?.key && beside.some((one) => one.dash && one.indent === here?.indent))
    return `has no dash before it; write - ${here?.value}`
  if (here?.dash && here.key && !here.indent) return `has a dash before its name; write ${here.key}:`
  const above = partsOf(lines.slice(0, at - 1).findLast((line) => line.trim()) ?? '')
  if (here?.dash && beside[0]?.value === '' && !beside[0].key && !above.dash)
    return 'has no name above it; write a line with the name of this list and a colon, like bullets:'
}

/** A list entry among fields. */
function strayDash(lines: string[], at: number): string | undefined {
  const [here, before] = [at, at - 1].map((line) => partsOf(lines[line - 1] ?? ''))
  if (here?.dash && /^(?:\[\]|\{\}|''|"")$/.test(before?.value ?? ''))
    return `belongs to ${before?.key}: above it; take ${before?.value} away there`
  if (!here?.dash || before?.dash || !before?.key || !before.value || here.indent !== before.indent) return
  return `begins with a dash, and the line above it with a name and a colon; write it like that one: a-name: ${here.value}`
}

/** The fault of a line that only its neighbors show. */
export const lineFaultInContext = (lines: string[], at: number): string =>
  strayDash(lines, at) ??
  noDash(lines, at) ??
  noColon(lines, at) ??
  adviseOnLoneWords(lines, at) ??
  indentationFault(lines, at)
