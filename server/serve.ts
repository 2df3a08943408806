import { startLocalBackend } from '../supabase/local/backend.ts'
import { watchContent } from '../build/watch-content.ts'
import type { ServeSettings } from './settings.ts'
import { contentDay } from '../lib/content/dated.ts'
import { noteDailyBuildFailure } from '../lib/content/daily-build-failure.ts'
import { changeDays } from '../lib/content/change-days.ts'
import { followDays } from './follow-days.ts'
import { type Site, startSite } from './start-site.ts'
import { dayBuilder } from './day-builder.ts'

/** PGlite accepts `fsync = on` but never syncs: its file layer has no such call. */
const notForProduction =
  'The embedded backend is for development and for trying things out: a power cut may lose its last requests.'

type Address = { url: string; key: string }

/**
 * Serves the site until a signal, then stops everything it started.
 * @param shownDay the day that the pages were built for
 * @param build builds what is stale; false when that failed
 */
export async function serve(
  settings: ServeSettings,
  development: boolean,
  shownDay: string,
  build: () => Promise<boolean>,
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

  // The database takes longest: it starts first, and the build and the site, which have the other core, do not wait for it.
  const address = Promise.withResolvers<Address>()
  const starting = settings.hosted ?? startBackend(settings, stops, address.resolve)
  const serving = (async () => {
    const backend = settings.hosted ?? (await Promise.race([address.promise, starting]))
    if (!(await build())) return undefined
    noteDailyBuildFailure('')
    const content = development ? await watchContent() : undefined
    if (content) stops.push(async () => content.stop())
    return startSite({ ...settings, backend, development, extra: content?.env })
  })()
  // If one fails, it still waits for the others.
  await Promise.allSettled([starting, serving])
  const backend = await starting
  const site = await serving
  if (!site) return stop(1)
  stops.push(site.stop)
  if (stopping) return
  if (!development) stops.push(followContent(site, shownDay))
  const where = settings.hosted ? `the backend at ${backend.url}` : `the embedded backend at ${backend.url}`
  console.log(`Keyline is at http://localhost:${settings.port}, ${where}. Ctrl-C stops it.`)
  if (!settings.hosted) console.log(notForProduction)
}

/** Switches to the pages of the day whenever content changes. */
function followContent(site: Site, shownDay: string) {
  const builder = dayBuilder()
  const end = followDays({
    shown: shownDay,
    today: contentDay,
    hasChanged: (since) => changeDays().some((day) => day > since),
    build: builder.build,
    swap: () => builder.swapTo(site.swap),
    log: (outcome, day) => {
      const about = { kind: 'content_day', outcome, day, ...builder.trouble() }
      console.error(stampLine(JSON.stringify(about)))
    },
  })
  return async () => {
    end()
    builder.stop()
  }
}

async function startBackend(
  { port, siteUrl, local }: ServeSettings,
  stops: (() => Promise<void>)[],
  onAddress: (address: Address) => void,
) {
  const siteOrigins = [new URL(siteUrl).origin, `http://localhost:${port}`, `http://127.0.0.1:${port}`]
  const backend = await startLocalBackend({
    ...local,
    siteOrigins,
    onAddress,
    onLog: (line) => console.error(stampLine(line)),
  })
  stops.push(backend.stop)
  return { url: backend.url, key: backend.anonKey }
}

/** Gives the helpers' lines a time and a kind; those of the functions are JSON already. */
function stampLine(line: string): string {
  const at = new Date().toISOString()
  return line.startsWith('{"')
    ? `{"at":"${at}",${line.slice(1)}`
    : JSON.stringify({ at, kind: 'backend', text: line })
}
