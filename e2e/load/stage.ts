import { freePort } from '../support/free-port.ts'
import { removeFolders, startBackend } from '../../supabase/tests/support/backend.ts'
import { type Site, startSite } from '../../server/start-site.ts'
import { canary } from './call-action.ts'

/** Everything that the stages of this run print, and the secrets that must not appear in it. */
export const printed: string[] = []
export const secrets = new Set([canary, 'northbeam.example', 're_test_secret'])

/** All requests come from one address here; the limits have their own tests. */
const artworkEnv = {
  ARTWORK_PER_VISITOR: '100000000',
  ARTWORK_GB_A_DAY: '100000',
  MESSAGES_PER_VISITOR: '100000000',
}

/** Starts the whole product from its real parts: the production build twice, the function under Deno, and the database. */
export async function startStage() {
  const onOutput = (text: string) => void printed.push(text)
  const backend = await startBackend({ artworkEnv, onLog: onOutput })
  secrets.add(backend.anonKey).add(backend.secretKey)
  const running: Site[] = []
  const sites: string[] = []
  for (let instance = 0; instance < 2; instance += 1) {
    const port = await freePort()
    const siteUrl = `http://localhost:${port}`
    const key = backend.anonKey
    running.push(await startSite({ port, siteUrl, backend: { url: backend.url, key }, onOutput }))
    sites.push(siteUrl)
  }
  return {
    backend,
    sites,
    killed: 0,
    /** Kills one process, which is then restarted. Each call takes the next of these parts, and the site's next instance. */
    kill(...parts: ('database' | 'function' | 'artwork' | 'site')[]) {
      const part = parts[this.killed % parts.length] ?? 'site'
      const pid = part === 'site' ? running[this.killed % 2]?.pid() : backend.pids()[part]
      if (!pid) return
      try {
        process.kill(pid, 'SIGKILL')
        this.killed += 1
      } catch {
        // It is dead and not yet restarted; the next call tries again.
      }
    },
    async stop() {
      for (const site of running) await site.stop()
      await backend.stop()
      removeFolders()
    },
  }
}
