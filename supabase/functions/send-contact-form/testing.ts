import { createHandler, storeSubmission } from './handler.ts'
import type { Sender } from './sender.ts'
import type { Settings } from './settings.ts'

export const settings: Settings = {
  url: 'http://127.0.0.1:9',
  secretKey: 'the-secret-key',
  callerKeys: ['publishable', 'anon'],
  siteOrigins: ['https://keyline.example'],
  limits: { visitor: 20, caller: 600 },
  confirms: false,
  healthToken: 'the-health-token',
}

export const row = { id: '3f0e8f0a-6f3c-4a51-9d8e-0f6a3f1f8a01', created_at: '2026-11-20T08:35:12.628+00:00' }

/** A request as the site sends it, with some headers changed; null removes one. */
export function post(body: unknown, change: Record<string, string | null> = {}): Request {
  return postText(JSON.stringify(body), change)
}

/** The same with a text body, which need not be JSON. */
export function postText(text: string, change: Record<string, string | null> = {}): Request {
  const headers = new Headers({ apikey: 'publishable', 'content-type': 'application/json' })
  for (const [name, value] of Object.entries(change)) {
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  }
  return new Request('http://function/send-contact-form', { method: 'POST', headers, body: text })
}

/** The handler with a storage that always works, its log, and the stored requests. */
export function working() {
  const log: string[] = []
  const stored: { key: string; form: unknown; sender: Sender }[] = []
  const handle = createHandler(
    settings,
    (line) => log.push(line),
    (_, key, form, sender) => {
      stored.push({ key, form, sender })
      return Promise.resolve(row)
    },
  )
  return { handle, log, stored }
}

/** The handler in front of a real server that stands in for the database's REST interface. */
export async function answering(
  storage: (request: Request) => Response | Promise<Response>,
  use: (handle: (request: Request) => Promise<Response>, log: string[]) => Promise<void>,
  change: Partial<Settings> = {},
): Promise<void> {
  const log: string[] = []
  const server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen: () => {} }, storage)
  const url = `http://127.0.0.1:${server.addr.port}`
  const handle = createHandler(
    { ...settings, ...change, url },
    (line) => log.push(line),
    (known, key, form, sender) => storeSubmission(known, key, form, sender, 300),
  )
  try {
    await use(handle, log)
  } finally {
    await server.shutdown()
  }
}
