import { type Document, isNode } from 'yaml'
import type { z } from 'zod'
import { listClaims, pathInFile, withFigures, withoutAwaited } from './claim-figures.ts'
import { valueAt, type Fault, parseYaml, type Path } from './fault.ts'
import { cutInTwo, rightList } from './misplaced.ts'
import { english, inLanguage, spokenLanguage } from '../../language/spoken.ts'
import { withMarks } from '../../language/left-in-english.ts'
import { translateContent } from '../../language/translate-content.ts'
import { adviseOnIssue } from './schema-faults.ts'
import { wordFaults } from './word-faults.ts'
import { explainFault, joinedEntry } from './yaml-faults.ts'
import { TextDecoder } from 'node:util'

const extraDash = 'begins with a dash, and goes on with the entry above it; write two spaces in place of "- "'

/** Only brand.yaml spells out name and tagline; other texts take them from it. */
const isSaidHere = (file: string, field: string, advice: string) =>
  file === 'brand.yaml' && (field === 'name' || (field === 'tagline' && advice.includes(' by hand')))

/** What to do about a name that stands twice in one place. */
function adviceOnTwice(twice: string, rows: string[]): string {
  const here = rows.at(-1) ?? ''
  // Of { width: 8,5, height: 3,5 } both halves are read as fields.
  const [, whole, rest] = (/^\d+$/.test(twice) && /(?<!\d)(\d{1,9}),(\d{1,9})/.exec(here)) || []
  if (whole) return `has a comma inside a number; write ${whole}.${rest}`
  const isIn = (row: string) => /\S/.test(row) && row.search(/\S/) < here.search(/\S/)
  const isInList = rows.findLast(isIn)?.trim().startsWith('- ')
  const dash = isInList ? `; if a new entry begins here, write - ${twice}:` : ''
  return `${twice} is written twice; keep one of the two${dash}`
}

/**
 * Checks a content file against its schema: its data, or every fault; of invalid YAML the first, which causes the rest.
 * @param inEnglish fields that stay English in another language
 */
export function checkContent<T>(
  file: string,
  content: Uint8Array,
  schema: z.ZodType<T>,
  inEnglish: readonly string[] = [],
): { data: T } | { faults: Fault[] } {
  const decoded = decodeFile(content)
  if ('advice' in decoded) return { faults: [{ file, field: 'file', ...decoded }] }
  const { text } = decoded
  const { document, lines } = parseYaml(text)
  const lineAt = (offset: number) => lines.linePos(offset).line
  const [broken] = document.errors
  if (broken) {
    const twice = broken.code === 'DUPLICATE_KEY' ? /^[\w-]+/.exec(text.slice(broken.pos[0]))?.[0] : undefined
    const line = lineAt(broken.pos[0])
    const rows = text.split('\n').slice(0, line)
    const isSecond = broken.code === 'MULTIPLE_DOCS'
    const other = twice ? { line, advice: adviceOnTwice(twice, rows) } : explainFault(text, line)
    const advice = isSecond ? { line, advice: 'has a ---, which begins another file; take it away' } : other
    return { faults: [{ file, field: 'file', ...advice }] }
  }
  const joined = joinedEntry(text)
  if (joined) return { faults: [{ file, field: 'file', ...joined }] }
  const words = wordFaults(document, file)
    .filter(({ field, advice }) => !isSaidHere(file, field, advice))
    .map(({ offset, ...fault }) => ({ file, line: lineAt(offset), ...fault }))
  // A sentence that stays English keeps the English figures.
  const keep = (sentence: string) => inLanguage(english, () => String(withFigures(sentence)))
  const data = withoutAwaited(withFigures(translateContent(document.toJS(), file, inEnglish, keep)))
  const parsed = schema.safeParse(data)
  if (parsed.success) return words.length > 0 ? { faults: words } : { data: parsed.data }

  const lineOf = (path: Path) => lineAt(nodeOf(document, path)?.range?.[0] ?? 0)
  const misspelt = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [],
  )
  const astray = parsed.error.issues.flatMap(({ code, path }) => {
    const advice = code === 'unrecognized_keys' && rightList({ schema, data }, path)
    if (advice) return [{ advice, path, at: path }]
    const halves = code === 'invalid_type' ? cutInTwo({ schema, data }, path) : []
    return halves.map((half) => ({ advice: extraDash, path: half, at: halves[1]! }))
  })
  const issues = parsed.error.issues.flatMap((issue) => {
    const entry = astray.find(({ path }) => path.every((part, index) => issue.path[index] === part))
    if (entry)
      return {
        file,
        line: lineOf(pathInFile(data, entry.at)),
        field: fieldName(entry.at),
        advice: entry.advice,
      }
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    return paths.flatMap((short) => {
      const path = pathInFile(data, short)
      const line = lineOf(path)
      const yields = issue.code === 'custom' && issue.params?.yields === true
      if (yields && words.some((fault) => fault.line === line)) return []
      const [from = 0, to = 0] = nodeOf(document, path)?.range ?? []
      const written = text.split('\n')[line - 1] ?? ''
      const source = text.slice(from, to).trim()
      // A required text that names an awaited claim was left out.
      const isLeftOut =
        issue.code === 'invalid_type' && document.hasIn(path) && valueAt(data, short) === undefined
      const places = listClaims().awaited.map((id) => `{${id}}`)
      const waits = isLeftOut ? places.filter((one) => source.includes(one)) : []
      const advice =
        waits.length > 0
          ? `names ${waits.join(' and ')}, which claims.yaml awaits, and cannot be left out; write it without`
          : adviseOnIssue(issue, short, { written, source, schema, misspelt, data })
      return advice ? [{ file, line, field: fieldName(path), advice }] : []
    })
  })
  const once = issues.filter(
    ({ line, advice }, index) =>
      issues.findIndex((one) => one.line === line && one.advice === advice) === index,
  )
  return { faults: [...once, ...words.filter(({ line }) => issues.every((issue) => issue.line !== line))] }
}

