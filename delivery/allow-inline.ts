import { sourceOf } from './inline-script.ts'
import { extendPolicy } from './next-output/extend-policy.ts'
import { readPages } from './next-output/pages.ts'

/**
 * Lets the policy of the static pages allow the scripts and styles that stand in them, and no others. They are known after
 * the build alone.
 * @param dist Next's output folder
 * @throws Error when the build's headers have not one policy for the static pages
 */
export function allowInline(dist: string) {
  const html = readPages(dist).join('')
  const sourcesOf = (element: RegExp) => [
    ...new Set([...html.matchAll(element)].map(([, text = '']) => sourceOf(text))),
  ]
  extendPolicy(dist, {
    'script-src': sourcesOf(/<script(?![^>]*(?: src="| type="application\/))[^>]*>([\s\S]*?)<\/script>/g),
    'style-src': sourcesOf(/<style>([\s\S]*?)<\/style>/g),
  })
}
