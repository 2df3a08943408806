/** @jest-environment node */
import { plainPage, sealPage } from './seal-page.ts'

const inline = { loader: 'LOADER', pageScript: 'PAGE' }
const styles = { href: '/a.css', inline: 'p{}', rest: '/rest.css' }
const seal = (html: string) => sealPage(html, inline, styles)
const chunk = '<script src="/_next/static/chunks/a.js" async=""></script>'
const flight =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:\\"x\\"\\n"])</script>'
const page = (body: string) =>
  `<html><head><link rel="preload" as="script" href="/x.js"/><link rel="stylesheet" href="/a.css"/><script>PAGE</script></head><body>${body}</body></html>`

test('scripts and flight data leave the page; the loader that names them stands before the styles', () => {
  const sealed = seal(page(`<p>words</p>${chunk}${chunk}${flight}`))
  expect(sealed.html).toBe(
    `<html><head><script data-src="${sealed.flightPath} /_next/static/chunks/a.js">LOADER</script>` +
      '<style>p{}</style><link rel="stylesheet" href="/rest.css" data-precedence="next" disabled=""/>' +
      '<script>PAGE</script></head><body><p>words</p></body></html>',
  )
  expect(sealed.flight).toContain('self.__next_f.push([1,"0:\\"x\\"\\n"])')
  expect(sealed.flightPath).toMatch(/^\/_next\/static\/flight\/[0-9a-f]{16}\.js$/)
})

test('React is told of the stylesheet that comes with it', () => {
  const data = '<script>self.__next_f.push([1,"1:[\\"/a.css\\"]\\n0:\\"$1\\"\\n"])</script>'
  const { flight: text } = seal(page(chunk + flight.replace(/<script>self.*/, data)))
  expect(text).toContain('/rest.css')
  expect(text).not.toContain('/a.css')
})

test('structured data stays', () => {
  const data = '<script type="application/ld+json">{"@graph":[]}</script>'
  expect(seal(page(data + chunk + flight)).html).toContain(data)
})

test('the polyfill for browsers without modules is dropped', () => {
  const old = '<script src="/_next/static/chunks/polyfills.js" noModule=""></script>'
  expect(seal(page(old + chunk + flight)).html).not.toContain('polyfills')
})

test.each([
  ['an inline style', '<p style="color:red"></p>', 'inline style'],
  ['a style element', '<style>p{}</style>', 'inline style'],
  ['an event handler', '<p onclick="x()"></p>', 'event handler'],
  ['a part that appears by script only', '<template id="B:0"></template>', 'Suspense'],
  ['an unknown inline script', '<script>alert(1)</script>', 'unknown inline script'],
  ['a script of another host', '<script src="https://evil.example/x.js"></script>', 'unknown script'],
])('%s stops the build', (_what, part, message) => {
  expect(() => seal(page(part + chunk + flight))).toThrow(message)
})

test('a page without scripts or flight data stops the build', () => {
  expect(() => seal(page(flight))).toThrow('no scripts')
  expect(() => seal(page(chunk))).toThrow('no flight data')
})

test("Next's own error page becomes plain HTML", () => {
  expect(plainPage('<style>p{}</style><p style="x">500</p><script>x</script><svg><g/></svg>')).toBe(
    '<p>500</p>',
  )
})
