import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashedFiles } from '../../delivery/next-output/addresses.ts'
import { runNginx, temporaryPaths, type RunningNginx } from '../nginx/run-nginx.ts'
import type { Tools } from './tools.ts'

/** What nginx writes by itself. */
const ofNginx =
  'connection content-encoding content-length content-type date etag keep-alive transfer-encoding vary'.split(
    ' ',
  )

/**
 * Serves a folder as fast as a file server does: one worker, files compressed ahead of time.
 * @param site whose headers go with `same.html`, so that this is the same answer to the last byte
 */
export async function startNginx(
  tools: Pick<Tools, 'nginx' | 'brotliModule'>,
  root: string,
  port: number,
  site: string,
): Promise<RunningNginx> {
  const { headers } = await fetch(site)
  const lines = [...headers]
    .filter(([name]) => !ofNginx.includes(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
  const configuration = `load_module ${tools.brotliModule}; worker_processes 1; pid ${root}/pid; error_log ${root}/log;
    events { worker_connections 2048; }
    http {
      include /etc/nginx/mime.types; charset utf-8; access_log off; ${temporaryPaths(root)}
      sendfile on; tcp_nopush on; open_file_cache max=1000;
      gzip_static on; gzip_vary on; brotli_static on;
      server {
        listen 127.0.0.1:${port}; root ${root}; index index.html;
        location ${hashedFiles} { add_header Cache-Control "public, max-age=31536000, immutable"; }
        location = /same.html { ${lines.join(' ')} }
      }
    }`
  writeFileSync(join(root, 'nginx.conf'), configuration)
  return runNginx(tools.nginx, root, 'nginx.conf', port)
}
