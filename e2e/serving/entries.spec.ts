import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { startSite } from '../../server/start-site.ts'
import { listen } from '../../supabase/local/listen.ts'
import { expect, test } from '../support/fixtures.ts'
import { freePort } from '../support/free-port.ts'
import { startFront } from '../support/nginx.ts'
import { campaign } from '../support/source-of.ts'

// Ten thousand visits (one thousand by day), to the site itself and through nginx; a stand-in for the database adds up what is
// written.

type Row = { page: string; host: string; campaign: string; count: number }
type Visit = { path: string; method?: string; headers?: Record<string, string>; counts?: string }

async function startDatabase() {
  const sums: Record<string, number> = {}
  const server = createServer((asked, response) => {
    void json(asked).then((body) => {
      for (const { page, host, campaign, count } of (body as { counted: Row[] }).counted) {
        const kind = `${page} ${host} ${campaign}`
        sums[kind] = (sums[kind] ?? 0) + count
      }
      response.writeHead(204).end()
    })
  })
  return { url: await listen(server), sums, stop: () => server.close() }
}

const outside = { referer: 'https://www.news.example/ada' }

/** A week's visits by kind, each with its share in a thousand. */
function kindsOf(siteUrl: string, etag: string): [number, Visit][] {
  const own = { 'sec-fetch-site': 'same-origin', referer: `${siteUrl}/` }
  return [
    [300, { path: '/', counts: '/  ' }],
    [150, { path: '/', headers: outside, counts: '/ news.example ' }],
    [
      100,
      {
        path: `/?utm_source=a&utm_campaign=${campaign.name}`,
        headers: outside,
        counts: `/ news.example ${campaign.countedAs('other')}`,
      },
    ],
    [50, { path: '/printing?utm_campaign=ada%40example.com', counts: '/printing  other' }],
    [50, { path: '/translation', headers: { 'if-none-match': etag }, counts: '/translation  ' }],
    [200, { path: '/printing', headers: own }],
    [30, { path: '/', headers: { 'user-agent': 'Googlebot/2.1' } }],
    [30, { path: '/', headers: { 'sec-fetch-dest': '' } }],
    [20, { path: '/', headers: { 'sec-purpose': 'prefetch;prerender' } }],
    [20, { path: '/', method: 'HEAD' }],
    [20, { path: '/', headers: { range: 'bytes=0-9' } }],
    [29, { path: '/robots.txt' }],
    [1, { path: '/nowhere' }],
  ]
}

async function visitAll(url: string, siteUrl: string, thousands = process.env.TESTS === 'day' ? 1 : 10) {
  const { headers: read } = await fetch(`${url}/translation`)
  const kinds = kindsOf(siteUrl, read.get('etag') ?? '')
  const week = Array.from({ length: thousands }, () =>
    kinds.flatMap(([times, visit]) => Array<Visit>(times).fill(visit)),
  )
  const visits = week.flat()
  expect(visits).toHaveLength(1_000 * thousands)
  const agent = new Agent({ keepAlive: true, maxSockets: 32 })
  const send = async ({ path, method = 'GET', headers }: Visit) => {
    const browser = {
      'sec-fetch-dest': 'document',
      'sec-fetch-site': 'none',
      'user-agent': 'Mozilla/5.0 Chrome/140',
    }
    const outgoing = request(url + path, { agent, method, headers: { ...browser, ...headers } }).end()
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
    if (headers?.['if-none-match']) expect(answer.statusCode).toBe(304)
    answer.resume()
    await once(answer, 'end')
  }
  const one = async () => {
    for (let visit = visits.pop(); visit; visit = visits.pop()) await send(visit)
  }
  await Promise.all(Array.from({ length: 32 }, one))
  agent.destroy()
  return Object.fromEntries(
    kinds.flatMap(([times, { counts }]) => (counts ? [[counts, times * thousands]] : [])),
  )
}

test('Visits to the site itself are summed up, and written before it stops', async () => {
  const database = await startDatabase()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const site = await startSite({ port, siteUrl: url, backend: { url: database.url, key: 'publishable' } })
  const sent = await visitAll(url, url)
  await site.stop()
  expect(database.sums).toEqual(sent)
  database.stop()
})

test('Through nginx the same is summed up from its log, which names nobody @night', async () => {
  const database = await startDatabase()
  const port = await freePort()
  const front = await startFront(port)
  const backend = { url: database.url, key: 'publishable' }
  const site = await startSite({ port, siteUrl: front.url, countEntries: 'no', backend })
  const sent = await visitAll(front.url, front.url)
  await site.stop()
  expect(database.sums).toEqual({})

  const log = front.entries()
  await front.stop()
  expect(log).not.toMatch(/127\.0\.0\.1|Mozilla|ada\n|\/ada/)
  const env = {
    ...process.env,
    SITE_URL: front.url,
    SUPABASE_URL: database.url,
    SUPABASE_ANON_KEY: 'publishable',
  }
  const reader = spawn(process.execPath, ['tools/entries.ts'], {
    env,
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  reader.stdin.end(log)
  expect(await once(reader, 'close')).toEqual([0, null])
  expect(database.sums).toEqual(sent)
  database.stop()
})

test('A database that never answers delays neither a visit nor a stop @night', async () => {
  const silent = createServer(() => {})
  const port = await freePort()
  const url = `http://localhost:${port}`
  const backend = { url: await listen(silent), key: 'publishable' }
  const site = await startSite({ port, siteUrl: url, backend })
  await visitAll(url, url, 1)
  const begin = Date.now()
  await site.stop()
  expect(Date.now() - begin).toBeLessThan(4_000)
  silent.closeAllConnections()
  silent.close()
})
