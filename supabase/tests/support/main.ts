import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { isRunning, unlimited, until, makeFolder } from './backend.ts'
import { form, send } from './upload.ts'
import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** The local backend as a separate program. */
export type Program = {
  child: ChildProcess
  url: string
  anonKey: string
  pids: { database: number; function: number }
}

const main = fileURLToPath(new URL('../../local/main.ts', import.meta.url))

/** Starts the program and returns once it serves. */
export async function startProgram(dir: string): Promise<Program> {
  const child = run(dir, 0)
  const errors = text(child.stderr ?? process.stdin)
  const failed = once(child, 'exit').then(async () => Promise.reject(new Error(await errors)))
  const lines = createInterface({ input: child.stdout ?? process.stdin })
  const [line] = await Promise.race([once(lines, 'line'), failed])
  failed.catch(() => {})
  return { child, ...JSON.parse(line) }
}

export async function runProgram(dir: string, port: number | string, script = main) {
  const child = run(dir, port, script)
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout ?? process.stdin),
    text(child.stderr ?? process.stdin),
    once(child, 'exit') as Promise<[number | null]>,
  ])
  return { code, output, errors }
}

function run(dir: string, port: number | string, script = main): ChildProcess {
  return spawn(process.execPath, [script], {
    env: { ...process.env, ...unlimited, LOCAL_SUPABASE_DIR: dir, LOCAL_SUPABASE_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Stops the program and returns once its helpers are gone, too. */
export async function stopProgram({ child, pids }: Program): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  await until(() => !isRunning(pids.database) && !isRunning(pids.function))
}

export async function sendTo(program: Program, key: string): Promise<{ success: boolean; id: string }> {
  return (await send(program, form(), key)).json()
}

/** The ids of the stored requests, as the site sees them. */
export async function ids({ url, anonKey }: Program): Promise<string[]> {
  const response = await fetch(`${url}/rest/v1/Form%20Sub?select=id`, { headers: { apikey: anonKey } })
  const rows: { id: string }[] = await response.json()
  return rows.map(({ id }) => id)
}

const root = join(__dirname, '../../..')

/** Copies `supabase/` to be broken, with the packages it needs but without Deno. Returns its path. */
export function copySupabase(): string {
  const copy = makeFolder()
  cpSync(join(root, 'supabase'), join(copy, 'supabase'), { recursive: true })
  mkdirSync(join(copy, 'node_modules'))
  for (const scope of ['@supabase', '@electric-sql'])
    symlinkSync(join(root, 'node_modules', scope), join(copy, 'node_modules', scope))
  return join(copy, 'supabase')
}
