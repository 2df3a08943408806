// `npm run bench:submissions`: how many requests a second come through the whole path, and how long each takes, beside
// the same rows inserted straight into the same database. `-- 500` sends 500 instead of 2,000.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../supabase/local/database-files.ts'
import { buildSite } from '../../delivery/build-site.ts'
import { callAction, readForm } from '../torture/call-action.ts'
import { inParallel } from '../torture/proof.ts'
import { startStage } from '../torture/stage.ts'
import { storedRows } from '../torture/stored-rows.ts'
import { amara } from '../torture/visitor.ts'

const total = Number(process.argv[2] ?? 2_000)
const atOnce = 24
const warmUp = 100

/** Runs something many times, prints its rate and percentiles, and returns how many a second. */
async function measure(
  title: string,
  width: number,
  work: (index: number) => Promise<void>,
): Promise<number> {
  const times: number[] = []
  const start = performance.now()
  await inParallel(total, width, async (index) => {
    const begun = performance.now()
    await work(index)
    times.push(performance.now() - begun)
  })
  const perSecond = (total * 1_000) / (performance.now() - start)
  times.sort((a, b) => a - b)
  const at = (share: number) => `${(times[Math.ceil(times.length * share) - 1] ?? NaN).toFixed(1)} ms`
  console.log(`${title}: ${perSecond.toFixed(1)} a second, p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`)
  return perSecond
}

if (!(await buildSite())) process.exit(1)
const dir = mkdtempSync(join(tmpdir(), 'keyline-bench-'))
const stage = await startStage(1, { dir })
const site = stage.sites[0] ?? ''
const form = await readForm(site)
const send = async (index: number) => {
  const { reference } = await callAction(site, form, amara(index))
  if (reference === null) throw new Error('A request was not received; the numbers would say nothing.')
}
await inParallel(warmUp, atOnce, send)
console.log(`${total} requests, ${atOnce} at once`)
const path = await measure('action, function and database', atOnce, send)
const rows = (await storedRows(stage.backend)).slice(0, total)
await stage.stop()

const connection = await openDatabase(dir)
const direct = await measure('straight into the same PGlite ', 1, async (index) => {
  await connection.driver.query('insert into public."Form Sub" (form_data) values ($1)', [
    rows[index]?.form_data,
  ])
})
await connection.close()
rmSync(dir, { recursive: true, force: true })
console.log(`ratio: ${(direct / path).toFixed(1)} rows straight for each request through the whole path`)
