import { matchTexts } from '../lib/language/match-texts.ts'

/** Scripts and styles in one piece, comments, and single tags. React writes `<` and `>` nowhere else. */
const pieces = /<(script|style)\b[^]*?<\/\1>|<![^>]*>|<(\/?)([a-z][\w-]*)([^<>]*)>/gi
const voids = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const spoken = / (?:alt|aria-label|placeholder)="([^"]+)"/
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decode = (text: string) => text.replace(/&(#x27|[a-z]+);/g, (sign, name: string) => signs[name] ?? sign)

type Open = { at: number; text: string; isNamed: boolean; marked?: string }

/**
 * Marks what a page of another language shows in English, so that it is read out as English. React leaves attributes that it
 * does not know.
 * @param texts as content has them, with places that are filled in
 */
export function markEnglish(html: string, texts: readonly string[]): string {
  const isEnglish = matchTexts(texts)
  const open: Open[] = []
  const marks: number[] = []
  let last = 0
  for (const { 0: piece, 2: closes, 3: name, 4: attributes = '', index } of html.matchAll(pieces)) {
    const around = open.at(-1)
    if (around) around.text += decode(html.slice(last, index))
    last = index + piece.length
    if (!name) continue
    const at = index + 1 + name.length
    if (closes) close()
    else if (!voids.test(name))
      open.push({ at, text: '', isNamed: name !== 'html' && attributes.includes(' lang="') })
    // In others, a name stands beside text.
    if (/^(img|input|svg)$/.test(name) && isEnglish(decode(spoken.exec(attributes)?.[1] ?? '')))
      marks.push(at)
  }
  return marks
    .sort((one, other) => other - one)
    .reduce((page, at) => `${page.slice(0, at)} lang="en"${page.slice(at)}`, html)

  function close() {
    const done = open.pop()
    const around = open.at(-1)
    if (!done || !around) return
    around.text += done.text
    const isNamed = done.isNamed || open.some((one) => one.isNamed)
    // One of two elements around the same words is enough.
    const isMarked = isNamed || done.marked === done.text
    const isOurs = !isMarked && isEnglish(done.text)
    if (isOurs) marks.push(done.at)
    if (isMarked || isOurs) around.marked = done.text
  }
}
