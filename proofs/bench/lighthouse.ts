import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { z } from 'zod'
import { findBrowser } from '../suite/find-browser.ts'

const audit = z.object({ numericValue: z.number() })
const request = z.object({
  resourceType: z.string().optional(),
  transferSize: z.number().optional(),
  url: z.string(),
})
const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.object({
    'first-contentful-paint': audit,
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
    'mainthread-work-breakdown': audit,
    'network-requests': z.object({ details: z.object({ items: z.array(request) }) }),
  }),
})

export type Run = Record<string, number>

/**
 * One mobile run of Lighthouse, which is not among the project's packages.
 * @returns scores from 0 to 100, times in milliseconds, bytes as transferred
 * @throws Error if it is not installed or fails
 */
export function runLighthouse(url: string): Run {
  const folder = mkdtempSync(join(tmpdir(), 'keyline-bench-'))
  const file = join(folder, 'report.json')
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-sync'
  const run = () =>
    spawnSync(
      process.env.LIGHTHOUSE ?? 'lighthouse',
      [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`],
      {
        env: { ...process.env, CHROME_PATH: findBrowser().executablePath ?? chromium.executablePath() },
        encoding: 'utf8',
      },
    )
  const first = run()
  if (first.error) throw new Error('npm install --global lighthouse@13, or set LIGHTHOUSE to its command')
  let { status, stderr } = first
  // Lighthouse occasionally loses the trace and asks for another run.
  if (/NO_NAVSTART/.test(stderr)) ({ status, stderr } = run())
  if (status !== 0) throw new Error(`Lighthouse failed: ${stderr.split('\n')[0]}`)
  const { categories, audits } = report.parse(JSON.parse(readFileSync(file, 'utf8')))
  rmSync(folder, { recursive: true })

  const requests = audits['network-requests'].details.items.filter(
    ({ url: one }) => !/icons\/keyline|data:/.test(one),
  )
  const bytes = (...types: string[]) =>
    requests
      .filter(({ resourceType }) => types.includes(resourceType ?? ''))
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  return {
    ...Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    'FCP ms': audits['first-contentful-paint'].numericValue,
    'LCP ms': audits['largest-contentful-paint'].numericValue,
    'TBT ms': audits['total-blocking-time'].numericValue,
    CLS: audits['cumulative-layout-shift'].numericValue,
    'main thread ms': audits['mainthread-work-breakdown'].numericValue,
    'HTML and CSS bytes': bytes('Document', 'Stylesheet'),
    'script bytes': bytes('Script'),
    requests: requests.length,
  }
}
