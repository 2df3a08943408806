import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, linkSync, mkdirSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import { dirname, extname, join, relative, resolve } from 'node:path'

// Serves what `vercel build` wrote (https://vercel.com/docs/build-output-api), as far as this site needs it: static files,
// prerendered pages, the middleware, and functions with only the files they traced.

type Condition = { type: string; key: string; value?: string }
type Route = {
  src?: string
  dest?: string
  handle?: string
  middlewarePath?: string
  headers?: Record<string, string>
  has?: Condition[]
  missing?: Condition[]
}
type Prerendered = {
  initialStatus?: number
  initialHeaders: Record<string, string>
  fallback: { fsPath: string }
}
type Running = { child: ChildProcess; port: number }
type Asked = { url: string; method: string; headers: IncomingHttpHeaders; pathname: string }

/** Content types, which the output leaves to the host. */
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** The folder of the build (tools/test-vercel.ts). */
const root = process.env.VERCEL_FOLDER ?? ''
const output = join(root, '.vercel/output')
const functions = join(output, 'functions')
const read = <T>(...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8')) as T

type Options = { port: number; siteUrl: string; backend: { url: string; key: string } }

/** Serves the output on a port, as Vercel would. */
export async function startVercel({ port, siteUrl, backend }: Options) {
  const env = { SITE_URL: siteUrl, SUPABASE_URL: backend.url, SUPABASE_ANON_KEY: backend.key }
  const { routes } = read<{ routes: Route[] }>(output, 'config.json')
  const middle = routes.findIndex(({ handle }) => handle === 'rewrite')
  const first = routes.slice(0, middle)
  const running = new Map<string, Promise<Running>>()
  const functionOf = (name: string) => {
    const folder = realpathSync(join(functions, `${name}.func`))
    const started = running.get(folder) ?? startFunction(folder, env)
    running.set(folder, started)
    return started
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { url = '/', method = 'GET', headers } = incoming
    const pathname = url.split('?')[0] ?? '/'
    const incomingRequest = { url, method, headers, pathname }
    for (const route of first.filter((one) => isMeant(one, incomingRequest)))
      for (const [name, value] of Object.entries(route.headers ?? {}))
        if (!route.dest && name !== 'Location') outgoing.setHeader(name, value)
    if (first.some((one) => one.middlewarePath && isMeant(one, incomingRequest))) {
      const { port } = await functionOf('middleware')
      const reply = await fetch(`http://127.0.0.1:${port}${url}`, {
        method: 'POST',
        headers: { 'x-asked': JSON.stringify({ method, headers }) },
        redirect: 'manual',
      })
      const passes = reply.headers.has('x-middleware-next')
      for (const name of reply.headers.get('x-middleware-override-headers')?.split(',') ?? [])
        headers[name] = reply.headers.get(`x-middleware-request-${name}`) ?? undefined
      for (const [name, value] of reply.headers)
        if (!/^(x-middleware-.*|set-cookie|connection|keep-alive|transfer-encoding|date)$/.test(name))
          outgoing.setHeader(name, value)
      outgoing.setHeader('Set-Cookie', reply.headers.getSetCookie())
      if (!passes) return outgoing.writeHead(reply.status).end(await reply.text())
    }
    const name = pathname === '/' ? 'index' : pathname.slice(1)
    const file = join(output, 'static', name)
    if (existsSync(file) && statSync(file).isFile())
      return outgoing.setHeader('Content-Type', types[extname(file)] ?? '').end(readFileSync(file))
    const page = join(functions, `${name}.prerender-config.json`)
    const isForm = headers['next-action'] || headers['content-type']?.startsWith('multipart/form-data;')
    if (existsSync(page) && !isForm) {
      const { fallback, initialHeaders, initialStatus = 200 } = read<Prerendered>(page)
      const type = types[extname(fallback.fsPath)]
      return outgoing
        .writeHead(initialStatus, { ...(type && { 'content-type': type }), ...initialHeaders })
        .end(readFileSync(join(dirname(page), fallback.fsPath)))
    }
    if (existsSync(join(functions, `${name}.func`))) return passOn(name, url)
    for (const { src, dest } of routes.slice(middle)) {
      const found = src && dest && new RegExp(src).exec(pathname)
      if (!found) continue
      const group = (_: string, key: string) => found.groups?.[key] ?? ''
      const [path = '', query = ''] = dest.replace(/\$(\w+)/g, group).split('?')
      const more = `${url.includes('?') ? '&' : '?'}${query}`
      if (existsSync(join(functions, `${path}.func`))) return passOn(path.slice(1), url + more)
    }
    outgoing.writeHead(404).end()

    async function passOn(matched: string, path: string) {
      const { port } = await functionOf(matched)
      headers['x-forwarded-proto'] = 'http'
      headers['x-matched-path'] = `/${matched === 'index' ? '' : matched}`
      const inner = request({ port, path, method, headers }, (answered) => {
        outgoing.writeHead(answered.statusCode ?? 500, answered.headers)
        answered.pipe(outgoing)
      })
      inner.on('error', () => outgoing.destroy())
      incoming.pipe(inner)
    }
  }

  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    async stop() {
      server.closeAllConnections()
      server.close()
      for (const started of running.values()) (await started).child.kill()
    },
  }
}

