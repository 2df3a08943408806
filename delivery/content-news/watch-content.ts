import { execFile } from 'node:child_process'
import { cpSync, globSync, readFileSync, rmSync, watch } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'yaml'

/** What open pages are told: the current mistakes, and how often content has successfully changed. */
export type News = { mistakes: string[]; changes: number }

type Options = {
  /** The site's port, which shows the mistakes until the site can start. */
  port: number
  /** The content being edited. */
  folder?: string
  /** Receives a copy whenever the content has no mistakes; the site reads only this copy. */
  copy?: string
  print?: (line: string) => void
}

/**
 * Watches content while somebody edits it. Returns once it is valid for the first time.
 * @returns the site's settings for reading it and for notifying its pages, and a function that stops the watch
 */
export async function watchContent({
  port,
  folder = 'content',
  copy = '.local/dev-content',
  print = console.error,
}: Options): Promise<{ env: Record<string, string>; stop: () => Promise<void> }> {
  const pages = new Set<ServerResponse>()
  const news: News = { mistakes: await mistakesIn(folder), changes: 0 }
  const tell = (page: ServerResponse) => page.write(`data: ${JSON.stringify(news)}\n\n`)
  const server = createServer((request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Access-Control-Allow-Origin': '*' })
    pages.add(response)
    request.on('close', () => pages.delete(response))
    tell(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const take = () => {
    rmSync(copy, { recursive: true, force: true })
    cpSync(folder, copy, { recursive: true })
  }
  const ended = new AbortController()
  let waiting: NodeJS.Timeout | undefined
  watch(folder, { recursive: true, signal: ended.signal }, () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => void look(), 100)
  })
  let vendors = ''
  async function look() {
    const before = fingerprint(copy)
    news.mistakes = await mistakesIn(folder)
    news.mistakes.forEach((mistake) => print(mistake))
    if (news.mistakes.length === 0) take()
    if (fingerprint(copy) !== before) news.changes += 1
    if (vendors && vendorsIn(copy) !== vendors)
      news.mistakes = ['A vendor has another address: stop npm run dev with Ctrl-C and start it again.']
    pages.forEach(tell)
  }

  if (news.mistakes.length > 0) await untilMended(news, port, print)
  take()
  vendors = vendorsIn(copy)
  const env = {
    CONTENT_FOLDER: copy,
    ...(process.env.CONTENT_AT && { CONTENT_AT: process.env.CONTENT_AT }),
    CONTENT_NEWS: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  }
  const stop = async () => {
    ended.abort()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { env, stop }
}

/** In a separate process, which reads every file afresh. */
const mistakesIn = (folder: string): Promise<string[]> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/content-check.ts', '--folder', folder],
      (_error, _said, complaints) =>
        resolve(complaints.split('\n').filter((line) => line.startsWith('content/'))),
    )
  })

/** Shows what is wrong at the site's future address. */
async function untilMended(news: News, port: number, print: (line: string) => void) {
  news.mistakes.forEach((mistake) => print(mistake))
  print(`The site starts when this is mended; http://localhost:${port} shows it too.`)
  const page = createServer((_, response) => {
    response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', Refresh: '1' })
    response.end(mistakePage(news.mistakes))
  })
  page.listen(port, '127.0.0.1')
  while (news.mistakes.length > 0) await sleep(200)
  page.closeAllConnections()
  await new Promise((resolve) => page.close(resolve))
}

const fingerprint = (folder: string) =>
  globSync('**/*.yaml', { cwd: folder })
    .sort()
    .map((file) => `${file}\n${readFileSync(`${folder}/${file}`, 'utf8')}`)
    .join('\n')

/** The origins in every page's policy; Next reads them once, when it starts. */
function vendorsIn(folder: string): string {
  const { chat, scheduling }: Record<string, { url: string }> = parse(
    readFileSync(`${folder}/widgets.yaml`, 'utf8'),
  )
  return [chat?.url, scheduling?.url].map((url) => new URL(url ?? '').origin).join(' ')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The mistakes as a page, for as long as there is no site. */
const mistakePage = (mistakes: string[]) => `<!doctype html><meta charset="utf-8"><title>content/</title>
<body style="font:16px/1.5 system-ui;margin:3rem auto;max-width:60rem;padding:0 1rem">
<h1>${mistakes.length === 1 ? 'A mistake' : `${mistakes.length} mistakes`} in content/</h1>
<ul>${mistakes.map((mistake) => `<li><code>${escaped(mistake)}</code>`).join('')}</ul>
<p>The site starts when this is mended.`
