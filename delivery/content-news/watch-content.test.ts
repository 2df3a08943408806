/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../e2e/support/free-port.ts'
import { type News, watchContent } from './watch-content.ts'

const root = mkdtempSync(join(tmpdir(), 'keyline-news-'))
const [folder, copy] = [join(root, 'content'), join(root, 'copy')]
const hero = (where: string) => join(where, 'home/hero.yaml')
const good = readFileSync(hero('content'), 'utf8')
const print = jest.fn()
let stop = async () => {}
afterAll(async () => {
  await stop()
  rmSync(root, { recursive: true, force: true })
})

/** What an open page hears, one after the other. */
async function* listen(address: string): AsyncGenerator<News> {
  const { body } = await fetch(address)
  for await (const chunk of body ?? []) yield JSON.parse(Buffer.from(chunk).toString().slice('data: '.length))
}

test('a mistake is shown before there is a site, and to open pages; the site reads what is in order alone', async () => {
  cpSync('content', folder, { recursive: true })
  writeFileSync(hero(folder), good.replace('lead:', 'laed:'))
  const port = await freePort()
  const watching = watchContent({ port, folder, copy, print })
  const shown = () =>
    fetch(`http://127.0.0.1:${port}`).then(
      (answer) => answer.text(),
      () => '',
    )
  let page = await shown()
  while (!page) page = await shown()
  expect(page).toContain('laed: is not a known field; did you mean lead?')

  writeFileSync(hero(folder), good)
  const { env, stop: end } = await watching
  stop = end
  const news = listen(env.CONTENT_NEWS ?? '')
  const next = async () => (await news.next()).value as News
  const { changes, mistakes } = await next()
  expect(mistakes).toEqual([])

  writeFileSync(hero(folder), good.replace('lead:', 'laed:'))
  expect(await next()).toEqual({ changes, mistakes: [expect.stringContaining('did you mean lead?')] })
  expect(readFileSync(hero(copy), 'utf8')).toBe(good)

  writeFileSync(hero(folder), good.replace(/^lead: .*/m, 'lead: Other words, after'))
  expect(await next()).toEqual({ changes: changes + 1, mistakes: [] })
  expect(readFileSync(hero(copy), 'utf8')).toContain('Other words')

  const widgets = readFileSync(join(folder, 'widgets.yaml'), 'utf8')
  writeFileSync(join(folder, 'widgets.yaml'), widgets.replace(/url: \S+/, 'url: https://other.example/chat'))
  expect((await next()).mistakes).toEqual([expect.stringContaining('stop npm run dev with Ctrl-C')])
})
