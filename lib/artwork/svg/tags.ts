import type { Budget } from '../budget.ts'

/** A token: start tag, end tag, or text. */
export type Token =
  { open: string; attributes: Map<string, string>; empty: boolean } | { close: string } | { text: string }

const name = /[^\s/>="']/
/** Longer than any meaningful attribute; an embedded picture's is cut. */
const longest = 65_536

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}
const plain = (value: string) =>
  value.replace(/&(amp|lt|gt|quot|apos);/g, (entity) => entities[entity] ?? entity)

/** Parts of XML to skip, with their ends. */
const passed: [string, string][] = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<!', '>'],
]

/** Splits SVG into tokens without acting on any: no entity is expanded, nothing is fetched. */
export function* tagsOf(source: string, budget: Budget): Generator<Token> {
  for (let at = 0; at < source.length;) {
    budget.step()
    const start = source.indexOf('<', at)
    const words = source.slice(at, start < 0 ? source.length : start)
    budget.pass(words.length)
    if (words.trim()) yield { text: words }
    if (start < 0) return
    if (source.startsWith('<![CDATA[', start)) {
      const end = after(source, ']]>', start)
      yield { text: source.slice(start + 9, end - 3) }
      at = end
      continue
    }
    const skip = passed.find(([begin]) => source.startsWith(begin, start))
    if (skip)
      at =
        start + skip[0].length > source.length
          ? source.length
          : after(source, doctypeEnd(source, start, skip[1]), start)
    else {
      const tag = readTag(source, start, budget)
      at = tag.end
      yield tag.token
    }
  }
}

/** A document type may have a subset in brackets. */
function doctypeEnd(source: string, start: number, end: string): string {
  if (end !== '>') return end
  const [list, close] = [source.indexOf('[', start), source.indexOf('>', start)]
  return list >= 0 && list < close ? ']' : end
}

function after(source: string, end: string, from: number): number {
  const at = source.indexOf(end, from)
  return at < 0 ? source.length : at + end.length
}

function readTag(source: string, start: number, budget: Budget): { token: Token; end: number } {
  let at = start + 1
  const word = () => {
    const from = at
    while (at < source.length && name.test(source[at]!)) at += 1
    budget.pass(at - from)
    return source.slice(from, Math.min(at, from + longest))
  }
  if (source[at] === '/') {
    at += 1
    const close = word().toLowerCase()
    return { token: { close }, end: after(source, '>', at) }
  }
  const open = word().toLowerCase()
  const attributes = new Map<string, string>()
  let empty = false
  while (at < source.length && source[at] !== '>') {
    budget.step()
    if (/[\s="']/.test(source[at]!)) at += 1
    else if (source[at] === '/') {
      empty = source[at + 1] === '>'
      at += 1
    } else {
      const key = word().toLowerCase()
      while (/\s/.test(source[at] ?? '')) at += 1
      if (source[at] !== '=') continue
      at += 1
      while (/\s/.test(source[at] ?? '')) at += 1
      const quote = source[at] === '"' || source[at] === "'" ? source[at]! : ''
      const from = quote ? at + 1 : at
      const end = quote
        ? source.indexOf(quote, from)
        : source.slice(from, from + longest).search(/[\s>]/) + from
      at = end < from ? source.length : end
      budget.pass(at - from)
      attributes.set(key, plain(source.slice(from, Math.min(at, from + longest))))
      if (quote) at += 1
    }
  }
  return { token: { open, attributes, empty }, end: at + 1 }
}
