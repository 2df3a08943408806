import { writeValue, quoteValue } from './fault.ts'

/** Names that fields within { } have, other than the last word before a colon. */
const fields =
  /^(?:label|href|text|title|name|note|file|alt|field|figure|picture|interest|product|heading|unit|width|height|size|form|from|until|kind|menu|need|code|native|city|at|state)$/

export type Place = { line: number; advice: string }

/** Possible mistakes within { } and [ ] in a line. */
export const flowMistakes: ((line: string) => string | false | undefined)[] = [
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
  (line) => {
    const [, name] = /[{,] *[\w-]+: [^,{}'":]+ ([a-z][\w-]*): /.exec(line) ?? []
    return name && fields.test(name) && `has no comma before ${name}:; write , ${name}:`
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
