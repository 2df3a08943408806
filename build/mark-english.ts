import { matchTexts } from '../lib/language/match-texts.ts'

/** Scripts and styles in one piece, comments, and single tags. React writes `<` and `>` nowhere else. */
const pieces = /<(script|style)\b[^]*?<\/\1>|<![^>]*>|<(\/?)([a-z][\w-]*)([^<>]*)>/gi
const voids = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const spoken = / (?:alt|aria-label|placeholder)="([^"]+)"/
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decode = (text: string) => text.replace(/&(#x27|[a-z]+);/g, (sign, name: string) => signs[name] ?? sign)

/** `own`: its text without that of the elements in it. */
type Open = {
  at: number
  text: string
  own: string
  inside: Open[]
  isNamed: boolean
  isMarked?: boolean
  marked?: string
}

/**
 * Marks what a page of another language shows in English, so that it is read out as English. React leaves attributes that it
 * does not know.
 * @param texts as content has them, with places that are filled in
 */
export function markEnglish(html: string, texts: readonly string[]): string {
  const isEnglish = matchTexts(texts)
  const [, language = ''] = /<html[^>]* lang="([^"]*)"/.exec(html) ?? []
  const open: Open[] = []
  const marks: { at: number; is: string }[] = []
  let last = 0
  for (const { 0: piece, 2: closes, 3: name, 4: attributes = '', index } of html.matchAll(pieces)) {
    const around = open.at(-1)
    const words = decode(html.slice(last, index))
    if (around) Object.assign(around, { text: around.text + words, own: around.own + words })
    last = index + piece.length
    if (!name) continue
    if (closes) {
      close()
      continue
    }
    const at = index + 1 + name.length
    const isNamed = name !== 'html' && attributes.includes(' lang="')
    const element: Open = { at, text: '', own: '', inside: [], isNamed }
    // The name of any other element stands beside its text.
    if (/^(img|input|svg)$/.test(name) && isEnglish(decode(spoken.exec(attributes)?.[1] ?? '')))
      mark(element, 'en')
    if (!voids.test(name)) open.push(element)
  }
  return marks
    .sort((one, other) => other.at - one.at)
    .reduce((page, { at, is }) => `${page.slice(0, at)} lang="${is}"${page.slice(at)}`, html)

  function close() {
    const done = open.pop()
    const around = open.at(-1)
    if (!done || !around) return
    around.text += done.text
    const isNamed = done.isNamed || Boolean(done.isMarked) || open.some((one) => one.isNamed)
    // One of two elements around the same words is enough.
    const isMarked = isNamed || done.marked === done.text
    const isWhole = !isMarked && isEnglish(done.text)
    // A label's words, with "(optional)" in an element beside them.
    const isAround = !isMarked && !isWhole && done.inside.length > 0 && isEnglish(done.own)
    if (isWhole || isAround) mark(done, 'en')
    if (isAround)
      for (const one of done.inside.filter(({ text, isMarked }) => text && !isMarked)) mark(one, language)
    if (isMarked || isWhole || isAround) around.marked = done.text
    around.inside.push({ ...done, isMarked: done.isMarked || done.isNamed })
  }

  function mark(element: Open, is: string) {
    element.isMarked = true
    marks.push({ at: element.at, is })
  }
}
