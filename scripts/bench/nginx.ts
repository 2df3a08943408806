import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tools } from './tools.ts'

/** Serves a folder as fast as a file server does: one worker, files compressed ahead of time. */
export async function startNginx(tools: Tools, root: string, port: number): Promise<{ stop: () => void }> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${root}/${name};`)
    .join(' ')
  const loadBrotli = tools.brotliModule ? `load_module ${tools.brotliModule};` : ''
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const configuration = `${loadBrotli} ${user} worker_processes 1; daemon off; pid ${root}/pid; error_log ${root}/log;
    events { worker_connections 2048; }
    http {
      include /etc/nginx/mime.types; charset utf-8; access_log off; ${temporary}
      sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=1000;
      gzip_static on; gzip_vary on; ${tools.brotliModule ? 'brotli_static on;' : ''}
      server {
        listen 127.0.0.1:${port}; root ${root}; index index.html;
        location /_next/static/ { add_header Cache-Control "public, max-age=31536000, immutable"; }
      }
    }`
  const file = join(root, 'nginx.conf')
  writeFileSync(file, configuration)
  const server = spawn(tools.nginx, ['-p', root, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  for (let attempt = 0; attempt < 50; attempt++) {
    const up = await fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (up) return { stop: () => void server.kill() }
    await new Promise((done) => setTimeout(done, 100))
  }
  server.kill()
  throw new Error(`nginx did not start; see ${root}/log`)
}
