import { createServer, type ServerResponse } from 'node:http'
import { listen } from '../../supabase/local/listen.ts'
import { aSubmission } from './submission.ts'

/** A link cannot hold a lone surrogate. */
const unshowable = { ...aSubmission(), form_data: { email: '\ud800' } }

/** Possible faults between the site and its backend. */
const faults = {
  refused: (response: ServerResponse) => response.destroy(),
  silent: () => undefined,
  dripping: (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    const drip = setInterval(() => response.write(' '), 100)
    response.once('close', () => clearInterval(drip))
  },
  html: (response: ServerResponse) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>ok</h1>'),
  truncated: (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"success": tr')
  },
  quoted: (response: ServerResponse) => json(response, 200, { success: 'true' }),
  /** List rows that cannot be shown. */
  unshowable: (response: ServerResponse) => json(response, 200, [unshowable]),
  'not stored': (response: ServerResponse) =>
    json(response, 503, { success: false, error: 'try again later' }),
}

export const allFaults = Object.keys(faults) as (keyof typeof faults)[]

const answers = {
  ...faults,
  /** No fault: reports that it owes each visitor a copy, as a backend with a mail service does. */
  copying: (response: ServerResponse) => {
    const stored = { id: crypto.randomUUID(), created_at: new Date().toISOString(), confirmed: true }
    json(response, 200, { success: true, ...stored })
  },
}
export type Fault = keyof typeof answers

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

export type FaultyBackend = { url: string; fault: Fault; stop: () => void }

/** Stands in for a failing backend at the network: each request meets the fault that is set. */
export async function startFaultyBackend(): Promise<FaultyBackend> {
  const server = createServer((_, response) => void answers[backend.fault](response))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  const backend: FaultyBackend = { url: await listen(server), fault: 'refused', stop }
  return backend
}
