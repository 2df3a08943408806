import { readdirSync } from 'node:fs'
import { faultOfPageName, pageNames } from './page-names.ts'

test('the names of the delivered pages are addresses', () => {
  expect(pageNames().length).toBeGreaterThan(0)
  for (const name of pageNames()) expect(faultOfPageName(name)).toBeUndefined()
})

test('the name of a route or of a folder in public/ is taken', () => {
  const here = ['app', 'app/(site)', 'public']
    .flatMap((folder) => readdirSync(folder))
    .filter((name) => /^[a-z0-9-]+$/.test(name))
  // Some redirect, or are requested by machines; `index` would show the home page.
  const names = [...here, 'index', '404', 'robots', 'contact']
  expect(names).toContain('printing')
  for (const name of names) expect(faultOfPageName(name)).toMatch(/is the address of another page/)
})

test.each(['Trade', 'trade shows', 'trade_shows', '-trade', 'messe-märz', ''])('"%s" is no address', (name) =>
  expect(faultOfPageName(name)).toMatch(/use small letters, digits and hyphens/),
)
