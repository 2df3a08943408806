import { createHash } from 'node:crypto'
import type { PageStyles } from '../styles/page-styles.ts'

/** The inline scripts that Next 16 writes; any other one is a surprise. */
const known = {
  flightStart: /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(/,
  flight: /^self\.__next_f\.push\((\[1,.*\])\)$/,
  turbopackStart: /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(/,
}

export type SealedPage = { html: string; flight: string; flightPath: string }

/** What a sealed page must not contain, and why. */
const forbidden: [RegExp, string][] = [
  [/ style="|<style\b/, 'an inline style, which the policy would block'],
  [/ on[a-z]+="/, 'an inline event handler, which the policy would block'],
  [/<template id="B:|<div hidden="" id="S:/, 'a part that appears by script only (Suspense)'],
  [/<html id="__next_error__"/, 'an error page without content'],
]

/**
 * Takes Next's scripts out of a prerendered page. The flight data goes to a file of its own, and one inline loader, which
 * is the same on all pages, fetches everything on the visitor's first intent. The rules that the page needs before stand in
 * it; the link to all of them is switched off until the loader switches it on, and React takes it for its own.
 * @param html the page as `next build` wrote it
 * @param inline texts of the site's inline scripts: the loader to put in, and the page script, which stays
 * @param styles of the page
 * @throws Error when the page is not as this version of Next is known to write it
 */
export function sealPage(
  html: string,
  inline: { loader: string; pageScript: string },
  styles: PageStyles,
): SealedPage {
  const markup = html.replace(/<script\b[\s\S]*?<\/script>/g, '')
  for (const [pattern, what] of forbidden) if (pattern.test(markup)) throw new Error(`the page has ${what}`)

  const sources = new Set<string>()
  const flight: string[] = []
  const withoutScripts = html.replace(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
    (tag, attributes: string, text: string) => {
      if (/type="application\/ld\+json"/.test(attributes) || text === inline.pageScript) return tag
      const source = /\bsrc="([^"]+)"/.exec(attributes)?.[1]
      if (source === undefined) flight.push(knownInline(text))
      else if (!/^\/_next\/static\/chunks\/[^\s&]+$/.test(source)) throw new Error(`unknown script ${source}`)
      else if (!/\bnoModule\b/i.test(attributes)) sources.add(source)
      return ''
    },
  )
  if (!sources.size) throw new Error('the page has no scripts')
  if (!flight.some((text) => known.flightStart.test(text))) throw new Error('the page has no flight data')

  const flightText = inOnePiece(flight).replaceAll(styles.href, styles.rest)
  const flightPath = `/_next/static/flight/${createHash('sha256').update(flightText).digest('hex').slice(0, 16)}.js`
  const rest = withoutScripts.replace(/<link\b[^>]*\bas="script"[^>]*>/g, '')
  // Before the styles, so that the loader does not wait for them.
  const loader = `<script data-src="${[flightPath, ...sources].join(' ')}">${inline.loader}</script>`
  const style = `<style>${styles.inline}</style>`
  const restLink = `<link rel="stylesheet" href="${styles.rest}" data-precedence="next" disabled=""/>`
  const sheet = /<link\b[^>]*rel="stylesheet"[^>]*>/
  return { html: rest.replace(sheet, () => loader + style + restLink), flight: flightText, flightPath }
}

/** Next's inline scripts as one, with the data that they bring in pieces. */
function inOnePiece(scripts: string[]): string {
  const pieces = scripts.map((text) => known.flight.exec(text)?.[1])
  const data = pieces
    .map((piece) => (piece === undefined ? '' : (JSON.parse(piece) as [1, string])[1]))
    .join('')
  const others = scripts.filter((_text, index) => pieces[index] === undefined)
  return [...others, `self.__next_f.push([1,${JSON.stringify(data)}])`].join(';\n')
}

function knownInline(text: string): string {
  if (Object.values(known).some((pattern) => pattern.test(text))) return text
  throw new Error(`unknown inline script: ${text.slice(0, 80)}`)
}

/** Next's own error pages, which no file of ours replaces: plain HTML without scripts, as the policy blocks their inline styles. */
export function plainPage(html: string): string {
  return html.replace(
    /<script\b[\s\S]*?<\/script>|<style>[\s\S]*?<\/style>|<svg[\s\S]*?<\/svg>|<link\b[^>]*\bas="script"[^>]*>| style="[^"]*"/g,
    '',
  )
}
