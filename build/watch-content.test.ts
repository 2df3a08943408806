import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchContent } from './watch-content.ts'

const root = mkdtempSync(join(tmpdir(), 'keyline-news-'))
const folder = join(root, 'content')
const copy = join(root, 'copy')
const hero = (where: string) => join(where, 'home/hero.yaml')
const good = readFileSync(hero('content'), 'utf8')
const printed: string[] = []
const until = async (isThere: () => boolean) => {
  while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 20))
}
let watched: Awaited<ReturnType<typeof watchContent>> | undefined
afterAll(() => {
  watched?.stop()
  rmSync(root, { recursive: true, force: true })
})

const passedBanner = `close: Close this notice
banners:
  - { from: 2020-01-01, until: 2020-01-02, text: We are closed today. }
`
const wrong = good.replace('lead:', 'laed:')
const isMistakeNamed = () => printed.some((line) => line.includes('did you mean lead?'))

test('a mistake is named, and the site starts once it is mended', async () => {
  cpSync('content', folder, { recursive: true })
  writeFileSync(join(folder, 'banner.yaml'), passedBanner)
  writeFileSync(hero(folder), wrong)
  const watching = watchContent(folder, copy, (line) => printed.push(line))
  await until(isMistakeNamed)
  writeFileSync(hero(folder), good)
  watched = await watching
  expect(readFileSync(hero(copy), 'utf8')).toBe(good)
  expect(printed.join()).toContain('banner.yaml')
})

test('the site goes on with what is in order, and pages learn of new words', async () => {
  const { body } = await fetch(watched?.env.CONTENT_NEWS ?? '')
  const news = body?.getReader()
  printed.length = 0
  writeFileSync(hero(folder), wrong)
  await until(isMistakeNamed)
  expect(readFileSync(hero(copy), 'utf8')).toBe(good)

  writeFileSync(hero(folder), good.replace(/^lead: .*/m, 'lead: Other words, after'))
  await news?.read()
  expect(readFileSync(hero(copy), 'utf8')).toContain('Other words')
})

test('a check that crashes says why', async () => {
  printed.length = 0
  symlinkSync('nowhere', join(folder, 'home/new.yaml'))
  await until(() => printed.some((line) => line.includes('until this is mended')))
  expect(printed.join()).toContain('ENOENT')
})
