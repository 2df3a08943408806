import { startLocalBackend } from '../../supabase/local/backend.ts'
import { watchContent } from '../watch-content.ts'
import type { ServeSettings } from './settings.ts'
import { today } from '../../lib/content/dated.ts'
import { changeDays } from '../../lib/content/change-days.ts'
import { followDays } from './follow-days.ts'
import { type Site, startSite } from './start-site.ts'
import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { dists } from '../next-output/dist.ts'

/** PGlite accepts `fsync = on` but never syncs: its file layer has no such call. */
const notForProduction =
  'The embedded backend is for development and for trying things out: a power cut may lose its last requests.'

/**
 * Serves the site until a signal, then stops all that it started.
 * @param shown the day that the pages were built for
 * @param built whether the build that is under way succeeds
 */
export async function serve(
  settings: ServeSettings,
  development: boolean,
  shown: string,
  built: Promise<boolean>,
) {
  const stops: (() => Promise<void>)[] = []
  let stopping = false
  const stop = async (code = 0) => {
    if (stopping) return
    stopping = true
    for (const end of stops.reverse()) await end()
    process.exit(code)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())

  // Beside the build, which leaves a core idle; if one fails, the other is waited for.
  const starting = settings.hosted ?? startBackend(settings, stops)
  await Promise.allSettled([starting, built])
  const backend = await starting
  if (!(await built)) return stop(1)
  const content = development ? await watchContent() : undefined
  if (content) stops.push(async () => content.stop())
  const site = await startSite({ ...settings, backend, development, extra: content?.env })
  stops.push(site.stop)
  if (stopping) return
  if (!development) stops.push(followContent(site, shown))
  const where = settings.hosted ? `the backend at ${backend.url}` : `the embedded backend at ${backend.url}`
  console.log(`Keyline is at http://localhost:${settings.port}, ${where}. Ctrl-C stops it.`)
  if (!settings.hosted) console.log(notForProduction)
}

/** Switches to the pages of the day whenever content changes. */
function followContent(site: Site, shown: string) {
  const builder = dayBuilder()
  const end = followDays({
    shown,
    today,
    hasChanged: (since) => changeDays().some((day) => day > since),
    build: builder.build,
    swap: () => builder.swapTo(site.swap),
    log: (outcome, day) => console.error(timed(JSON.stringify({ kind: 'content_day', outcome, day }))),
  })
  return async () => {
    end()
    builder.stop()
  }
}

async function startBackend({ port, siteUrl, local }: ServeSettings, stops: (() => Promise<void>)[]) {
  const siteOrigins = [new URL(siteUrl).origin, `http://localhost:${port}`, `http://127.0.0.1:${port}`]
  const backend = await startLocalBackend({
    ...local,
    siteOrigins,
    onLog: (line) => console.error(timed(line)),
  })
  stops.push(backend.stop)
  return { url: backend.url, key: backend.anonKey }
}

/** Gives the helpers' lines a time and a kind; those of the functions are JSON already. */
function timed(line: string): string {
  const at = new Date().toISOString()
  return line.startsWith('{"')
    ? `{"at":"${at}",${line.slice(1)}`
    : JSON.stringify({ at, kind: 'backend', text: line })
}

/**
 * Builds the site in a low-priority process, into the folder that is not being served.
 * @returns the builder: `build` resolves to whether it succeeded, `swapTo` hands over the result
 */
export function dayBuilder() {
  let served: 0 | 1 = 0
  const other = () => dists[served === 0 ? 1 : 0]
  let building: ReturnType<typeof spawn> | undefined
  return {
    build: () =>
      new Promise<boolean>((resolve) => {
        const env = { ...process.env, DIST: other() }
        // A separate process group, so that a stop ends all of it.
        building = spawn(process.execPath, ['scripts/build.ts'], { env, stdio: 'ignore', detached: true })
        building.once('error', () => resolve(false))
        building.once('exit', (code) => {
          building = undefined
          resolve(code === 0)
        })
        if (building.pid) setPriority(building.pid, 19)
      }),
    async swapTo(swap: (dist: string) => Promise<void>) {
      await swap(other())
      served = served === 0 ? 1 : 0
    },
    stop() {
      if (building?.pid) process.kill(-building.pid)
    },
  }
}
