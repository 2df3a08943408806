// `npm run bench:pages [-- --runs 5] [--keep]`: the home page beside its limit twin, all routes in Lighthouse, and the
// server beside nginx with the same bytes. Compared with the numbers that were kept last
// (proofs/bench/pages.json).
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runLighthouse, type Run } from './lighthouse.ts'
import { makeTwin } from './limit-twin.ts'
import { startNginx } from './nginx.ts'
import { compareServers } from './servers.ts'
import { median, table, type Rows } from './table.ts'
import { findTools } from './tools.ts'
import { pages } from '../../lib/seo/pages.ts'
import { buildSite } from '../../delivery/build-site.ts'
import { startSite } from '../../delivery/serve/start-site.ts'

const kept = 'proofs/bench/pages.json'
const routes = pages().map(({ path }) => path)
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, keep: { type: 'boolean' } },
})
/** Times and bytes as whole numbers; ratios and layout shift as they are seen. */
const round = (value: number) => (value > 20 ? Math.round(value) : Math.round(value * 1_000) / 1_000)

function medians(runs: Run[]): Run {
  const names = Object.keys(runs[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, round(median(runs.map((run) => run[name] ?? 0)))]))
}

async function measure(): Promise<Rows> {
  const tools = findTools()
  if (!(await buildSite())) throw new Error('The site could not be built.')
  const root = mkdtempSync(join(tmpdir(), 'keyline-twin-'))
  const [sitePort, twinPort] = [4471, 4472]
  const [site, twin] = [`http://localhost:${sitePort}`, `http://localhost:${twinPort}`]
  const server = await startSite({ port: sitePort, siteUrl: site, backend: null })
  await makeTwin(`${site}/`, root, tools.chromium)
  const nginx = await startNginx(tools, root, twinPort, site)
  try {
    const runs: { site: Run[]; twin: Run[] } = { site: [], twin: [] }
    for (let run = 1; run <= Number(values.runs); run++) {
      console.log(`run ${run} of ${values.runs} …`)
      runs.twin.push(runLighthouse(tools, `${twin}/`))
      runs.site.push(runLighthouse(tools, `${site}/`))
    }
    const [ours, limit] = [medians(runs.site), medians(runs.twin)]
    const ratio = Object.entries(ours).map(([name, value]) => [
      name,
      limit[name] ? round(value / limit[name]) : '',
    ])
    const rows: Rows = { site: ours, 'limit twin': limit, ratio: Object.fromEntries(ratio) }
    for (const route of routes.slice(1)) rows[route] = medians([runLighthouse(tools, site + route)])
    if (tools.wrk) Object.assign(rows, await compareServers(tools.wrk, site, `${twin}/same.html`))
    return rows
  } finally {
    await nginx.stop()
    await server.stop()
    rmSync(root, { recursive: true, force: true })
  }
}

try {
  const rows = await measure()
  console.log(`\n${table(rows)}`)
  if (existsSync(kept)) {
    const before = JSON.parse(readFileSync(kept, 'utf8')) as {
      when: string
      rows: Rows
    }
    console.log(`\nKept on ${before.when}:\n${table({ ratio: before.rows.ratio ?? {} })}`)
  }
  if (values.keep) {
    writeFileSync(kept, `${JSON.stringify({ when: new Date().toISOString().slice(0, 10), rows }, null, 2)}\n`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
