import { quoted } from './fault.ts'

/** A line as marketers write it: a list entry, a field, and its value. */
const parts = /^(?<indent>\s*)(?<dash>- +)?(?:(?<key>[\w-]+|not spam):(?= |$) *)?(?<value>.*?)\s*$/

type Line = { indent: string; dash?: string; key?: string; value: string }

const read = (line: string) => parts.exec(line)?.groups as unknown as Line

/** What can be wrong with one line, commonest first; each says what to write, or nothing. */
const mistakes: ((line: string, read: Line) => string | undefined)[] = [
  (line) => (/^ *\t/.test(line) ? 'begins with a tab; use spaces, two for each step' : undefined),
  (line) =>
    line.includes('\u00a0') ? 'has a no-break space; delete it and type an ordinary one' : undefined,
  (line) => {
    const [, before, key, value] = /^(\s*(?:- +)?)([\w-]+):(?!\/\/)([^\s:'"].*)$/.exec(line) ?? []
    return key && !before?.includes('#') ? `needs a space behind the colon: ${key}: ${value}` : undefined
  },
  (line) => {
    const [, words] = /^\s*-([^\s-].*)$/.exec(line) ?? []
    return words && `needs a space behind the dash: - ${words}`
  },
  (_, { key, value }) => {
    const [, quote, rest] = /^(["'])((?:(?!\1).)*)$/.exec(value) ?? []
    return quote && `has an opening quote that is never closed; write ${show(key, quoted(rest ?? ''))}`
  },
  (_, { key, value }) =>
    /^(".*?"|'.*?')\s*[^\s,}#\]]/.test(value)
      ? `has quotes inside the value; put all of it in quotes: ${show(key, around(value))}`
      : undefined,
  (_, { key, value }) =>
    value.startsWith('**')
      ? `has asterisks, which would be shown; write ${show(key, value.replaceAll('*', ''))}`
      : undefined,
  (_, { key, value }) =>
    /^[@`%&*!|>?\]},]/.test(value) && !/^[|>][+-]?$/.test(value)
      ? `begins with ${value[0]}, which YAML keeps for itself; put the value in quotes: ${show(key, quoted(value))}`
      : undefined,
  (_, { key, value }) =>
    /^\{[\w-]+\}./.test(value)
      ? `begins with {, which YAML reads as fields; put the value in quotes: ${show(key, quoted(value))}`
      : undefined,
  (_, { key, value }) =>
    /^[^'"[{#].*:( |$)/.test(value)
      ? `has a colon in the value; put it in quotes: ${show(key, quoted(value))}`
      : undefined,
]

const show = (key: string | undefined, value: string) => (key ? `${key}: ${value}` : `- ${value}`)

/** Quotes a value that itself begins with a quote. */
const around = (value: string) => {
  const inner = /^'.*'$/.test(value) ? value.slice(1, -1) : value
  return inner.includes('"') && !inner.includes("'") ? `'${inner}'` : `"${inner.replaceAll('"', '\\"')}"`
}

/** Parser codes that only indentation can cause if the line itself is fine. */
const wrongStep =
  'is one step too far in or out; line it up with the entries around it, two spaces for each step'

type Place = { line: number; advice: string }

/**
 * Tells a marketer how to fix the first thing that the YAML parser stumbled over.
 * @param at the parser's line, counted from 1; the cause is there or, with an open quote, far above
 * @returns the line of the cause and the advice
 */
export function explain(text: string, at: number): Place {
  const lines = text.split('\n')
  const near = [at, at - 1, at - 2]
  const far = lines.map((_, index) => index + 1)
  for (const line of [...near, ...far]) {
    const written = lines[line - 1]
    if (written === undefined || /^\s*(#|$)/.test(written)) continue
    for (const mistake of mistakes) {
      const advice = mistake(written, read(written))
      if (advice) return { line, advice }
    }
  }
  return { line: at, advice: wrongStep }
}

/** The first list entry that YAML reads as a continuation of the line above: valid, but not what was meant. */
export function joinedEntry(text: string): Place | undefined {
  const lines = text.split('\n')
  for (const [index, written] of lines.entries()) {
    const [, words] = /^\s*-([^\s-].*)$/.exec(written) ?? []
    if (words) return { line: index + 1, advice: `needs a space behind the dash: - ${words}` }
    const [before, here] = [/^( *)- [^:]*$/.exec(lines[index - 1] ?? ''), /^( *)- /.exec(written)]
    if (before && here && here[1]!.length > before[1]!.length) return { line: index + 1, advice: wrongStep }
  }
}
