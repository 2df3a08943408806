import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** @returns the command and its brotli module, each undefined when it is not installed */
export function findNginx(): { nginx?: string; brotliModule?: string } {
  const nginx = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find((file) => existsSync(file))
  return { nginx, brotliModule: existsSync(brotliModule) ? brotliModule : undefined }
}
