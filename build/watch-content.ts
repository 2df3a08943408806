import { execFile } from 'node:child_process'
import { cpSync, rmSync, watch } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { contentFolder } from '../lib/content/folder.ts'
import { listen } from '../supabase/local/listen.ts'

/**
 * Watches content: prints mistakes, and reloads open pages after a valid change. Returns once content is valid.
 * @param copy gets the content whenever it is valid; the site reads only this copy
 * @returns settings for the site, and a function that stops watching
 */
export async function watchContent(
  folder = contentFolder,
  copy = '.local/dev-content',
  print: (line: string) => void = console.error,
): Promise<{ env: Record<string, string>; stop: () => void }> {
  const pages = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Access-Control-Allow-Origin': '*' })
    response.flushHeaders()
    pages.add(response)
    request.on('close', () => pages.delete(response))
  })
  const address = await listen(server)

  const valid = Promise.withResolvers<void>()
  async function look() {
    const { failed, complaints } = await run('tools/content-check.ts', folder)
    const named = complaints.split('\n').filter((line) => line.startsWith('content/'))
    for (const line of named) print(line)
    // Some of these are mere notes, such as one about a banner whose day has passed.
    if (failed) {
      if (named.length === 0) print(complaints)
      return print('The site shows the words from before until this is mended.')
    }
    rmSync(copy, { recursive: true, force: true })
    cpSync(folder, copy, { recursive: true })
    await run('build/assets/write-look.ts', copy)
    for (const page of pages) page.write('data: changed\n\n')
    valid.resolve()
  }
  let waiting: NodeJS.Timeout | undefined
  const watching = watch(folder, { recursive: true }, () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => void look(), 100)
  })
  void look()
  await valid.promise
  const stop = () => {
    watching.close()
    server.close()
    server.closeAllConnections()
  }
  const at = process.env.CONTENT_AT
  return { env: { CONTENT_FOLDER: copy, CONTENT_NEWS: address, ...(at && { CONTENT_AT: at }) }, stop }
}

/** Runs a program in a separate process, which reads every file afresh; resolves to what it printed as errors. */
const run = (program: string, folder: string): Promise<{ failed: boolean; complaints: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, CONTENT_FOLDER: folder }
    execFile(process.execPath, [program], { env }, (error, _output, complaints) =>
      resolve({ failed: error !== null, complaints }),
    )
  })
