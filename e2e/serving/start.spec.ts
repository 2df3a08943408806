import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../support/free-port.ts'

// `npm start` as a developer uses it. Its inputs are built already.

type Run = { child: ChildProcess; output: () => string; ended: Promise<number | null> }

let runs: Run[] = []

function start(env: Record<string, string>): Run {
  const child = spawn('npm', ['start'], { detached: true, env: { ...process.env, ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)))
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const run = { child, output: () => output, ended }
  runs.push(run)
  return run
}

/** Ctrl-C signals the whole group, as a terminal does. */
const pressCtrlC = ({ child }: Run) => process.kill(-(child.pid ?? 0), 'SIGINT')

/** The process that serves pages, found by its command. */
function siteProcess({ child }: Run): number {
  const listed = execFileSync('ps', ['-eo', 'pid=,pgid=,args='], { encoding: 'utf8' })
  const line = listed
    .split('\n')
    .find((one) => one.includes(` ${child.pid} `) && one.includes('site-server.ts'))
  return Number(line?.trim().split(/\s+/)[0])
}

function groupIsEmpty({ child }: Run): boolean {
  try {
    process.kill(-(child.pid ?? 0), 0)
    return false
  } catch {
    return true
  }
}

let dir = ''
let env: Record<string, string> = {}
test.beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'keyline-start-'))
  env = {
    PORT: String(await freePort()),
    LOCAL_SUPABASE_PORT: String(await freePort()),
    LOCAL_SUPABASE_DIR: dir,
  }
})
test.afterEach(async () => {
  // A failed test may leave some.
  for (const run of runs.filter((one) => !groupIsEmpty(one))) {
    process.kill(-(run.child.pid ?? 0), 'SIGKILL')
    await run.ended
  }
  runs = []
  rmSync(dir, { recursive: true, force: true })
})

test('it serves within ten seconds, says where, and Ctrl-C leaves no process @alone', async () => {
  const begin = Date.now()
  const run = start(env)
  await expect.poll(run.output, { timeout: 10_000 }).toContain('Ctrl-C stops it')
  expect(Date.now() - begin).toBeLessThan(10_000)
  expect(run.output()).toContain(
    `Keyline is at http://localhost:${env.PORT}, the embedded backend at http://127.0.0.1:${env.LOCAL_SUPABASE_PORT}`,
  )
  expect((await fetch(`http://localhost:${env.PORT}/`)).status).toBe(200)

  const second = start({
    ...env,
    PORT: String(await freePort()),
    LOCAL_SUPABASE_PORT: String(await freePort()),
  })
  expect(await second.ended).toBe(1)
  expect(second.output()).toMatch(/Another copy \(pid \d+\)/)

  pressCtrlC(run)
  await run.ended
  await expect.poll(() => groupIsEmpty(run)).toBe(true)
})

test('a killed site is started again, with growing waits, and the log says so', async () => {
  const run = start(env)
  await expect.poll(run.output, { timeout: 60_000 }).toContain('Ctrl-C stops it')
  const home = `http://localhost:${env.PORT}/`
  for (const wait of [100, 200]) {
    process.kill(siteProcess(run), 'SIGKILL')
    await expect.poll(run.output).toContain(`The site ended unexpectedly. Starting it again in ${wait} ms.`)
    await expect.poll(() => fetch(home).then(({ status }) => status, String), { timeout: 20_000 }).toBe(200)
  }
  pressCtrlC(run)
  await run.ended
  await expect.poll(() => groupIsEmpty(run)).toBe(true)
})

test('two copies run side by side on ports and folders of their own @night', async () => {
  const otherDir = mkdtempSync(join(tmpdir(), 'keyline-start-'))
  const other = {
    PORT: String(await freePort()),
    LOCAL_SUPABASE_PORT: String(await freePort()),
    LOCAL_SUPABASE_DIR: otherDir,
  }
  const both = [start(env), start(other)]
  for (const run of both) await expect.poll(run.output, { timeout: 60_000 }).toContain('Ctrl-C stops it')
  for (const run of both) pressCtrlC(run)
  for (const run of both) await run.ended
  rmSync(otherDir, { recursive: true, force: true })
})

test('a taken port, taken by the site or the backend, gets one plain sentence and exit 1 @night', async () => {
  const takenPort = await freePort()
  const blocker = createServer()
  await new Promise<void>((resolve) => blocker.listen(takenPort, resolve))
  for (const name of ['PORT', 'LOCAL_SUPABASE_PORT']) {
    const run = start({ ...env, [name]: String(takenPort) })
    expect(await run.ended).toBe(1)
    expect(run.output()).toContain(`Port ${takenPort} is taken. Stop what uses it, or set ${name}.`)
    expect(run.output()).not.toContain('    at ')
  }
  blocker.close()
})
