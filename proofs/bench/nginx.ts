import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNginx, type RunningNginx } from '../nginx/run-nginx.ts'
import type { Tools } from './tools.ts'

/** Serves a folder as fast as a file server does: one worker, files compressed ahead of time. */
export async function startNginx(tools: Tools, root: string, port: number): Promise<RunningNginx> {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${root}/${name};`)
    .join(' ')
  const configuration = `load_module ${tools.brotliModule}; worker_processes 1; pid ${root}/pid; error_log ${root}/log;
    events { worker_connections 2048; }
    http {
      include /etc/nginx/mime.types; charset utf-8; access_log off; ${temporary}
      sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=1000;
      gzip_static on; gzip_vary on; brotli_static on;
      server {
        listen 127.0.0.1:${port}; root ${root}; index index.html;
        location /_next/static/ { add_header Cache-Control "public, max-age=31536000, immutable"; }
      }
    }`
  writeFileSync(join(root, 'nginx.conf'), configuration)
  return runNginx(tools.nginx, root, 'nginx.conf', port)
}
