import { sourceOf } from './inline-script.ts'
import { extendPolicy } from './next-output/header-rules.ts'
import { readPages } from './next-output/pages.ts'

const scripts = /<script(?![^>]*(?: src="| type="application\/))[^>]*>([\s\S]*?)<\/script>/g
/** The page that draws a visitor's files, which have an address in its tab alone (components/artwork/use-sketch.ts). */
const drawsFiles = '/artwork'
const styles = /<style>([\s\S]*?)<\/style>/g

/**
 * Lets each static page's policy allow its own inline scripts and styles, known only after the build, and no others; that of
 * one allows pictures of its own making too.
 * @param dist Next's output folder
 * @throws Error when the build's headers have not one policy for the static pages
 */
export function allowInline(dist: string) {
  const sourcesIn = (html: string, element: RegExp) => [
    ...new Set([...html.matchAll(element)].map(([, text = '']) => sourceOf(text))),
  ]
  extendPolicy(
    dist,
    readPages(dist).map(({ path, html }) => ({
      path,
      sources: {
        'script-src': sourcesIn(html, scripts),
        'style-src': sourcesIn(html, styles),
        'img-src': path === drawsFiles ? ['blob:'] : [],
      },
    })),
  )
}
