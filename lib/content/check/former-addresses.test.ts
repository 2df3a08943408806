/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkFormerAddresses, historyMissing, releasedPages } from './former-addresses.ts'

const folder = mkdtempSync(join(tmpdir(), 'keyline-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: folder })
const write = (name: string, text: string) => writeFileSync(join(folder, `pages/${name}.yaml`), text)
const advice = () => checkFormerAddresses(folder, releasedPages(folder)).map((fault) => fault.advice)

test('the name of a page that goes is asked for, and only a free one may be given', () => {
  mkdirSync(join(folder, 'pages'))
  git('init', '-q')
  write('questions', 'meta: {}\n')
  write('terms', 'meta: {}\n')
  git('add', '.')
  git('commit', '-qm', 'Add pages')
  expect(advice()).toEqual([])
  renameSync(join(folder, 'pages/questions.yaml'), join(folder, 'pages/answers.yaml'))
  expect(advice()).toEqual([expect.stringContaining('add formerly: [questions] to the page')])
  write('answers', 'formerly: [questions, faq]\nmeta: {}\n')
  expect(advice()).toEqual([])
  write('terms', 'formerly: [questions, answers, sign-in, /fair]\n')
  expect(advice()).toEqual([
    '"questions" leads to another page, too; keep one',
    '"answers" is the address of another page; take it away',
    '"sign-in" is the address of another page; take it away',
  ])
  expect(historyMissing(folder)).toBeUndefined()
})

test('a cut history, and none, are said; the check of a pull request has it whole', () => {
  git('commit', '-qm', 'Again', '--allow-empty')
  git('clone', '-q', '--depth', '1', `file://${folder}`, 'cut')
  for (const cut of [join(folder, 'cut'), tmpdir()])
    expect(historyMissing(cut)).toMatch(/^The history of the files is not here/)
  expect(readFileSync('.github/workflows/content.yml', 'utf8')).toContain('fetch-depth: 0')
})

test('a link to an address that a page had is told the new one, with its part', async () => {
  write('answers', 'formerly: [questions, faq]\nblocks:\n  - id: prices\n')
  process.env.CONTENT_FOLDER = folder
  jest.resetModules()
  const { renamedPath } = await import('../addresses.ts')
  const { ownPath } = await import('../own-links.ts')
  expect(ownPath.safeParse('/questions').error?.issues[0]?.message).toBe(
    '"/questions" is now /answers; write /answers',
  )
  expect(['/faq#prices', '/faq#other', '/terms'].map(renamedPath)).toEqual([
    '/answers#prices',
    '/answers',
    undefined,
  ])
  delete process.env.CONTENT_FOLDER
})
