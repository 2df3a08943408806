/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const given = process.env.CONTENT_FOLDER
const copy = mkdtempSync(join(tmpdir(), 'keyline-home-'))
beforeEach(() => cpSync(given ?? 'content', copy, { recursive: true }))
afterAll(() => {
  rmSync(copy, { recursive: true })
  if (given) process.env.CONTENT_FOLDER = given
  else delete process.env.CONTENT_FOLDER
})

function change(name: string, edit: (text: string) => string) {
  const file = join(copy, name)
  writeFileSync(file, edit(readFileSync(file, 'utf8')))
}

/** The page as it is made from the copy. */
async function homePage(): Promise<string> {
  process.env.CONTENT_FOLDER = copy
  jest.resetModules()
  // One React for both.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { default: HomePage } = await import('./page.tsx')
  return renderToStaticMarkup(<HomePage />)
}
const anchors = (html: string) => [...html.matchAll(/<section id="([\w-]+)" aria/g)].map(([, id]) => id)

test('a marketer moves one section and hides another', async () => {
  change('home/sections.yaml', () => 'sections:\n  - reviews\n  # - services\n  - challenges\n  - contact\n')
  expect(anchors(await homePage())).toEqual(['home', 'reviews', 'challenges', 'contact', 'scheduling'])
})

test('the switch in the words of all forms decides whether the buttons of products do something', async () => {
  const idle = '<button type="button" class="ask">'
  expect((await homePage()).includes(idle)).toBe(false)
  change('leads/common.yaml', (text) => text.replace(/^  productQuote: .*/m, '  productQuote: off'))
  expect((await homePage()).includes(idle)).toBe(true)
})
