import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type LocalBackend, type Options, startLocalBackend } from '../../local/backend.ts'
import { forTests } from './for-tests.ts'
import { giveDatabase } from './made-once.ts'

const folders: string[] = []

/** A new folder, removed by `removeFolders`. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'keyline-'))
  folders.push(folder)
  return folder
}

/** For afterAll. */
export function removeFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

/** Limits that no test reaches, though all requests come from one address. */
export const unlimited = { LEADS_PER_VISITOR: '1000000', LEADS_PER_CALLER: '1000000' }

/** A backend on a free port, and everything it logs. */
export async function startBackend({ dir = makeFolder(), ...options }: Partial<Options> = {}) {
  const log: string[] = []
  const onLog = (line: string): void => void log.push(line)
  await giveDatabase(dir)
  const backend = await startLocalBackend({
    dir,
    port: 0,
    siteOrigins: [],
    functionEnv: unlimited,
    onLog,
    ...options,
  })
  return { ...backend, log }
}

/** The one backend of a file's tests. */
export const backendForTests = (options?: Partial<Options>) =>
  forTests(
    () => startBackend(options),
    (backend) => backend.stop().then(removeFolders),
  )

type Row = { id: string; created_at: string; form_data: Record<string, string> }

/** In one answer (supabase/config.toml). */
const maxRows = 1_000

/** Every stored row, oldest first, bypassing row level security. */
export async function rows({ url, secretKey }: LocalBackend): Promise<Row[]> {
  const found: Row[] = []
  for (;;) {
    const query = `select=*&order=created_at.asc,id.asc&limit=${maxRows}&offset=${found.length}`
    const answer = await fetch(`${url}/rest/v1/Form%20Sub?${query}`, { headers: { apikey: secretKey } })
    if (!answer.ok) throw new Error(`The rows could not be read: ${answer.status}`)
    const page: Row[] = await answer.json()
    found.push(...page)
    if (page.length < maxRows) return found
  }
}

/** Whether a process is running. One that has ended but was not reaped counts as gone. */
export function isRunning(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0)
  } catch {
    return false
  }
}

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const giveUp = Date.now() + 30_000
  while (!(await holds())) {
    if (Date.now() > giveUp) throw new Error(`Not within 30 s: ${holds}`)
    await sleep(25)
  }
}
