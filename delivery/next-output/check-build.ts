import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const prerendered = z.object({
  routes: z.record(z.string(), z.object({ initialRevalidateSeconds: z.union([z.number(), z.boolean()]) })),
  dynamicRoutes: z.record(z.string(), z.object({ fallback: z.union([z.string(), z.boolean(), z.null()]) })),
})
const routes = z.object({
  headers: z.array(z.object({ headers: z.array(z.object({ key: z.string(), value: z.string() })) })),
})

/**
 * A page that Next renders again at run time would come back unsealed and be blocked by the policy; so would every page
 * if the policy was built from another text of the inline scripts.
 * @param dist Next's output folder
 * @param hashes of the inline scripts
 * @throws Error that says what to change
 */
export function checkBuild(dist: string, hashes: string[]) {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(dist, file), 'utf8'))
  const pages = prerendered.parse(read('prerender-manifest.json'))
  for (const [route, { initialRevalidateSeconds }] of Object.entries(pages.routes))
    if (initialRevalidateSeconds !== false)
      throw new Error(`${route} is rendered again at run time; make it static`)
  for (const [route, { fallback }] of Object.entries(pages.dynamicRoutes))
    if (fallback !== false) throw new Error(`${route} renders unknown parameters; set dynamicParams = false`)
  const policies = routes
    .parse(read('routes-manifest.json'))
    .headers.flatMap(({ headers }) => headers.filter(({ key }) => key === 'Content-Security-Policy'))
  for (const hash of hashes)
    if (!policies.some(({ value }) => value.includes(hash)))
      throw new Error('the policy lacks the hash of an inline script; build again')
}
