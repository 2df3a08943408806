import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folderBefore = process.env.CONTENT_FOLDER
const copy = mkdtempSync(join(tmpdir(), 'keyline-home-'))
beforeEach(() => cpSync(folderBefore ?? 'content', copy, { recursive: true }))
afterAll(() => {
  rmSync(copy, { recursive: true })
  if (folderBefore) process.env.CONTENT_FOLDER = folderBefore
  else delete process.env.CONTENT_FOLDER
})

function change(name: string, edit: (text: string) => string) {
  const file = join(copy, name)
  writeFileSync(file, edit(readFileSync(file, 'utf8')))
}

/** The page rendered from content. */
async function homePage(): Promise<string> {
  process.env.CONTENT_FOLDER = copy
  jest.resetModules()
  // Both must use the same React.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { default: HomePage } = await import('./page.tsx')
  return renderToStaticMarkup(<HomePage />)
}
const anchors = (html: string) => [...html.matchAll(/<section id="([\w-]+)" aria/g)].map(([, id]) => id)

test('a marketer moves one section and hides another', async () => {
  change('home/sections.yaml', () => 'sections:\n  - reviews\n  # - services\n  - challenges\n  - contact\n')
  expect(anchors(await homePage())).toEqual(['home', 'reviews', 'challenges', 'contact', 'scheduling'])
})

test('goods that only the catalog has stand under the drawers, and start a quote', async () => {
  change('navigation.yaml', (text) => text.replace('label: Fun Games,', 'label: Chess sets,'))
  const section = /<section id="products"[^]*?<\/section>/.exec(await homePage())?.[0]
  expect(section).toMatch(/commandfor="quote-dialog" data-need="Chess sets"/)
})

test('the switch in the words of all forms decides whether the buttons of products do something', async () => {
  const idle = '<button type="button" class="ask">'
  expect((await homePage()).includes(idle)).toBe(false)
  change('leads/common.yaml', (text) => text.replace(/^  productQuote: .*/m, '  productQuote: off'))
  expect((await homePage()).includes(idle)).toBe(true)
})

test('a marketer adds a region, and takes another away', async () => {
  change('home/locations.yaml', (text) =>
    text
      // Its cities move to the region before it.
      .replace(/\n {2}- id: canada[^]*?cities:(?=\n)/, '')
      .replace(
        '\nregions:\n',
        "\nregions:\n  - id: arctic\n    name: The Arctic\n    days: 9\n    zones: [Arctic/]\n    cities:\n      - { city: 'Longyearbyen, Norway', at: [69.65, 18.96] }\n",
      ),
  )
  const html = await homePage()
  expect(html).toContain('data-region="arctic" data-zones="Arctic/"')
  expect(html).toMatch(/<h3[^>]*>The Arctic<\/h3>/)
  expect(html).not.toContain('data-region="canada"')
  const { deadline } = await import('../../lib/content/deadline.ts')
  const { cities, transit } = deadline()
  expect(cities).toContainEqual({ name: 'Longyearbyen', country: 'Norway', region: 'arctic' })
  expect(transit.arctic).toBe(9)
})

test('the banners of the day stand on top, with a name that changes with their words', async () => {
  const show = (words: string) => change('banner.yaml', () => `close: Close\nbanners:\n  - text: ${words}\n`)
  const id = async () => {
    jest.resetModules()
    return (await import('../../lib/content/frame.ts')).banner()?.id
  }
  expect(await homePage()).not.toContain('class="banner')
  show('Closed on Friday')
  expect(await homePage()).toMatch(
    /<main[^>]*><aside class="banner[^>]*><div[^>]*><p[^>]*><span>Closed on Friday/,
  )
  const friday = await id()
  show('Closed on Friday\n  - text: Back on Monday')
  expect(await homePage()).toMatch(/Closed on Friday.*Back on Monday/)
  show('Closed on Monday')
  expect(await id()).not.toBe(friday)
})
