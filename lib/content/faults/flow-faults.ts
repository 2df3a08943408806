import { writeValue, quoteValue } from './fault.ts'
import { type Line, writeField } from './line-faults.ts'

/** Names that fields within { } have, other than the last word before a colon. */
const fields =
  /^(?:label|href|text|title|name|note|file|alt|field|figure|picture|interest|product|heading|unit|width|height|size|form|from|until|kind|menu|need|code|native|city|at|state)$/

export type Place = { line: number; advice: string }
export type Mistake = (line: string, parts: Line, text: string) => string | false | undefined

/** Whether entries within { } have a field of this name. */
const isField = (name: string, text: string) => fields.test(name) || new RegExp(`[{,] *${name}: `).test(text)

/** Possible mistakes within { } and [ ] in a line. */
export const flowMistakes: Mistake[] = [
  (written) => {
    const line = written.replace(/'[^']*'|"[^"]*"/g, "''")
    const [, comment] = /\{[^}]* (#[^}]*?) *\}\s*$/.exec(line) ?? []
    const [, name] = /\b([\w-]{1,30}): +#/.exec(line) ?? []
    if (comment && name === 'href') return `has an address without its /; write href: /${comment}`
    if (comment && name)
      return `is empty, as what follows # is a comment; write ${name}: ${quoteValue(comment)}`
    const [, field, words] = /([\w-]{1,30}): ([^'":,{}#]{1,200}) #[^}#]*\}\s*$/.exec(line) ?? []
    const whole = field
      ? `, or, if it is to be shown, put the value in quotes: ${field}: ${quoteValue(`${words} ${comment}`)}`
      : ''
    return comment && `has a comment inside { }; move ${comment} to a line of its own, above${whole}`
  },
  (line) => {
    const [, name, words = ''] = /[{,] *([\w-]+): ([@`%&*!|>][^,{}]*?) *[,}]/.exec(line) ?? []
    const whole = name === 'href' && 'write the whole address, as https://www.instagram.com/our-name'
    return (
      name &&
      `begins with ${words[0]}, which YAML keeps for itself; ${whole || `put the value in quotes: ${name}: ${quoteValue(words)}`}`
    )
  },
  (line, _, text) => {
    const [, value = '', name] =
      /[{,] *[\w-]+: ('[^']*'|"[^"]*"|\[[^\]]*\]|[^,{}'":]+) ([a-z][\w-]*): /.exec(line) ?? []
    // Words may have a colon; after a list or a quote there is none.
    return (
      name &&
      (/^['"[]/.test(value) || isField(name, text)) &&
      `has no comma before ${name}:; write , ${name}:`
    )
  },
  (line) => {
    const [, name, words] = /[{,] *([\w-]+): ([^,{}'"[\]]*: [^,{}]*?) *[,}]/.exec(line) ?? []
    return words && `has a colon in the value; put it in quotes: ${name}: ${quoteValue(words)}`
  },
  (line) => {
    const [, name, words] = /[{,] *([\w-]+): '([^'}]*\p{L}'\p{L}[^'}]*)'(?= *[,}])/u.exec(line) ?? []
    return (
      words && `has an apostrophe inside its quotes; write ${name}: ${writeValue(words.replace("'", '’'))}`
    )
  },
  (line) => /\[[^\]'"]*,\s*,/.test(line) && 'has two commas in a row; take one away',
]

/** The text after a quote that opens a value on this line and is not closed on it. */
function openQuote(line: string): string | undefined {
  const opening = /(^\s*|[:,{[] *|- +)(["'])/g
  for (let found = opening.exec(line); found; found = opening.exec(line)) {
    const [, , quote] = found
    const rest = line.slice(opening.lastIndex)
    const closed = (quote === "'" ? /^(?:[^']|'')*'/ : /^(?:[^"\\]|\\.)*"/).exec(rest)
    // What closes it may be the opening quote of the next value.
    if (!closed || /, [\w-]+: *.$/.test(closed[0])) return rest
    opening.lastIndex += closed[0].length
  }
}

export const unclosedQuote: Mistake = (line, parts, text) => {
  const { value } = parts
  const open = openQuote(line)
  if (open === undefined) return undefined
  const is = 'has an opening quote that is never closed; write'
  if (open.trim() === value.slice(1)) return `${is} ${writeField(parts, quoteValue(value.slice(1)))}`
  const next = [...open.matchAll(/\]?, ([\w-]+):(?= )/g)].find(([, name = '']) => isField(name, text))
  if (next) return `${is} ${quoteValue(open.slice(0, next.index))} before ${next[0]}`
  const end = [...open].findLastIndex((letter) => !/[\s}\]]/.test(letter)) + 1
  return `${is} ${quoteValue(open.slice(0, end))}${open.slice(end)}`
}

/** Only near the parser's line: elsewhere a list may continue in the next line. */
export function findUnclosed(line: string): string | undefined {
  const bare = line.replace(/"[^"]*"|'[^']*'| #.*/g, '')
  const surplus = (pair: string) => bare.split(pair[0]!).length - bare.split(pair[1]!).length
  for (const [pair, other] of [
    ['[]', '{}'],
    ['{}', '[]'],
  ] as const) {
    if (surplus(pair) <= 0) continue
    return surplus(other) < 0
      ? `closes ${pair[0]} with a ${other[1]}; write ${pair[1]} in its place`
      : `has an opening ${pair[0]} that is never closed; write ${pair[1]} at the end of the line`
  }
}

/** A { or [ some lines above that nothing closes. */
export function stillOpen(lines: string[], at: number): Place | undefined {
  for (let line = at; line > Math.max(0, at - 12); line--) {
    const advice = findUnclosed(lines.slice(line - 1, at).join(' '))
    if (advice && findUnclosed(lines[line - 1] ?? ''))
      return { line, advice: advice.replace('of the line', 'of what it holds') }
  }
}
