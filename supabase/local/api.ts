import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { App } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { type Handle, makeAccount, refuseOldSession } from './make-account.ts'
import type { Settings } from './settings.ts'

/**
 * Adds the REST and sign-in interfaces to a database, with the tables that sign-in needs. The result answers `/rest/v1`
 * and `/auth/v1` like a hosted project. Every request needs a key: the library would treat requests without one as
 * `service_role`.
 */
export async function createApi(connection: PgliteConnection, settings: Settings): Promise<RequestListener> {
  // Made for prototypes, the library grants everything to everybody at its first request. Marked as done, it keeps our
  // migrations' grants, so they apply as on a hosted project.
  Object.assign(connection, { rlsState: 'active' })

  const app = createApp(connection, settings, false)
  await app.ensureSystemSchema()
  // The library can create accounts only by sign-up, which is closed; this instance allows it but is unreachable.
  const open = createApp(connection, settings, true)
  const run = (sql: string, parameters: unknown[]) => connection.driver.query(sql, parameters)
  return answerWith(async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/auth/v1/admin/users'))
      return makeAccount(
        request,
        (signUp) => open.fetch(signUp, { peerAddress: null }),
        run,
        settings.secretKey,
      )
    const refused =
      pathname === '/auth/v1/user' && request.method === 'PUT' ? await refuseOldSession(request, run) : null
    return refused ?? app.fetch(request, { peerAddress: null })
  })
}

/** The same rules as in config.toml, which is for hosted projects. */
function createApp(connection: PgliteConnection, settings: Settings, enable_signup: boolean): App {
  return new App({
    connection,
    api: { schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      enable_signup,
      minimum_password_length: 12,
      sessions: { timebox: '168h' },
      jwt_secret: settings.jwtSecret,
      publishable_key: settings.anonKey,
      secret_key: settings.secretKey,
    },
    options: { server: { admin: false, disableStudio: true } },
  })
}

/** Serves a handler from a Node server. Bodies are small, thanks to the gateway. */
function answerWith(handle: Handle): RequestListener {
  return (incoming, outgoing) => {
    respond(handle, incoming, outgoing).catch(() => {
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(500).end()
    })
  }
}

async function respond(handle: Handle, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = incoming
  // Node has joined repeated headers.
  const headers = incoming.headers as Record<string, string>
  const bytes = await buffer(incoming)
  const body = bytes.length > 0 ? new Uint8Array(bytes) : null
  const request = new Request(new URL(url, 'http://127.0.0.1'), { method, headers, body })

  const response = await handle(request)
  const answer = Buffer.from(await response.arrayBuffer())
  outgoing.writeHead(response.status, [...response.headers].flat()).end(answer)
}
