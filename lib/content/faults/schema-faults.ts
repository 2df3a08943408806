import { z } from 'zod'
import { valueAt, type Path, writeValue, quoteValue, nearest } from './fault.ts'
import { weekdays } from '../../leads/deadline/rules.ts'
import { areAlike, rightName, rightPlace } from './misplaced.ts'

type Context = {
  /** The line of the file that the issue is about. */
  written: string
  /** The value as written in the file. */
  source: string
  schema: z.ZodType
  /** Names of fields that the schema does not know. */
  misspelt: string[]
  data: unknown
}

/** Tells a marketer how to fix a value that the schema refuses; undefined when another message covers it. */
export function adviseOnIssue(issue: z.core.$ZodIssue, path: Path, context: Context): string | undefined {
  const name = String(path.at(-1))
  if (issue.code === 'unrecognized_keys') {
    const [, equal, words] = /^([\w-]+) *= *(.*)$/.exec(name) ?? []
    if (equal) return `has = in place of a colon; write ${equal}: ${words}`
    const [, begun, rest] = /^([\w-]+) (.+)$/.exec(name) ?? []
    if (begun && unusedNames(context, path).includes(begun))
      return `has no colon after its name; write ${begun}: ${rest}`
    const value = cutByComma(context, path)
    const [, key, numbers] = /^([\w-]+): '(-?[\d.]+, ?-?[\d.]+)'$/.exec(value ?? '') ?? []
    if (numbers && /\.\d/.test(numbers))
      return `follows a comma; put brackets around both: ${key}: [${numbers}]`
    const [, decimal] = /^(.*\d,\d{1,2})$/.exec(value?.replaceAll("'", '') ?? '') ?? []
    if (decimal) return `follows a comma inside a number; write ${decimal.replace(',', '.')}`
    if (value) return `follows a comma inside { }; put all of the value in quotes: ${value}`
    const place = rightPlace(context, path, context.misspelt)
    if (place) return place
    if (/^(from|until|draft)$/.test(name))
      return 'has no effect here; pages, their blocks, sections and entries of lists have days and drafts'
    if (/^(?:status|visible|hidden|published)$/.test(name))
      return 'is not a known field; to keep an entry off the site, write draft: true'
    const called = rightName(context, path)
    if (called) return `is called ${called} here; write ${called}: in its place`
    const known = [...unusedNames(context, path), 'from', 'until', 'draft']
    const meant = /^(to|till?|end)$/.test(name) ? 'until' : nearest(name, known)
    return meant
      ? `is not a known field; did you mean ${meant}?`
      : 'is not a known field; remove it or correct its spelling'
  }
  const [, curly] = /^[“”„‘’](.*)[“”‘’]$/.exec(context.source) ?? []
  if (curly) return `has curly quotes around it; write ${quoteValue(curly)}`
  const isMissing = issue.code === 'invalid_value' && valueAt(context.data, path) === undefined
  if (isMissing && issue.message.startsWith('Invalid option'))
    return `is missing; add a line ${name}: with one of ${issue.values.join(', ')}`
  const within = daysIn(context.source)
  if (issue.code === 'invalid_value' && within) return `is several days in one; write ${within}`
  if (issue.code === 'invalid_value' && issue.message.startsWith('Invalid option')) {
    const meant = nearest(context.source, issue.values.map(String))
    return meant ? `is no choice here; write ${meant}` : `must be one of ${issue.values.join(', ')}`
  }
  if (issue.code === 'invalid_value' && issue.message.startsWith('Invalid input'))
    return `must be ${issue.values.join(' or ')}, or be left out`
  if (issue.code === 'too_small' && issue.message.startsWith('Too small'))
    return `${issue.origin === 'array' ? 'lists too few' : 'is too small'}; write ${issue.inclusive ? `${issue.minimum} or more` : `more than ${issue.minimum}`}`
  if (issue.code === 'too_big' && issue.message.startsWith('Too big'))
    return `is too large; write ${issue.maximum} or less`
  if (issue.code === 'invalid_key') return issue.issues[0]?.message
  const { data, source } = context
  // Words in [ ] without a comma are one entry.
  if (issue.message.endsWith('; add some') && /^\[[^,\]]+\]$/.test(source))
    return issue.message.replace('add some', 'put a comma between them, or add some')
  if (issue.message.endsWith(' 0; add some')) return emptyAdvice(name, 'array', '')
  if (issue.code !== 'invalid_type') return issue.message
  const value = valueAt(data, path)
  if (value === undefined) {
    // The misspelled field reports it.
    const isMisspelt = context.misspelt.some(
      (one) => one.startsWith(`${name} `) || one.startsWith(`${name}=`),
    )
    const beside = Object.keys(Object(valueAt(data, path.slice(0, -1))))
    const isCalledOtherwise = beside.some((one) => context.misspelt.includes(one) && areAlike(one, name))
    if (isMisspelt || isCalledOtherwise || nearest(name, context.misspelt)) return undefined
    return `is missing; add a line ${name}: …`
  }
  if (value === null && source)
    return `is read as nothing; write the words in its place, or in quotes: ${quoteValue(source)}`
  if (value === null) return emptyAdvice(name, issue.expected, context.written)
  if (issue.expected === 'string' && typeof value === 'object')
    return `must be text, and is written as ${Array.isArray(value) ? 'a list' : 'fields'}; put it in quotes: ${quoteValue(source)}`
  // A price, as in [Mugs, from $1,200].
  const words = context.written.split(/[\s[\]]+/).map((word) => word.replace(/,$/, ''))
  const torn = words.find((word) => word.endsWith(`,${source}`))
  if (issue.expected === 'string' && torn)
    return `is cut at its comma; put all of it in quotes: ${quoteValue(torn)}`
  if (issue.expected === 'string' && /^(?:from|until|checked|again|closed)$/.test(name))
    return `must be a day like 2026-12-25; it is ${source}`
  if (/^\d[\d.]*E\+\d+$/i.test(source))
    return 'is a number that a spreadsheet has shortened; write all of its digits, in quotes'
  if (issue.expected === 'string')
    return `must be text, and is read as the ${typeof value} ${String(value)}; put it in quotes: ${quoteValue(source.replace(/^\+(\d{1,4})$/, '$1+'))}`
  if (issue.expected === 'boolean' && issue.message.startsWith('Invalid input'))
    return `must be true or false; it is ${source}`
  if (issue.expected === 'int') return `must be a whole number, and is ${String(value)}`
  if (issue.expected === 'number' && !issue.message.startsWith('Invalid input')) return issue.message
  if (issue.expected === 'number')
    return /^["'][\d.]+["']$/.test(source)
      ? `must be a number, and is ${JSON.stringify(value)}; write it without quotes`
      : `must be one number, in digits only and such as ${/\d+/.exec(source)?.[0] ?? 5}; it is ${source}`
  if (issue.expected === 'object' || issue.expected === 'record') {
    if (path.length === 0) return `has no names with a colon; write lines like ${fieldsOf(context, path)}`
    const form = issue.expected === 'object' ? fieldsOf(context, path) : 'an-id: words'
    const now = Array.isArray(value) ? 'take the dashes or [ ] away' : `it is ${source}`
    return `must have lines below it like ${form}; ${now}`
  }
  const cells =
    typeof value === 'object'
      ? Object.entries(value).map(([key, words]) => String(words ?? key))
      : source.replace(/^\((.*)\)$/, '$1').split(/[\t,;]+ */)
  const days = daysIn(source)
  if (issue.expected === 'array' && days) return `must be a list; write ${name}: [${days}]`
  if (issue.expected === 'array' && /[.!?]$/.test(String(value)))
    return 'must be a list; begin its line with two more spaces and "- "'
  const [first] = Object.entries(Object(value)).find(([, words]) => words !== null) ?? []
  if (issue.expected === 'array' && typeof value === 'object' && !source.startsWith('{') && first)
    return `must be a list; put - before ${first}:`
  if (issue.expected === 'array')
    return `must be a list; write ${/^\d+$/.test(name) ? '-' : `${name}:`} [${cells.map(writeValue).join(', ')}]`
  return issue.message
}

