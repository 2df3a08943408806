// `npm run bench:pages [-- --runs 5] [--keep]`: every route in Lighthouse, the home page several times, compared with the
// numbers last kept (proofs/bench/pages.json).
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildSite } from '../../delivery/build-site.ts'
import { startSite } from '../../delivery/serve/start-site.ts'
import { pages } from '../../lib/seo/pages.ts'
import { runLighthouse, type Run } from './lighthouse.ts'

type Rows = Record<string, Run>

const kept = 'proofs/bench/pages.json'
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, keep: { type: 'boolean' } },
})

/** The lower median if the number of runs is even. */
function medians(runs: Run[]): Run {
  const middle = (name: string) =>
    runs.map((run) => run[name] ?? 0).sort((one, other) => one - other)[(runs.length - 1) >> 1] ?? 0
  return Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => [name, Math.round(1_000 * middle(name)) / 1_000]),
  )
}

async function measure(): Promise<Rows> {
  if (!(await buildSite())) throw new Error('The site could not be built.')
  const siteUrl = 'http://localhost:4471'
  const site = await startSite({ port: 4471, siteUrl, backend: null })
  try {
    const rows: Rows = {}
    for (const { path } of pages()) {
      const runs = Array.from({ length: path === '/' ? Number(values.runs) : 1 }, () =>
        runLighthouse(siteUrl + path),
      )
      rows[path] = medians(runs)
      console.log(path, rows[path])
    }
    return rows
  } finally {
    await site.stop()
  }
}

try {
  const rows = await measure()
  if (existsSync(kept)) console.log('kept before:', JSON.parse(readFileSync(kept, 'utf8')))
  const when = new Date().toISOString().slice(0, 10)
  if (values.keep) writeFileSync(kept, `${JSON.stringify({ when, rows }, null, 2)}\n`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
