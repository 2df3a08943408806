import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get, request } from 'node:http'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hero } from '../../lib/content/home/story.ts'
import { startSite } from '../../server/start-site.ts'
import { expect, test } from '../support/fixtures.ts'
import { freePort } from '../support/free-port.ts'

// On a day when content changes, the next build replaces the old one while the site runs.

test('Another build takes over, and no request of those that come meanwhile is lost', async () => {
  test.setTimeout(120_000)
  const port = await freePort()
  const dist = `.next-swapped-${port}`
  cpSync('.next', dist, { recursive: true, filter: (file) => !/^(cache|trace|dev)/.test(basename(file)) })
  const { lead } = hero()
  for (const file of globSync(join(dist, 'server/app/*.html')))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(lead, 'Another lead.'))
  const site = await startSite({ port, siteUrl: `http://localhost:${port}`, backend: null })

  /** By the time of the request. */
  const answers = { before: [] as string[], meanwhile: [] as string[], after: [] as string[] }
  let now: keyof typeof answers = 'before'
  let asking = true
  /** Each request opens its own connection or keeps one, as browsers do. */
  async function ask(path: string, keepAlive: boolean) {
    const agent = new Agent({ keepAlive })
    while (asking) {
      const phase = now
      answers[phase].push(await answerOf(`http://127.0.0.1:${port}${path}`, agent))
    }
    agent.destroy()
  }
  try {
    const visitors = [
      ...Array.from({ length: 8 }, (_, index) => ask('/', index % 2 === 0)),
      ask('/nowhere', false), // answered by Next
    ]
    await expect.poll(() => new Set(answers.before)).toEqual(new Set(['old', 'other']))
    now = 'meanwhile'
    await site.swap(dist)
    now = 'after'
    // The old build may still answer a few requests; then the new one answers all.
    let readCount = 0
    const since = () => answers.after.slice(readCount, (readCount = answers.after.length))
    await expect.poll(() => new Set(since())).toEqual(new Set(['new', 'other']))
    await sleep(500)
    expect(since()).not.toContain('old')
    asking = false
    await Promise.all(visitors)
    expect(answers.meanwhile.length).toBeGreaterThan(20)
    expect(Object.values(answers).flat()).not.toContain('failed')
  } finally {
    asking = false
    await site.stop()
    rmSync(dist, { recursive: true })
  }

  function answerOf(url: string, agent: Agent): Promise<string> {
    return new Promise((resolve) => {
      get(url, { agent }, (response) => {
        if ((response.statusCode ?? 0) >= 500) resolve('failed')
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => (text += part))
        response.on('error', () => resolve('failed'))
        response.on('end', () => {
          const before = text.includes(lead) ? 'old' : 'other'
          resolve(text.includes('Another lead.') ? 'new' : before)
        })
      }).on('error', () => resolve('failed'))
    })
  }
})

test('A form that comes slowly is answered, though another build has taken over meanwhile', async () => {
  const port = await freePort()
  const site = await startSite({ port, siteUrl: `http://localhost:${port}`, backend: null })
  const begin = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n'
  const end = 'b\r\n--x--\r\n'
  const headers = {
    'Content-Type': 'multipart/form-data; boundary=x',
    'Content-Length': begin.length + end.length,
  }
  const slow = request({ host: '127.0.0.1', port, path: '/', method: 'POST', headers })
  const status = new Promise((resolve) => {
    slow.once('response', (response) => resolve(response.statusCode))
    slow.once('error', (error) => resolve(String(error)))
  })
  slow.write(begin)
  await sleep(500)
  await site.swap('.next')
  // Longer than a process gets to stop.
  await sleep(13_000)
  slow.end(end)
  // No action matches the form, but it is read to its end.
  expect(await status).toBe(400)
  await site.stop()
})

test('A build that does not start leaves the one that is served @night', async () => {
  const port = await freePort()
  const site = await startSite({
    port,
    siteUrl: `http://localhost:${port}`,
    backend: null,
    onOutput: () => undefined,
  })
  await expect(site.swap('.next-missing')).rejects.toThrow('ended before it was ready')
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
  await site.stop()
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow()
})
