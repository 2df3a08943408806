import { writeValue, quoteValue } from './fault.ts'
import {
  lineFaultInContext,
  dashAmongNames,
  noColon,
  noName,
  misindentedEntry,
  outdentedText,
  partsOf,
  writeField,
  structureOf,
  indentationFault,
} from './line-faults.ts'
import {
  flowMistakes,
  type Mistake,
  type Place,
  stillOpen,
  findUnclosed,
  unclosedQuote,
} from './flow-faults.ts'

/** Between words it is right. */
const misplacedBlank = /^[ -]*\u00a0|(?:^[ -]*|[{,] *)\w[\w-]*(?:\u00a0:|:\u00a0)/
const badBullet: Mistake = (line) => {
  const [, sign, words] = /^\s*([–—•·]|--+|- -(?= )|(?<=\s)[+*>](?= )) *([^\s-].*)$/.exec(line) ?? []
  return words && `begins with ${sign}, which makes no list; write - ${words}`
}
const badComment: Mistake = (line) => {
  const [, sign, words] = /^\s*(<!--|\/\/|\/\*|;)\s*(.*?)\s*(?:-->|\*\/)?$/.exec(line) ?? []
  return sign && `begins a comment with ${sign}; write # ${words}`
}
const badDash: Mistake = (line) => {
  const [, words] = /^\s*-([^\s-].*)$/.exec(line) ?? []
  return words && `needs a space after the dash: - ${words}`
}

const quotedMail: Mistake = (line) =>
  /^>+ |^ *>+ +(?:- |[\w-]+: )/.test(line) && 'begins with the > of a quoted mail; take it away'
const tracked: Mistake = (line) => {
  const [mark] = /\[(?:Deleted|Inserted|Moved|Formatted|Commented)\b[^\]]*\]/i.exec(line) ?? []
  return mark && `has ${mark}, as Word shows changes; accept them there, and copy the words again`
}

