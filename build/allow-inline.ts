import { scriptText } from './inline-script.ts'
import { extendPolicy } from './next-output/header-rules.ts'
import { readPages } from './next-output/pages.ts'

const scripts = /<script(?![^>]*(?: src="| type="application\/))[^>]*>([\s\S]*?)<\/script>/g
/** The pages that draw files, in any language; their addresses exist only in their tab (components/artwork/use-sketch.ts). */
const drawFiles = /^(\/[a-z]{2})?\/(artwork|request)$/
const styles = /<style>([\s\S]*?)<\/style>/g

/**
 * Makes each static page's policy allow its own inline scripts and styles, which are known only after the build, and no
 * others; two pages may also show pictures that it makes itself.
 * @param dist Next's output folder
 * @throws Error unless the build's headers have exactly one policy for the static pages
 */
export function allowInline(dist: string) {
  const sourcesIn = (html: string, element: RegExp) => [
    ...new Set([...html.matchAll(element)].map(([, text = '']) => scriptText(text))),
  ]
  extendPolicy(
    dist,
    readPages(dist).map(({ path, html }) => ({
      path,
      sources: {
        'script-src': sourcesIn(html, scripts),
        'style-src': sourcesIn(html, styles),
        'img-src': drawFiles.test(path) ? ['blob:'] : [],
      },
    })),
  )
}
