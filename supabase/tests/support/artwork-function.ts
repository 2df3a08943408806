import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { LocalBackend } from '../../local/backend.ts'
import { forward } from '../../local/forward.ts'
import { listen } from '../../local/listen.ts'
import { findDeno, readPort, denoPermissions } from '../../local/function-runner.ts'

const script = join(__dirname, '../../local/deno/artwork.ts')

/**
 * Another instance of the artwork function, which uses the project's storage instead of a folder.
 * @param blocks longest file it may write, in blocks of 512 bytes, to simulate a full disk
 */
export async function startArtworkFunction(
  { anonKey, secretKey }: LocalBackend,
  { url, folder = '', blocks, more = {} }: { url: string; folder?: string; blocks?: number; more?: object },
) {
  const env: Record<string, string> = {
    SUPABASE_URL: url,
    SUPABASE_SECRET_KEYS: '',
    SUPABASE_SERVICE_ROLE_KEY: secretKey,
    SUPABASE_PUBLISHABLE_KEYS: '',
    SUPABASE_ANON_KEY: anonKey,
    ARTWORK_DIR: folder,
    ARTWORK_PER_VISITOR: '',
    ARTWORK_GB_A_DAY: '',
    MESSAGES_PER_VISITOR: '',
    ...more,
  }
  const limit = blocks ? `ulimit -f ${blocks}; ` : ''
  const args = ['run', ...denoPermissions([new URL(url).host], Object.keys(env), folder || undefined), script]
  // With the signal ignored, the write fails instead.
  const child = spawn('sh', ['-c', `trap "" XFSZ; ${limit}exec "$@"`, 'sh', findDeno(), ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', NO_COLOR: '1' },
  })
  const logged: string[] = []
  const port = await readPort(child, (line) => logged.push(line))
  return {
    base: `http://127.0.0.1:${port}/send-artwork`,
    said: logged,
    async stop() {
      child.stdin.end()
      await once(child, 'exit')
    },
  }
}

/** A hosted project's storage at its network edge, for a backend that lacks one. */
export async function startStorage({ url, secretKey }: LocalBackend) {
  const { hostname, port } = new URL(url)
  const objects = new Map<string, Buffer>()
  const storage = {
    url: '',
    objects,
    /** `full` accepts nothing new, `down` answers nothing. */
    mood: 'up' as 'up' | 'full' | 'down',
    stop: () => server.close(),
  }
  const say = (response: ServerResponse, status: number, body: object) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url: path = '', headers } = request
    if (!path.startsWith('/storage/')) return forward(request, request, { hostname, port }, response)
    if (storage.mood === 'down') return void request.socket.destroy()
    if (headers.authorization !== `Bearer ${secretKey}`) return say(response, 403, { error: 'Unauthorized' })
    const name = path.split('/').at(-1) ?? ''
    if (method === 'GET') {
      const bytes = objects.get(name)
      return bytes
        ? void response.end(bytes)
        : say(response, 400, { statusCode: '404', error: 'not_found', message: 'Object not found' })
    }
    const body = await buffer(request)
    if (method === 'DELETE')
      for (const one of (JSON.parse(String(body)) as { prefixes: string[] }).prefixes) objects.delete(one)
    else if (storage.mood === 'full') return say(response, 507, { error: 'Insufficient storage' })
    else if (/^\/storage\/v1\/object\/artwork\/[\da-f-]{36}$/.test(path)) objects.set(name, body)
    else return say(response, 404, { error: 'Bucket not found' })
    say(response, 200, {})
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  storage.url = await listen(server)
  return storage
}
