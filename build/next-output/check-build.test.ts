import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkBuild, requireWorkingPage } from './check-build.ts'

function check(manifest: object) {
  const dist = mkdtempSync(join(tmpdir(), 'keyline-build-'))
  writeFileSync(
    join(dist, 'prerender-manifest.json'),
    JSON.stringify({ routes: {}, dynamicRoutes: {}, ...manifest }),
  )
  checkBuild(dist)
}

test('a page that is rendered again at run time stops the build', () => {
  expect(() => check({ routes: { '/a': { initialRevalidateSeconds: false } } })).not.toThrow()
  expect(() => check({ routes: { '/a': { initialRevalidateSeconds: 60 } } })).toThrow('/a is rendered again')
  expect(() => check({ dynamicRoutes: { '/a/[b]': { fallback: null } } })).toThrow('dynamicParams = false')
})

test.each([
  ['an inline style', '<p style="color:red"></p>', 'inline style'],
  ['a style element', '<style>p{}</style>', 'inline style'],
  ['an event handler', '<p onclick="x()"></p>', 'event handler'],
  ['a part that appears by script only', '<template id="B:0"></template>', 'Suspense'],
  ['an empty error page', '<html id="__next_error__">', 'error page'],
])('%s stops the build', (_what, part, message) => {
  expect(() => requireWorkingPage(`<main>${part}</main>`)).toThrow(message)
})

test('a page with none of that passes, whatever its scripts say', () => {
  const page = "<script>x=' style=\"'</script><p>words</p>"
  expect(requireWorkingPage(page)).toBe(page)
})
