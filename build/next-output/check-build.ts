import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const prerendered = z.object({
  routes: z.record(z.string(), z.object({ initialRevalidateSeconds: z.union([z.number(), z.boolean()]) })),
  dynamicRoutes: z.record(z.string(), z.object({ fallback: z.union([z.string(), z.boolean(), z.null()]) })),
})

/**
 * Finds pages that Next would render again at run time: the policy would block the result.
 * @throws Error with the change to make
 */
export function checkBuild(dist: string) {
  const pages = prerendered.parse(JSON.parse(readFileSync(join(dist, 'prerender-manifest.json'), 'utf8')))
  for (const [route, { initialRevalidateSeconds }] of Object.entries(pages.routes))
    if (initialRevalidateSeconds !== false)
      throw new Error(`${route} is rendered again at run time; make it static`)
  for (const [route, { fallback }] of Object.entries(pages.dynamicRoutes))
    if (fallback !== false) throw new Error(`${route} renders unknown parameters; set dynamicParams = false`)
}

/** Content that a prerendered page must not have, and why. */
const forbidden: [RegExp, string][] = [
  [/ style="|<style\b/, 'an inline style, which the policy would block'],
  [/ on[a-z]+="/, 'an inline event handler, which the policy would block'],
  [/<template id="B:|<div hidden="" id="S:/, 'a part that appears by script only (Suspense)'],
  [/<html id="__next_error__"/, 'an error page without content'],
]

/** @throws Error when the page, as Next wrote it, would fail without script or under the policy */
export function requireWorkingPage(html: string): string {
  const markup = html.replace(/<script\b[\s\S]*?<\/script>/g, '')
  for (const [pattern, what] of forbidden) if (pattern.test(markup)) throw new Error(`the page has ${what}`)
  return html
}
