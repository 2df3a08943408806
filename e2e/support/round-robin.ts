import { createServer, request as ask } from 'node:http'
import { listen } from '../../supabase/local/listen.ts'

/** One URL in front of several instances of the site; requests go to each in turn. */
export async function startRoundRobin(ports: number[]): Promise<{ url: string; stop: () => void }> {
  let turn = 0
  const server = createServer((request, response) => {
    const port = ports[turn++ % ports.length]
    const { method, url, headers } = request
    const onward = ask({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  const { port } = new URL(await listen(server))
  return {
    url: `http://localhost:${port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
