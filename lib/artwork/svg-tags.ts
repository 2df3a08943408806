import type { Budget } from './reading.ts'

export type StartTag = { open: string; attributes: Map<string, string>; empty: boolean }
export type Token = StartTag | { close: string } | { text: string }

/** Longer than any meaningful attribute but an embedded picture. */
const maxAttribute = 65_536

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plain = (value: string) =>
  /^\s{0,9}data:/i.test(value)
    ? value
    : value.slice(0, maxAttribute).replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name]!)

/**
 * Text; character data; skipped parts: comments, instructions, declarations (a document type may have a subset in
 * brackets); an end tag; the beginning of a start tag. None backtracks.
 */
const part =
  /([^<]+)|<!\[CDATA\[([^]*?)(?:\]\]>|$)|<!--[^]*?(?:-->|$)|<\?[^]*?(?:\?>|$)|<![^[>]*(?:\[[^\]]*\]?|>?)|<\/([^\s/>="']*)[^>]*>?|<([^\s/>="']*)/y
/** An attribute, or the stroke of an empty tag. */
const attribute = /[\s"']*(?:(\/)|([^\s/>="']*)(?:\s*=\s*(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|([^\s>]*)))?)/y

/** Splits SVG into tokens without acting on any: no entity is expanded, nothing is fetched. */
export function* tagsOf(source: string, budget: Budget): Generator<Token> {
  for (let at = 0; at < source.length;) {
    const next = (pattern: RegExp) => {
      budget.step()
      pattern.lastIndex = at
      const found = pattern.exec(source)
      budget.pass(found?.[0].length ?? 0)
      at += found?.[0].length ?? 0
      return found
    }
    const [, words, data, close, open] = next(part) ?? []
    if (data !== undefined || words?.trim()) yield { text: data ?? words! }
    if (close !== undefined) yield { close: close.toLowerCase() }
    if (open === undefined) continue
    const attributes = new Map<string, string>()
    let empty = false
    while (at < source.length && source[at] !== '>') {
      const [, stroke, name = '', ...values] = next(attribute) ?? []
      if (stroke) empty = source[at] === '>'
      const value = values.find((given) => given !== undefined)
      if (name && value !== undefined) attributes.set(name.slice(0, maxAttribute).toLowerCase(), plain(value))
    }
    at += 1
    yield { open: open.toLowerCase(), attributes, empty }
  }
}

/** What stands before the names of elements, where some write it. */
export const prefixesOf = (attributes: StartTag['attributes']) =>
  [...attributes].flatMap(([key, value]) =>
    key.startsWith('xmlns:') && value.trim() === 'http://www.w3.org/2000/svg' ? [`${key.slice(6)}:`] : [],
  )
