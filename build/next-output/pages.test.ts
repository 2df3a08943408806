import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simplifyErrorPages, readPages, rewritePages } from './pages.ts'

function distWith(pages: Record<string, string>) {
  const dist = mkdtempSync(join(tmpdir(), 'keyline-pages-'))
  for (const folder of ['server/app/a', 'server/pages']) mkdirSync(join(dist, folder), { recursive: true })
  for (const [page, html] of Object.entries(pages)) writeFileSync(join(dist, 'server', page), html)
  return dist
}
const error = '<style>p{}</style><p style="x">500</p><script>x</script><svg><g/></svg>'

test("Next's own error pages become plain HTML, and are none of the pages", () => {
  const dist = distWith({
    'app/_global-error.html': error,
    'pages/500.html': error,
    'app/index.html': 'home',
  })
  simplifyErrorPages(dist)
  expect(readPages(dist)).toEqual([{ path: '/', html: 'home' }])
  for (const page of ['app/_global-error.html', 'pages/500.html'])
    expect(readFileSync(join(dist, 'server', page), 'utf8')).toBe('<p>500</p>')
})

test('every page is changed, and a failure names its page', () => {
  const dist = distWith({ 'app/index.html': 'home', 'app/a/b.html': 'below' })
  rewritePages(dist, (html) => `${html}!`)
  expect(readPages(dist)).toEqual([
    { path: '/a/b', html: 'below!' },
    { path: '/', html: 'home!' },
  ])
  const refuse = (html: string) => {
    if (html === 'home!') throw new Error('no')
    return html
  }
  expect(() => rewritePages(dist, refuse)).toThrow('server/app/index.html: no')
})
