import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

const json = (status: number, body: string) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(body)

/** What may replace the answer. `close` refuses connections. */
const faults = {
  reset: (response: ServerResponse) => void response.socket?.resetAndDestroy(),
  timeout: () => {},
  '500': json(500, '{"message":"broken"}'),
  '429': json(429, '{"message":"slow down"}'),
  'slow body': (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const drip = setInterval(() => response.write(' '), 500)
    response.once('close', () => clearInterval(drip))
  },
  truncated: json(200, '{"success":true,"id":"3f0e8f0a-6f3c-4a51-9d8e-0f6a'),
  'not JSON': json(200, '<h1>It works</h1>'),
  'success:false': json(200, '{"success":false,"error":"no"}'),
  'success:"true"': json(200, '{"success":"true"}'),
  'empty 200': json(200, ''),
}
export type Fault = keyof typeof faults
export const allFaults = Object.keys(faults) as Fault[]

/** The n-th call whose body has the mark meets the fault: before it is forwarded, or after it took effect. */
export type Plan = { fault: Fault; call: number; when: 'before' | 'after' }

export type FaultProxy = {
  url: string
  plans: Map<string, Plan>
  /** Refuses connections until `open`. */
  close(): Promise<void>
  open(): Promise<void>
}

/** Forwards every call, and spoils the planned ones. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const plans = new Map<string, Plan>()
  const calls = new Map<string, number>()
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const mark = /#[\w-]+/.exec(body)?.[0] ?? ''
      const number = (calls.get(mark) ?? 0) + 1
      calls.set(mark, number)
      const plan = plans.get(mark)
      const spoil = plan?.call === number ? plan : null
      if (spoil?.when === 'before') return faults[spoil.fault](response)
      const answer = await pass(target, request.method ?? '', request.url ?? '', request.headers, body)
      if (spoil) return faults[spoil.fault](response)
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text)
    })
  })
  let port = 0
  const open = async () => {
    await once(server.listen(port, '127.0.0.1'), 'listening')
    port = (server.address() as AddressInfo).port
  }
  await open()
  return {
    url: `http://127.0.0.1:${port}`,
    plans,
    open,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

type Passed = Record<string, string | string[] | undefined>

async function pass(target: string, method: string, path: string, given: Passed, body: string) {
  const headers = new Headers()
  for (const [name, value] of Object.entries(given))
    if (!['host', 'connection', 'content-length'].includes(name)) headers.set(name, String(value))
  try {
    const answer = await fetch(target + path, { method, headers, body })
    return { status: answer.status, text: await answer.text() }
  } catch {
    return { status: 502, text: '' }
  }
}
