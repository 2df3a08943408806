import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNginx } from '../../tools/suite/tools.ts'
import { runNginx, temporaryPaths, type RunningNginx } from './run-nginx.ts'

type Options = { port: number; sitePort: number }

/**
 * Runs nginx with the repository's configuration in front of the site; only ports, writable folders and the number of
 * workers (one) differ.
 * @returns `entries` reads the log of visits
 * @throws Error if nginx is not installed or the configuration lacks a line to be replaced
 */
export async function startSiteNginx({
  port,
  sitePort,
}: Options): Promise<RunningNginx & { entries: () => string }> {
  const nginx = findNginx()
  if (!nginx) throw new Error('nginx is not installed.')
  let text = readFileSync('nginx.conf', 'utf8')
  const change = (from: string, to: string) => {
    if (!text.includes(from)) throw new Error(`nginx.conf does not say ${from}`)
    text = text.replace(from, to)
  }
  const folder = mkdtempSync(join(tmpdir(), 'keyline-nginx-'))
  change('listen 8080;', `listen 127.0.0.1:${port};`)
  change('server 127.0.0.1:3000;', `server 127.0.0.1:${sitePort};`)
  change('worker_processes auto;', `worker_processes 1; pid ${folder}/pid;`)
  change('/var/cache/keyline', `${folder}/cache`)
  change('/var/log/nginx', folder)
  change('buffer=32k flush=5s ', '')
  change('http {', `http { ${temporaryPaths(folder)}`)
  writeFileSync(join(folder, 'nginx.conf'), text)
  const running = await runNginx(nginx, folder, 'nginx.conf', port)
  return {
    ...running,
    entries: () => readFileSync(join(folder, 'entries.log'), 'utf8'),
    async stop() {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