function isMeant({ src, has = [], missing = [] }: Route, { pathname, headers }: Asked): boolean {
  const holds = ({ type, key, value }: Condition) => {
    const found = type === 'header' ? headers[key] : undefined
    return found !== undefined && (value === undefined || new RegExp(`^${value}$`).test(String(found)))
  }
  return Boolean(src && new RegExp(src).test(pathname)) && has.every(holds) && !missing.some(holds)
}

/** Starts one function in a folder with its own files and those it traced. These are links, so nothing resolves outside. */
async function startFunction(source: string, env: Record<string, string>): Promise<Running> {
  const folder = join(root, '.vercel/running', String(process.pid), relative(functions, source))
  const own = readdirSync(source, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const settings = read<{ filePathMap?: Record<string, string>; environment: Record<string, string> }>(
    source,
    '.vc-config.json',
  )
  const files = new Map(Object.entries(settings.filePathMap ?? {}))
  for (const { parentPath, name } of own)
    files.set(relative(source, join(parentPath, name)), join(parentPath, name))
  for (const [to, from] of files) {
    const target = join(folder, to)
    mkdirSync(dirname(target), { recursive: true })
    if (!existsSync(target)) linkSync(realpathSync(resolve(root, from)), target)
  }
  const child = fork('-e', [settings.filePathMap ? runFunction : runMiddleware], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings.environment, ...env },
    execArgv: [],
  })
  const [port] = (await once(child, 'message')) as [number]
  return { child, port }
}

const listen = `.listen(0, '127.0.0.1', function () { process.send(this.address().port) })`
const runFunction = `
  globalThis[Symbol.for('@vercel/request-context')] = { get: () => ({ waitUntil() {} }) }
  require('node:http').createServer(require(process.cwd() + '/___next_launcher.cjs'))${listen}`
/** An edge function is a module that answers a Request; Node has everything it needs from its host. */
const runMiddleware = `
  const { cpSync } = require('node:fs')
  Object.assign(globalThis, { self: globalThis, require, AsyncLocalStorage: require('node:async_hooks').AsyncLocalStorage })
  cpSync('index.js', 'index.mjs')
  const loaded = import(process.cwd() + '/index.mjs')
  require('node:http').createServer(async (incoming, outgoing) => {
    const { method, headers } = JSON.parse(incoming.headers['x-asked'])
    const run = (await loaded).default
    const said = await run(new Request('http://' + headers.host + incoming.url, { method, headers }), { waitUntil() {} })
    outgoing.writeHead(said.status, [...said.headers].flat())
    outgoing.end(await said.text())
  })${listen}`
