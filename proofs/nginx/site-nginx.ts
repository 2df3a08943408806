import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findNginx } from './find-nginx.ts'
import { runNginx, type RunningNginx } from './run-nginx.ts'

/** `folder` is what its paths are relative to. */
type SiteNginx = RunningNginx & { folder: string }
type Options = { port: number; sitePort: number }

/**
 * Runs nginx with the configuration of this repository in front of the site; nothing is changed but the ports,
 * and one worker is enough.
 * @throws Error when nginx is not installed or the configuration no longer says what is changed here
 */
export async function startSiteNginx({ port, sitePort }: Options): Promise<SiteNginx> {
  const { nginx } = findNginx()
  if (!nginx) throw new Error('nginx is not installed.')
  let text = readFileSync('nginx.conf', 'utf8')
  const change = (from: string, to: string) => {
    if (!text.includes(from)) throw new Error(`nginx.conf does not say ${from}`)
    text = text.replace(from, to)
  }
  change('listen 8080;', `listen 127.0.0.1:${port};`)
  change('server 127.0.0.1:3000;', `server 127.0.0.1:${sitePort};`)
  change('worker_processes auto;', 'worker_processes 1;')

  const folder = mkdtempSync(join(tmpdir(), 'keyline-nginx-'))
  writeFileSync(join(folder, 'nginx.conf'), text)
  symlinkSync(resolve('.next'), join(folder, '.next'))
  mkdirSync(join(folder, '.local/nginx'), { recursive: true })
  const running = await runNginx(nginx, folder, 'nginx.conf', port)
  return {
    ...running,
    folder,
    async stop() {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
