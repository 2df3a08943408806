import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { findNginx } from '../nginx/find-nginx.ts'
import { findBrowser } from '../suite/find-browser.ts'

export type Tools = {
  chromium: string
  nginx: string
  lighthouse: string
  brotliModule: string
  wrk?: string
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const onPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))

/**
 * What the measurement needs beside the project's own packages; none of it is needed to build, test or serve the site.
 * @throws Error that lists what is missing and how to get it
 */
export function findTools(): Tools {
  const browser = findBrowser()
  const found = {
    chromium: browser.executablePath ?? (browser.found ? chromium.executablePath() : undefined),
    nginx: findNginx(),
    brotliModule: existsSync(brotliModule) ? brotliModule : undefined,
    lighthouse: process.env.LIGHTHOUSE ?? onPath('lighthouse'),
  }
  const how = {
    chromium: 'npx playwright install chromium',
    nginx: 'apt-get install nginx',
    brotliModule: 'apt-get install libnginx-mod-http-brotli-static',
    lighthouse: 'npm install --global lighthouse@13, or set LIGHTHOUSE to its command',
  }
  const missing = Object.entries(found).filter(([, file]) => !file)
  if (missing.length)
    throw new Error(
      missing.map(([name]) => `${name} is missing: ${how[name as keyof typeof how]}`).join('\n'),
    )
  return { ...(found as Record<keyof typeof found, string>), wrk: onPath('wrk') }
}
