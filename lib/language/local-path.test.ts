import { localPath } from './local-path.ts'
import { inLanguage, knownLanguages } from './spoken.ts'

knownLanguages.set('xx', { numbers: [], leftOut: ['veterinary'], only: ['feria'], locale: 'en-US' })

test('a page in one language alone is there, whatever is spoken', () =>
  expect(localPath('/feria#precios')).toBe('/xx/feria#precios'))

test.each([
  ['/', '/xx'],
  ['/#contact', '/xx#contact'],
  ['/printing', '/xx/printing'],
  ['/printing#items', '/xx/printing#items'],
  ['/artwork.json', '/xx/artwork.json'],
  ['/files/sizes.pdf', '/files/sizes.pdf'],
  ['/form-submissions', '/form-submissions'],
  ['/artwork/files/plain', '/artwork/files/plain'],
  ['/veterinary', '/veterinary'],
  ['https://example.com/', 'https://example.com/'],
])('%s leads to %s in another language', (path, there) => {
  expect(inLanguage('xx', () => localPath(path))).toBe(there)
  expect(localPath(path)).toBe(path)
})
