import { freePort } from '../../e2e/support/free-port.ts'
import type { LocalBackend, Options } from '../../supabase/local/backend.ts'
import { removeFolders, startBackend } from '../../supabase/tests/support/backend.ts'
import { type Site, startSite } from '../../delivery/serve/start-site.ts'
import { z } from 'zod'
import { canary } from './call-action.ts'

/** What all stages of this run print, and what must not be in it. */
export const printed: string[] = []
export const secrets = new Set([canary, 'northbeam.example', 're_test_secret'])

/** Everything comes from one address here; the limits have their own tests. */
const artworkEnv = {
  ...{ ARTWORK_PER_VISITOR: '100000000', ARTWORK_GB_A_DAY: '100000' },
  MESSAGES_PER_VISITOR: '100000000',
}

/** Starts the whole product from its real parts: the sealed production build, the function under Deno, the database. */
export async function startStage(instances: number, options: Partial<Options> = {}) {
  const onOutput = (text: string) => void printed.push(text)
  const backend = await startBackend({ artworkEnv, onLog: onOutput, ...options })
  secrets.add(backend.anonKey).add(backend.secretKey)
  const running: Site[] = []
  const sites: string[] = []
  for (let instance = 0; instance < instances; instance += 1) {
    const port = await freePort()
    const siteUrl = `http://localhost:${port}`
    const key = backend.anonKey
    running.push(await startSite({ port, siteUrl, backend: { url: backend.url, key }, onOutput }))
    sites.push(siteUrl)
  }
  return {
    backend,
    /** URLs of the site's instances. */
    sites,
    /** Current process ids; killed processes are restarted. */
    get pids() {
      return running.map((site) => site.pid())
    },
    async stop() {
      for (const site of running) await site.stop()
      await backend.stop()
      removeFolders()
    },
  }
}

const page = z.array(z.object({ id: z.uuid(), form_data: z.record(z.string(), z.string()) }))
type StoredRow = z.infer<typeof page>[number]

/** Most rows per answer (supabase/config.toml). */
const most = 1_000

/** Every stored row, bypassing row level security. */
export async function storedRows({ url, secretKey }: LocalBackend): Promise<StoredRow[]> {
  const rows: StoredRow[] = []
  for (;;) {
    const after = rows.at(-1)?.id
    const query = `select=id,form_data&order=id.asc&limit=${most}${after ? `&id=gt.${after}` : ''}`
    const headers = { apikey: secretKey }
    const answer = await fetch(`${url}/rest/v1/Form%20Sub?${query}`, { headers })
    const found = page.parse(await answer.json())
    rows.push(...found)
    if (found.length < most) return rows
  }
}