/** Possible mistakes in one line, commonest first; each gives its advice, or nothing. */
const mistakes: Mistake[] = [
  tracked,
  quotedMail,
  (line) => /^ *\t/.test(line) && 'begins with a tab; use spaces, two for each step',
  (line) => misplacedBlank.test(line) && 'has a no-break space; delete it and type an ordinary one',
  (line) => {
    const [, before, key, value] = /^(\s*(?:- +)?)([\w-]+):(?!\/\/)([^\s:'"].*)$/.exec(line) ?? []
    return key && !before?.includes('#') ? `needs a space after the colon: ${key}: ${value}` : undefined
  },
  badDash,
  badBullet,
  badComment,
  (line) => {
    const [, key, value] = /^\s*(?:- +)?([\w-]+) +:(\S.*)$/.exec(line) ?? []
    return key && `has its space before the colon; write ${key}: ${value}`
  },
  (_, { value }) => /^\|.*\|$/.test(value) && 'is a row of a table; write a block kind: table (README.md)',
  (line) => line.startsWith('+') && 'begins with the + of a comparison; take it away',
  (_, { value }) =>
    /^[^:'"{[#]*[;\t][^:;\t]*[;\t]/.test(value) &&
    'is a row of a spreadsheet; write it as the entries around it are written',
  (line) => {
    const [, key, sign, value] = /^\s*(?:- +)?([\w-]+) *([=;：]) *([^=].*)$/.exec(line) ?? []
    return key && !line.includes(': ') && `has ${sign} in place of a colon; write ${key}: ${value}`
  },
  (line) => {
    const [, key, value] = /^\s*(?:- +)?"([\w-]+)" ?: *"?(.*?)"?,?$/.exec(line) ?? []
    return key && `has quotes around its name; write ${key}: ${writeValue(value ?? '')}`
  },
  // Cells of a table, as Excel saves them.
  (_, { dash, value }) =>
    dash && /^"[^"]*"(,"[^"]*")+$/.test(value)
      ? `has cells without brackets; write - [${value.slice(1, -1).split('","').map(writeValue).join(', ')}]`
      : undefined,
  (line, parts) => {
    const [, words] = /"([^"]*\\[^"\\/bfnrtux0][^"]*)"/.exec(line) ?? []
    return (
      words && `has a \\ in double quotes, where it has a meaning; write ${writeField(parts, `'${words}'`)}`
    )
  },
  (_, { value, ...parts }) => {
    const [, words] =
      /^(?:''([^']+)''|""([^"]+)""|"([^"']*)'|'([^"']*)")$/.exec(value)?.filter((one) => one !== undefined) ??
      []
    return words && `has quotes that do not fit each other; write ${writeField(parts, writeValue(words))}`
  },
  (_, { value, ...parts }) =>
    /^'.*\\'.*'$/.test(value) &&
    `has a \\ before an apostrophe; write ${writeField(parts, writeValue(value.slice(1, -1).replaceAll("\\'", '’')))}`,
  ...flowMistakes,
  (_, { value }) =>
    /^[>|][+-] ?\S/.test(value) &&
    `has words after ${value.slice(0, 2)}; begin them on the next line, two spaces further in`,
  (_, { key, value }) =>
    key && /^- \S/.test(value)
      ? `begins its list after its name; write ${key}: [${value.slice(2).split(/ +- +/).join(', ')}]`
      : undefined,
  (line) => {
    const [, words] = /(?:^\s*|[:,{[-] +)[“„”‘’]([^“”‘’]+)[“”‘’]\s*(?=$|[,}\]])/.exec(line) ?? []
    return words && `has curly quotes where the site needs straight ones; write ${quoteValue(words)}`
  },
  unclosedQuote,
  (_, { value, ...parts }) =>
    (/^(".*?"|'.*?')\s*[^\s,}#\]]/.test(value) || /^(".*?"|'.*?'), [^'":]*$/.test(value)) &&
    `has quotes inside the value; put all of it in quotes: ${writeField(parts, quoteAgain(value))}`,
  (_, { value, ...parts }) =>
    /^([*`])[^*`]*\1|^\*\*/.test(value) &&
    `has ${value[0]}, which would be shown; write ${writeField(parts, value.replace(/[*`]/g, ''))}`,
  (_, { value, ...parts }) =>
    /^(?:[|*]|[>?](?! \d)) \S/.test(value) &&
    `begins with ${value[0]}, which would not be shown; write ${writeField(parts, writeValue(value.slice(1).trim()))}`,
  (_, { value, ...parts }) =>
    /^[@`%&*!|>?\]},]/.test(value) &&
    !/^(?:[|>][+-]?|[\]}]+,?)$/.test(value) &&
    `begins with ${value[0]}, which YAML keeps for itself; put the value in quotes: ${writeField(parts, quoteValue(value))}`,
  (line, { key, value }) => {
    const begun = /^(?:\{[\w-]+\}.|\[[^\]]*\] *[^\s,\]}#])/
    const [, name, inner = ''] = /[{,] *([\w-]+): ((?:\{[\w-]+\}|\[[^\]]*\])[^,}]*)/.exec(line) ?? []
    const [shown, words] = begun.test(value) ? [key, value] : [name, inner.trim()]
    if (!begun.test(`${words} `)) return undefined
    const bare = words.replace(/['"]$/, '')
    const at = { key: shown, dash: '- ' }
    // Words in [ ] are not finished, unless they are a link.
    if (/^\[[^\]]*\](?!\()/.test(bare))
      return `begins with [, which YAML reads as a list; write ${writeField(at, writeValue(bare.replace(/[[\]]/g, '')))}`
    return `begins with ${bare[0] === '{' ? '{, which YAML reads as fields' : '[, which YAML reads as a list'}; put the value in quotes: ${writeField(at, quoteValue(bare))}`
  },
  (line) => {
    const [, note = ''] = /\S {1,9}(?:\/\/|\/\*|<!--)(.*)$/.exec(line) ?? []
    const words = note.replace(/\*\/|-->/, '').trim()
    return words && `has a comment after its value; write it on a line of its own, above: # ${words}`
  },
  (_, { value, ...parts }) => {
    const [, words] = /^([^'"[{#:]+):$/.exec(value) ?? []
    const shown = `, or, if the colon is to be seen, ${writeField(parts, quoteValue(value))}`
    return words && `ends with a colon; write ${writeField(parts, words)}${shown}`
  },
  (_, { dash, key, value }) =>
    dash &&
    key &&
    /^[^'"[{#:]*, [a-z]\w*: \S/.test(value) &&
    `needs { } around its fields; write - { ${key}: ${value} }`,
  (_, { value }) => {
    const [entry] =
      /(?<=^[^'"[{#]\S* {1,9}|^[^'"[{#].* {2})- [\w-]+: \S.*|(?<=\} {1,9})- \{.*/.exec(value) ?? []
    return entry && `has another entry after it; begin a new line with ${entry}`
  },
  (_, { key, value }) => key && value.startsWith(`${key}: `) && `has its name twice; write ${value}`,
  (_, { value, ...parts }) => {
    const [, field] = /\s([a-z][\w-]{2,}): \S/.exec(value) ?? []
    const apart = field ? `; if ${field}: is another field, give it a line of its own` : ''
    return (
      /^[^'"[{#].*:( |$)/.test(value) &&
      `has a colon in the value; put it in quotes: ${writeField(parts, quoteValue(value))}${apart}`
    )
  },
]

/** Quotes a value that itself begins with a quote. */
const quoteAgain = (value: string) => {
  const [, words] = /^"(.*)"$/.exec(value) ?? []
  if (words && /^[^"]*"[^"]+"[^"]*$/.test(words)) return writeValue(words.replace(/"([^"]+)"/, '“$1”'))
  if (/^'[^']*', [^']*$/.test(value)) return quoteValue(value.replaceAll("'", ''))
  if (/^'.*\p{L}'\p{L}.*'$/u.test(value))
    return writeValue(value.slice(1, -1).replace(/(?<=\p{L})'(?=\p{L})/gu, '’'))
  if (/^'[^']*\p{L}'\p{L}[^']*$/u.test(value)) return writeValue(value.slice(1).replace("'", '’'))
  const inner = /^'.*'$/.test(value) ? value.slice(1, -1) : value
  return inner.includes('"') && !inner.includes("'") ? `'${inner}'` : `"${inner.replaceAll('"', '\\"')}"`
}

/**
 * Tells a marketer how to fix the first thing that the YAML parser stumbled over.
 * @param parsed the parser's line, counted from 1; the cause is there or, with an open quote, far above
 */
export function explainFault(text: string, parsed: number): Place {
  const lines = structureOf(text)
  const outdented = outdentedText(text, lines)
  if (outdented) return outdented
  // The parser may stop at the blank line before.
  const at = text.split('\n').findIndex((line, index) => index >= parsed - 1 && line.trim()) + 1 || parsed
  const near = [at, at - 1, at - 2]
  const far = lines.map((_, index) => index + 1)
  for (const [among, kinds] of [
    [near, mistakes],
    [near, [findUnclosed]],
    [far, mistakes],
  ] as const)
    for (const line of among) {
      const written = lines[line - 1]
      if (!written) continue
      for (const mistake of kinds) {
        const advice = mistake(written, partsOf(written), text)
        if (advice) return { line, advice }
      }
    }
  const open = stillOpen(lines, at)
  if (open) return open
  const nameless = dashAmongNames(lines, at) ?? noName(lines, at)
  if (nameless) return nameless
  const [above, below] = [lines[at - 1] ?? '', lines[at] ?? ''].map(partsOf)
  const isDeeper = below?.key && below.indent.length > (above!.indent + (above!.dash ?? '')).length
  if (above?.key && above.value && isDeeper) return { line: at + 1, advice: indentationFault(lines, at + 1) }
  const odd = misindentedEntry(lines, at)
  if (odd) return { line: odd, advice: indentationFault(lines, odd) }
  return { line: at, advice: lineFaultInContext(lines, at) }
}

const nameIsMissing = 'has no name before its colon; write it'

/** The first list entry that YAML reads as a continuation of the line above: valid, but not intended. */
export function joinedEntry(text: string): Place | undefined {
  const lines = structureOf(text)
  for (const [index, written] of lines.entries()) {
    const kinds = [tracked, quotedMail, badDash, badBullet, badComment]
    const advice = kinds.map((one) => one(written, partsOf(written), text)).find(Boolean)
    if (advice) return { line: index + 1, advice }
    const nameless = /^ *- \? /.test(written) ? noName(lines, index + 1) : undefined
    if (nameless) return nameless
    if (/^ *(?:- )?: \S/.test(written))
      return { line: index + 1, advice: noColon(lines, index + 1) ?? nameIsMissing }
    const before = /^( *)- [^:]*$/.exec(lines[index - 1] ?? '')
    const here = /^( *)- /.exec(written)
    if (before && here && here[1]!.length > before[1]!.length)
      return { line: index + 1, advice: indentationFault(lines, index + 1) }
  }
}
