import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../test/find-browser.ts'

export type Tools = {
  chromium: string
  nginx: string
  lighthouse: string
  wrk?: string
  brotliModule?: string
}

const onPath = (name: string) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
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
    nginx: onPath('nginx'),
    lighthouse: process.env.LIGHTHOUSE ?? onPath('lighthouse'),
  }
  const how = {
    chromium: 'npx playwright install chromium',
    nginx: 'apt-get install nginx libnginx-mod-http-brotli-static, or brew install nginx',
    lighthouse: 'npm install --global lighthouse@13, or set LIGHTHOUSE to its command',
  }
  const missing = Object.entries(found).filter(([, file]) => !file)
  if (missing.length)
    throw new Error(
      missing.map(([name]) => `${name} is missing: ${how[name as keyof typeof how]}`).join('\n'),
    )
  const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
  return {
    ...(found as Record<keyof typeof found, string>),
    wrk: onPath('wrk'),
    brotliModule: existsSync(brotliModule) ? brotliModule : undefined,
  }
}
