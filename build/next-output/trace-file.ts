import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { dist } from './dist.ts'

/**
 * Hosts that run each route as a function of its own give it only the files that Next traced. This adds a file that we make
 * after the build to the traces of its users.
 * @param route its folder below `app`
 * @throws Error when there is none
 */
export function traceFile(file: string, route: string) {
  const below = join(dist, 'server/app', route) + sep
  const traces = globSync(join(dist, 'server/app/**/route.js.nft.json')).filter((one) =>
    one.startsWith(below),
  )
  if (traces.length === 0) throw new Error(`no route below "${route}" was traced`)
  for (const trace of traces) {
    const { files, ...rest } = JSON.parse(readFileSync(trace, 'utf8')) as { files: string[] }
    const all = new Set([...files, relative(dirname(trace), file)])
    writeFileSync(trace, JSON.stringify({ ...rest, files: [...all] }))
  }
}