/** Each of the days that Monday–Friday means. */
function daysIn(source: string): string | undefined {
  const [first, last] =
    /^(\w+day)s? ?(?:[-–]|to|through) ?(\w+day)s?$/i
      .exec(source)
      ?.slice(1)
      .map((one) => weekdays.findIndex((day) => one.toLowerCase() === day.toLowerCase())) ?? []
  return first !== undefined && last !== undefined && first <= last
    ? weekdays.slice(first, last + 1).join(', ')
    : undefined
}

/** The whole value that a comma cut in two within `{ }`: YAML reads the rest as a field without words. */
function cutByComma({ written, data }: Context, path: Path): string | undefined {
  if (valueAt(data, path) !== null) return undefined
  const name = String(path.at(-1))
  const values = written.matchAll(/(?<=[{,] {0,2})([\w-]+): ([^'"{}[\]]{1,300}?)(?= ?(?:\}|, [\w-]+: ))/g)
  // In 1,000 the rest is read as 0.
  const isRest = (part: string) => part === name || (/^\d+$/.test(part) && String(Number(part)) === name)
  for (const [, key, value = ''] of values)
    if (value.split(/, ?/).slice(1).some(isRest)) return `${key}: ${quoteValue(value)}`
}

function emptyAdvice(name: string, expected: string, written: string): string {
  const [, comment] = /(?::|-) +(#\S.*)$/.exec(written) ?? []
  if (comment) return `is empty, as what follows # is a comment; put it in quotes: ${quoteValue(comment)}`
  if (expected === 'object') return 'is empty; put its lines below it, two spaces further in'
  if (expected === 'array')
    return 'lists nothing; write its entries below it, each on a line that begins with "- "'
  return /^\d+$/.test(name)
    ? 'is empty; write the words after its dash, or take the dash away'
    : `is empty; write the words after ${name}:`
}

/** The required fields of a place that holds something else. */
function fieldsOf({ schema, data }: Context, path: Path): string {
  const tried = path.length > 0 ? structuredClone(data) : {}
  if (path.length > 0) Reflect.set(Object(valueAt(tried, path.slice(0, -1))), path.at(-1) ?? '', {})
  const names = schema
    .safeParse(tried)
    .error?.issues.flatMap(({ path: other }) =>
      path.every((part, index) => other[index] === part) ? (other[path.length] ?? []) : [],
    )
  return names?.map((name) => `${String(name)}: …`).join(' and ') ?? ''
}

/** Names that a file's fields may have, and that those beside a place have not. */
function unusedNames({ schema, data }: Context, path: Path): string[] {
  const names = new Set<string>()
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), (key, value: unknown) => {
    if (key === 'properties') for (const name of Object.keys(Object(value))) names.add(name)
    return value
  })
  const around = Object(valueAt(data, path.slice(0, -1)))
  return [...names].filter((name) => !(name in around))
}
