import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const header = z.object({ key: z.string(), value: z.string() })
const manifest = z.looseObject({ headers: z.array(z.looseObject({ headers: z.array(header) })) })

/**
 * Adds sources to the policy of the static pages where Next has written the headers of next.config.mjs down, which is what
 * every server reads.
 * @param sources by directive, each of which allows 'self' alone so far
 * @throws Error when there is not exactly one policy with a place for them
 */
export function extendPolicy(dist: string, sources: Record<string, string[]>) {
  const file = join(dist, 'routes-manifest.json')
  const routes = manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  const places = Object.keys(sources).map((directive) => `${directive} 'self';`)
  const policies = routes.headers
    .flatMap(({ headers }) => headers)
    .filter(
      ({ key, value }) => key === 'Content-Security-Policy' && places.every((one) => value.includes(one)),
    )
  const [policy] = policies
  if (policies.length !== 1 || !policy)
    throw new Error(`not one policy has a place for inline texts but ${policies.length}`)
  for (const [directive, more] of Object.entries(sources))
    policy.value = policy.value.replace(
      `${directive} 'self';`,
      `${[directive, "'self'", ...more].join(' ')};`,
    )
  writeFileSync(file, JSON.stringify(routes))
}
