import { extractScripts, joinPageData } from './page-scripts.ts'

const chunk = '<script src="/_next/static/chunks/a.js" async=""></script>'
const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const data = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])</script>`
const flight = start + data('0:"x"\n')

test('scripts leave the page, each named once, and the inline ones become one text', () => {
  const preload = '<link rel="preload" as="script" href="/x.js"/>'
  expect(extractScripts(`${preload}<p>words</p>${chunk}${chunk}${flight}`)).toEqual({
    html: '<p>words</p>',
    sources: ['/_next/static/chunks/a.js'],
    inline: '(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"0:\\"x\\"\\n"])',
  })
})

test("the site's own scripts stay: they have an id", () => {
  const own = '<script id="a">x</script><script id="b" type="application/ld+json">{}</script>'
  const next =
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push([])</script>'
  const { html, inline } = extractScripts(own + chunk + flight + next)
  expect(html).toBe(own)
  expect(inline).toContain('TURBOPACK')
})

test('the polyfill for browsers without modules is dropped', () => {
  const old = '<script src="/_next/static/chunks/polyfills.js" noModule=""></script>'
  expect(extractScripts(old + chunk + flight).sources).toEqual(['/_next/static/chunks/a.js'])
})

test.each([
  ['an unknown inline script', '<script>alert(1)</script>', 'unknown inline script'],
  ['a script of another host', '<script src="https://evil.example/x.js"></script>', 'unknown script'],
])('%s stops the build', (_what, part, message) => {
  expect(() => extractScripts(part + chunk + flight)).toThrow(message)
})

test('a page without scripts or data stops the build', () => {
  expect(() => extractScripts(flight)).toThrow('no scripts')
  expect(() => extractScripts(chunk)).toThrow('no data')
})

test('data in pieces becomes one piece in place of the last, and means the same', () => {
  const whole = joinPageData(`${start}${data('1:"/a')}<p></p>${data('.css"<')}${data('/b>\n')}`)
  expect(whole).toBe(`${start}<p></p>${data('1:"/a.css"</b>\n')}`)
  expect(joinPageData('<p>none</p>')).toBe('<p>none</p>')
})
