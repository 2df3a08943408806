import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const manifest = z.object({
  headers: z.array(
    z.object({
      source: z.string(),
      regex: z.string(),
      has: z.array(z.unknown()).optional(),
      missing: z.array(z.object({ type: z.literal('header'), key: z.literal('content-type') })).optional(),
      headers: z.array(z.object({ key: z.string(), value: z.string() })),
    }),
  ),
})

/**
 * The headers of next.config.mjs as written by Next's build, so that a file gets the same ones from every server.
 * @returns the headers of a path, for a request without a content-type
 * @throws Error for rules with any other condition
 */
export function readHeaderRules(dist: string): (path: string) => Map<string, string> {
  const { headers } = manifest.parse(JSON.parse(readFileSync(join(dist, 'routes-manifest.json'), 'utf8')))
  const rules = headers.map(({ source, regex, has, headers: list }) => {
    if (has)
      throw new Error(`the headers of ${source} depend on the request; the static files cannot have them`)
    return { pattern: new RegExp(regex), list }
  })
  return (path) =>
    new Map(
      rules
        .filter(({ pattern }) => pattern.test(path))
        .flatMap(({ list }) => list.map(({ key, value }) => [key, value] as const)),
    )
}
