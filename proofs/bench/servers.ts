import { startSiteNginx } from '../nginx/site-nginx.ts'
import { median, type Rows } from './table.ts'
import { throughput } from './throughput.ts'

const frontPort = 4473

/**
 * The home page over the wire, from the site's own process, from nginx.conf in front of it, and from a plain nginx with
 * the same bytes. In turns, as a machine does not stay as fast as it was.
 * @param site the site's own process
 * @param plain the same page on a plain nginx
 */
export async function compareServers(wrk: string, site: string, plain: string): Promise<Rows> {
  const front = await startSiteNginx({ port: frontPort, sitePort: Number(new URL(site).port) })
  const urls = {
    'plain nginx': plain,
    'nginx.conf': `http://localhost:${frontPort}/`,
    'own process': `${site}/`,
  }
  const names = Object.keys(urls) as (keyof typeof urls)[]
  const runs = [1, 2, 3].map(() => names.map((name) => throughput(wrk, urls[name])))
  await front.stop()
  const perSecond = names.map((_name, index) => median(runs.map((run) => run[index]?.perSecond ?? 0)))
  return Object.fromEntries(
    names.map((name, index) => [
      name,
      {
        'requests/s': Math.round(perSecond[index] ?? 0),
        'to plain nginx': Math.round((1_000 * (perSecond[index] ?? 0)) / (perSecond[0] ?? 1)) / 1_000,
        'p99 ms': Math.round(100 * median(runs.map((run) => run[index]?.p99 ?? 0))) / 100,
      },
    ]),
  )
}
