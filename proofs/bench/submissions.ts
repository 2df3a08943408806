// `npm run bench:submissions`: how many requests a second come through the whole path, what they cost each process, and how
// many rows go straight into the same kind of database meanwhile, turn by turn. `-- 500` sends 500 instead of 2,000.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLocalBackend } from '../../supabase/local/backend.ts'
import { openDatabase } from '../../supabase/local/database-files.ts'
import { buildSite } from '../../delivery/build-site.ts'
import { amara, callAction, readForm } from '../torture/call-action.ts'
import { inParallel } from '../torture/proof.ts'
import { startStage } from '../torture/stage.ts'
import { median, table } from './table.ts'

const total = Number(process.argv[2] ?? 2_000)
const atOnce = 24
const warmUp = 100
const rounds = 10
const inRound = Math.ceil(total / rounds)

/** Milliseconds of processor that a process has used; Linux alone tells. */
function processor(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** @returns how many a second */
async function rate(width: number, work: (index: number) => Promise<void>): Promise<number> {
  const start = performance.now()
  await inParallel(inRound, width, work)
  return (inRound * 1_000) / (performance.now() - start)
}

if (!(await buildSite())) process.exit(1)
const dir = mkdtempSync(join(tmpdir(), 'keyline-bench-'))
await (await startLocalBackend({ dir, port: 0, siteOrigins: [], onLog: () => undefined })).stop()
const raw = await openDatabase(dir)
const stage = await startStage(1)
const site = stage.sites[0] ?? ''
const form = await readForm(site)
const times: number[] = []
const send = async (index: number) => {
  const begun = performance.now()
  const { reference } = await callAction(site, form, amara(index))
  if (reference === null) throw new Error('A request was not received; the numbers would say nothing.')
  times.push(performance.now() - begun)
}
const insert = async (index: number) => {
  const fields: Record<string, unknown> = { ...amara(index) }
  delete fields.key
  await raw.driver.query('insert into public."Form Sub" (form_data) values ($1)', [fields])
}
await inParallel(warmUp, atOnce, send)
await inParallel(warmUp, 1, insert)
times.length = 0

const { database, function: contact } = stage.backend.pids()
const processes = { site: stage.pids[0], database, function: contact, 'client and gateway': process.pid }
const used: Record<string, number> = {}
const rates: [path: number, straight: number][] = []
for (let round = 0; round < rounds; round++) {
  const before = Object.entries(processes).map(([name, pid]) => [name, pid, processor(pid)] as const)
  const path = await rate(atOnce, send)
  for (const [name, pid, begin] of before) used[name] = (used[name] ?? 0) + processor(pid) - begin
  rates.push([path, await rate(1, insert)])
}
await stage.stop()
await raw.close()
rmSync(dir, { recursive: true, force: true })

times.sort((a, b) => a - b)
const at = (share: number) => `${(times[Math.ceil(times.length * share) - 1] ?? NaN).toFixed(1)} ms`
const [path, straight] = [0, 1].map((which) => median(rates.map((pair) => pair[which] ?? 0))) as [
  number,
  number,
]
const each = (milliseconds: number) => ({
  'ms of processor a request': (milliseconds / (inRound * rounds)).toFixed(2),
})
const all = Object.values(used).reduce((sum, one) => sum + one, 0)
console.log(
  `${inRound * rounds} requests, ${atOnce} at once: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`,
)
console.log(
  table(
    Object.fromEntries(
      [...Object.entries(used), ['all', all] as const].map(([name, one]) => [name, each(one)]),
    ),
  ),
)
console.log(
  `a second, medians of ${rounds} turns: ${path.toFixed(1)} through the whole path, ${straight.toFixed(1)} straight`,
)
console.log(`ratio: ${(straight / path).toFixed(1)} rows straight for each request through the whole path`)
