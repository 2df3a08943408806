import { inlineScript } from '../inline-script.ts'
import { addHashedFile } from '../next-output/hashed-files.ts'
import { takeOutScripts } from '../next-output/page-scripts.ts'
import { rewritePages } from '../next-output/pages.ts'

/**
 * Takes Next's scripts out of the prerendered pages. One inline loader, which is the same on all of them, fetches everything
 * on the visitor's first intent.
 * @param dist Next's output folder
 * @throws Error when a page is not as this version of Next is known to write it
 */
export function deferScripts(dist: string) {
  const loader = inlineScript('delivery/defer-scripts/loader/main.ts')
  rewritePages(dist, (html) => deferPageScripts(dist, html, loader))
}

/** @param loader text of the inline script that loads the others */
export function deferPageScripts(dist: string, html: string, loader: string): string {
  const { html: without, sources, inline } = takeOutScripts(html)
  const data = addHashedFile(dist, (hash) => `flight/${hash}.js`, inline)
  const tag = `<script data-src="${[data, ...sources].join(' ')}">${loader}</script>`
  return (
    askAtOnce(dist, without)
      // Before the styles, so that the loader does not wait for them.
      .replace('<style>', () => `${tag}<style>`)
      // All rules come with the scripts: the loader switches the link on.
      .replace(/<link rel="stylesheet"[^>]*?(?=\/>)/, '$& disabled=""')
  )
}

/** A page that is nothing without React has an element that asks for it: it has the first intent itself. */
function askAtOnce(dist: string, html: string): string {
  if (!html.includes(' data-late="now"')) return html
  const text =
    "document.querySelector('[data-late=now]').dispatchEvent(new Event('change', { bubbles: true }))"
  const source = addHashedFile(dist, (hash) => `chunks/now-${hash}.js`, text)
  return html.replace('</body>', () => `<script src="${source}" defer=""></script></body>`)
}