/** The same in another language, where words that do not fit stay English: a translation never keeps a page from being built. */
export function readSpoken<T>(
  file: string,
  content: Uint8Array,
  schema: z.ZodType<T>,
): ReturnType<typeof checkContent<T>> {
  const inEnglish: string[] = []
  // A preview marks what is to be translated, unless the marks leave too little room.
  const marked = process.env.CONTENT_AT && withMarks(() => checkContent(file, content, schema))
  if (marked && 'data' in marked) return marked
  for (;;) {
    const read = checkContent(file, content, schema, inEnglish)
    if (!('faults' in read) || spokenLanguage() === english) return read
    const more = read.faults.map(({ field }) => field).filter((field) => !inEnglish.includes(field))
    // The faults are elsewhere than the words that cause them.
    if (more.length === 0) return readInEnglish(file, content, schema)
    inEnglish.push(...more)
  }
}

/** All of a file in English, noted as such. */
function readInEnglish<T>(file: string, content: Uint8Array, schema: z.ZodType<T>) {
  const read = checkContent(file, content, schema, [''])
  return 'faults' in read ? inLanguage(english, () => checkContent(file, content, schema)) : read
}

/** Every fault of a file; none if it depends on a broken one, which reports itself. */
export function faultsOf(...[file, content, schema]: Parameters<typeof checkContent>): Fault[] {
  try {
    const result = checkContent(file, content, schema)
    return 'faults' in result ? result.faults : []
  } catch (error) {
    if (error instanceof Error && error.name === 'ContentError') return []
    const advice = `has something that the check itself fails on (${String(error)}); take back its last change, and ask a developer`
    return [{ file, line: 1, field: 'file', advice }]
  }
}

/** The node at a path, or the nearest one around it. */
function nodeOf(document: Document, path: Path) {
  for (let depth = path.length; depth > 0; depth--) {
    const node = document.getIn(path.slice(0, depth), true)
    if (isNode(node) && node.range) return node
  }
}

/** `cities > 1 > name`, counted from 1 as people do. */
function fieldName(path: Path): string {
  return path.map((part) => (typeof part === 'number' ? part + 1 : String(part))).join(' > ') || 'file'
}

/** A fault of the whole file, found before its content can be read. */
type FileFault = { line: number; advice: string }

/** How files of Word, Acrobat and browsers begin, and pictures. */
const foreign = /^(\{\\rtf|<!DOCTYPE|<html|PK\x03\x04|%PDF-|.PNG)/i

/** Lines that no file of words has. */
const strayLines: [RegExp, string][] = [
  [
    /^(<{7}|\|{7}|={7}|>{7})( |$)/,
    'this file has an unfinished merge; keep one of the two versions and delete the lines with <<<<<<<, ======= and >>>>>>>',
  ],
  [/^\.{3}\s*$/, 'has ... on a line of its own, which ends the file there; take it away'],
  [/^\d+ {2,}(?:- |[\w-]+: )/, 'begins with its number, as editors show it; take it away'],
  [/^```/, 'has the ``` that a chat puts around a file; delete the lines with ```'],
  [/\r(?!$)/, 'has the line ends of an old Mac; save it with those of Unix or Windows (LF or CRLF)'],
  [
    /^[ -]*[\u00a0\u2000-\u200f\u2060\u202f\u3000\ufeff]/,
    'begins with a blank or sign that only looks like a space or like nothing; delete all before its first letter and type ordinary spaces',
  ],
]

/** The text of a file, or why it has none. */
export function decodeFile(bytes: Uint8Array): { text: string } | FileFault {
  if (foreign.test(new TextDecoder('windows-1252').decode(bytes.subarray(0, 99))))
    return {
      line: 1,
      advice:
        'is a file of another program, whatever its name says; bring the words back, as with "Discard changes", and paste yours as plain text',
    }
  if (bytes.includes(0)) return { line: 1, advice: 'is saved as UTF-16; save it again as UTF-8' }
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const lines = new TextDecoder('windows-1252').decode(bytes).split('\n')
    const line = new TextDecoder()
      .decode(bytes)
      .split('\n')
      .findIndex((one) => one.includes('\uFFFD'))
    const words = lines[line]?.trim()
    const advice = `is not saved as UTF-8, so its accents are lost ("${words}"); save it as UTF-8`
    return { line: line + 1, advice }
  }
  if (text.replace(/^[ \t]*#.*/gm, '').trim() === '')
    return { line: 1, advice: 'is empty; bring its words back, as with "Discard changes"' }
  const rows = text.split('\n')
  for (const [stray, advice] of strayLines) {
    const row = rows.findIndex((line) => stray.test(line))
    if (row >= 0) return { line: row + 1, advice }
  }
  return { text: text.normalize('NFC') }
}
