import { inlineScript } from '../inline-script.ts'
import { addHashedFile } from '../next-output/hashed-files.ts'
import { extractScripts } from '../next-output/page-scripts.ts'
import { rewritePages } from '../next-output/pages.ts'

/** As written by the layout (app/document.tsx). */
const pageScript = '<script id="page-script">'

/**
 * Takes Next's scripts out of the prerendered pages. An inline loader before the page script, the same on all of
 * them, fetches everything on the visitor's first intent.
 * @param untranslated texts that a language's pages show in English; what scripts write of them is marked, too
 * @throws Error when a page differs from the output of the known version of Next
 */
export function deferScripts(dist: string, untranslated: ReadonlyMap<string, readonly string[]>) {
  const loader = inlineScript('browser/loader/main.ts')
  const markers = new Map(
    [...untranslated]
      .filter(([, texts]) => texts.length > 0)
      .map(([language, texts]) => [language, addMarker(dist, texts)]),
  )
  rewritePages(dist, (html) => deferPageScripts(dist, html, loader, markers.get(pageLanguage(html))))
}

const addMarker = (dist: string, texts: readonly string[]) =>
  addHashedFile(
    dist,
    (hash) => `chunks/english-${hash}.js`,
    inlineScript('browser/english/main.ts', { leftInEnglish: JSON.stringify(texts) }),
  )

/** The language of a page as in content/languages, or '' for English. */
export const pageLanguage = (html: string) => / data-language="(.*?)"/.exec(html)?.[1] ?? ''

/**
 * @param loader text of the inline script that loads the others
 * @param marker the first of those others
 */
export function deferPageScripts(dist: string, html: string, loader: string, marker?: string): string {
  if (!html.includes(pageScript)) throw new Error('the page has no script of its own')
  const { html: without, sources, inline } = extractScripts(html)
  const data = addHashedFile(dist, (hash) => `flight/${hash}.js`, inline)
  const tag = `<script data-src="${[marker, data, ...sources].filter(Boolean).join(' ')}">`
  return (
    askAtOnce(dist, without)
      // One element and one policy hash for both; the loader comes first, as it may hold back a click.
      .replace(pageScript, () => tag + loader)
      // The full stylesheet comes with the scripts. Chromium's preload scanner fetches even disabled links.
      .replace('<link rel="stylesheet" href=', '<link rel="stylesheet" data-href=')
  )
}

/** On a page that is useless without React, an element counts as the first intent. */
function askAtOnce(dist: string, html: string): string {
  if (!html.includes(' data-late="now"')) return html
  const text =
    "document.querySelector('[data-late=now]').dispatchEvent(new Event('change', { bubbles: true }))"
  const source = addHashedFile(dist, (hash) => `chunks/now-${hash}.js`, text)
  return html.replace('</body>', () => `<script src="${source}" defer=""></script></body>`)
}
