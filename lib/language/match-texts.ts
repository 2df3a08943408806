/** Without the signs of bold words and links, as pages show them. */
const withoutMarkup = (text: string) => text.replaceAll('**', '').replaceAll(/\[([^\][]*)\]\([^()]*\)/g, '$1')

/** Fewer letters between places may stand in a sentence of any language. */
const fewest = 4

/**
 * Tells texts of content from all others as pages show them, with places filled in.
 * @param contents as content has them
 */
export function matchTexts(contents: readonly string[]): (text: string) => boolean {
  const texts = contents.map(withoutMarkup)
  const whole = new Set(texts.filter((text) => !text.includes('{')))
  const open = texts
    .filter((text) => text.includes('{'))
    .map((text) => text.split(/\{[^{}]*\}/))
    .filter((parts) => parts.some((part) => part.trim().length >= fewest))
  const isOne = (text: string) => whole.has(text) || open.some((parts) => isFilledIn(text, parts))
  return (text) => {
    const words = text.trim()
    return isOne(words) || isOne(words.replace(/^“/, '').replace(/”$/, '')) || words.split(' · ').every(isOne)
  }
}

/** Whether a text has these parts, in their order, from its beginning to its end. */
function isFilledIn(text: string, parts: readonly string[]): boolean {
  const [first = '', ...rest] = parts
  let at = text.startsWith(first) ? first.length : -1
  for (const part of rest) {
    const found = at < 0 ? -1 : text.indexOf(part, at)
    at = found < 0 ? -1 : found + part.length
  }
  return at >= 0 && text.endsWith(parts.at(-1) ?? '')
}
