import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { unknownAddress } from './pages.ts'

const header = z.object({ key: z.string(), value: z.string() })
const onContentType = z.looseObject({ type: z.literal('header'), key: z.literal('content-type') })
const rule = z.looseObject({
  source: z.string(),
  regex: z.string(),
  has: z.array(z.unknown()).optional(),
  missing: z.array(onContentType).optional(),
  headers: z.array(header),
})
const manifest = z.looseObject({ headers: z.array(rule) })

const manifestOf = (dist: string) => join(dist, 'routes-manifest.json')
const readManifest = (dist: string) => manifest.parse(JSON.parse(readFileSync(manifestOf(dist), 'utf8')))

/**
 * The headers of next.config.mjs as written by Next's build, so that a file gets the same ones from every server.
 * @returns the headers of a path, for a request without a content-type
 */
export function readHeaderRules(dist: string): (path: string) => Map<string, string> {
  const rules = readManifest(dist).headers.map(({ source, regex, has, headers: list }) => {
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

const joinSources = (all: PageSources['sources'][]) =>
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((directive) => [
      directive,
      [...new Set(all.flatMap((one) => one[directive] ?? []))],
    ]),
  )

/** The sources that a page's policy allows besides 'self', by directive. */
type PageSources = { path: string; sources: Record<string, string[]> }

/**
 * Adds each page's own sources to its policy, in Next's copy of the headers of next.config.mjs, which every server
 * reads. Addresses without a page get those of the not-found pages, of which each language has one.
 * @throws Error when there is not exactly one policy with a place for them
 */
export function extendPolicy(dist: string, pages: PageSources[]) {
  const routes = readManifest(dist)
  const places = Object.keys(pages[0]?.sources ?? {}).map((directive) => `${directive} 'self';`)
  const isPolicy = ({ key, value }: z.infer<typeof header>) =>
    key === 'Content-Security-Policy' && places.every((one) => value.includes(one))
  const found = routes.headers.filter(({ headers }) => headers.some(isPolicy))
  const [forPages] = found
  const policy = forPages?.headers.find(isPolicy)
  if (found.length !== 1 || !policy)
    throw new Error(`not one policy has a place for inline texts but ${found.length}`)

  const unknown = pages.filter(({ path }) => path === unknownAddress || path.endsWith('/not-found'))
  const own = pages.map(({ path, sources: listed }) => {
    const all = unknown.map(({ sources }) => sources)
    const sources = path === unknownAddress ? joinSources(all) : listed
    let { value } = policy
    for (const [directive, more] of Object.entries(sources))
      value = value.replace(`${directive} 'self';`, `${[directive, "'self'", ...more].join(' ')};`)
    return { path, value }
  })
  for (const { path, value } of own)
    if (path === unknownAddress) policy.value = value
    else
      routes.headers.push({
        ...forPages,
        source: path,
        regex: `^${path}(?:/)?$`,
        headers: [{ key: policy.key, value }],
      })
  writeFileSync(manifestOf(dist), JSON.stringify(routes))
}
