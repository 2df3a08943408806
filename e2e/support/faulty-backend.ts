import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What can go wrong between the site and its backend. */
const faults = {
  refused: (response: ServerResponse) => response.destroy(),
  silent: () => undefined,
  html: (response: ServerResponse) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>ok</h1>'),
  truncated: (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"success": tr')
  },
  quoted: (response: ServerResponse) => json(response, 200, { success: 'true' }),
  'not stored': (response: ServerResponse) =>
    json(response, 503, { success: false, error: 'try again later' }),
}

export type Fault = keyof typeof faults
export const allFaults = Object.keys(faults) as Fault[]

const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

export type FaultyBackend = { url: string; fault: Fault; stop: () => void }

/** Stands in for a backend in trouble, at its network edge: each request meets the fault that is set. */
export function startFaultyBackend(): Promise<FaultyBackend> {
  return new Promise((resolve) => {
    const backend: FaultyBackend = { url: '', fault: 'refused', stop: () => server.close() }
    const server = createServer((_request, response) => void faults[backend.fault](response))
    server.listen(0, '127.0.0.1', () => {
      backend.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      backend.stop = () => {
        server.closeAllConnections()
        server.close()
      }
      resolve(backend)
    })
  })
}
