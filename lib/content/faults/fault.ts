import { isScalar, LineCounter, type Node, parseDocument, Scalar, visit, YAMLParseError } from 'yaml'

/** One mistake in a content file: where a marketer has to go, and what to write instead. */
export type Fault = { file: string; line: number; field: string; advice: string }

/** A fault as commands print it: editors and terminals turn its beginning into a link. */
export const inWords = ({ file, line, field, advice }: Fault) =>
  `content/${file}:${line} ${field}: ${advice}`.replace('content/../', '')

/** A value in quotes, as it can follow a colon or a dash. */
export const quoteValue = (value: string) =>
  value.includes("'") ? `"${value.replaceAll('"', '\\"')}"` : `'${value}'`

/** A value as it can follow a colon or a dash; in quotes only where it needs them. */
export const writeValue = (value: string) =>
  /^[\s{[\]}@`%&*!|>?,'"#+\d-]|: | #|:$/.test(value) ? quoteValue(value) : value

/** The option probably meant: fewest changed letters, and no more than `most`, or a third of the word. */
export function nearest(
  word: string,
  options: readonly string[],
  most = Math.max(1, word.length / 3),
): string | undefined {
  const [best] = rankByLikeness(word, options)
  return best && best.changes <= most ? best.option : undefined
}

const rankByLikeness = (word: string, options: readonly string[]) =>
  options
    .map((option) => ({ option, changes: changesBetween(word.toLowerCase(), option.toLowerCase()) }))
    .sort((one, other) => one.changes - other.changes)

/** A handful of options, those most like a word first. */
export function listChoices(word: string, options: readonly string[], handful = 5): string {
  const [first = '', ...others] = rankByLikeness(word, options).map(({ option }) => option)
  const rest = options.length > handful ? [`and ${options.length - handful} more`] : []
  return [first, ...others.slice(0, handful - 1), ...rest].join(', ')
}

/** Letters to add, drop, replace or swap to turn one word into the other (optimal string alignment). */
function changesBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  for (let line = 1; line <= one.length; line++) {
    const above = rows[line - 1]!
    const row = [line]
    for (let column = 1; column <= other.length; column++) {
      const replaced = above[column - 1]! + Number(one[line - 1] !== other[column - 1])
      const isSwap = one[line - 1] === other[column - 2] && one[line - 2] === other[column - 1]
      const swapped = isSwap ? rows[line - 2]![column - 2]! + 1 : Infinity
      row.push(Math.min(replaced, swapped, above[column]! + 1, row[column - 1]! + 1))
    }
    rows.push(row)
  }
  return rows[one.length]![other.length]!
}

type Parsed = { document: ReturnType<typeof parseDocument>; lines: LineCounter }

const parsed = new Map<string, Parsed>()
/** Twice as many as there are files: a server that watches them for days must not keep every draft. */
const maxFiles = 200

/** Parses a YAML text once, however many checks need it. The document is shared: read it only. */
export function parseYaml(text: string): Parsed {
  let found = parsed.get(text)
  if (!found) {
    const lines = new LineCounter()
    found = { document: tidyDocument(parseDocument(text, { lineCounter: lines, uniqueKeys: true })), lines }
    if (parsed.size >= maxFiles) parsed.clear()
    parsed.set(text, found)
  }
  return found
}

/** Words never mean YAML's own marks (& * !), which could repeat a value a billion times: they are errors, and are removed. */
function tidyDocument(document: Parsed['document']) {
  const report = ({ range }: Node) =>
    document.errors.push(
      new YAMLParseError([range?.[0] ?? 0, range?.[1] ?? 0], 'BAD_ALIAS', 'a mark of YAML'),
    )
  visit(document, {
    Alias(_, alias) {
      report(alias)
      const words = new Scalar(`*${alias.source}`)
      words.range = alias.range
      return words
    },
    Value(_, node) {
      // After > and | YAML adds a line break that nobody wrote.
      if (isScalar(node) && /^BLOCK/.test(node.type ?? '')) node.value = String(node.value).trimEnd()
      if (!node.anchor && !node.tag) return
      report(node)
      delete node.anchor
      delete node.tag
    },
  })
  return document
}

export type Path = readonly PropertyKey[]

/** The value at a path. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  )
}
