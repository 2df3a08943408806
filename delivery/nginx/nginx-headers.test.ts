/** @jest-environment node */
import { nginxHeaders } from './nginx-headers.ts'

test('a value stands in quotes, its own quotes and backslashes written so that nginx sends them', () => {
  expect(nginxHeaders(new Map([['A', '"x"; \\y']]))).toBe(
    'add_header A "\\"x\\"; \\\\y";\nadd_header Last-Modified "";\n',
  )
})

test('the type takes the place of the one that nginx would choose', () => {
  expect(nginxHeaders(new Map([['Content-Type', 'text/plain']]))).toContain('default_type "text/plain";\n')
})

test('headers of an error are sent whatever the status', () => {
  expect(nginxHeaders(new Map([['A', 'x']]), true)).toContain('add_header A "x" always;\n')
})

test.each(['a$b', 'a\r\nb'])('a value that nginx would read as something else is refused: %j', (value) => {
  expect(() => nginxHeaders(new Map([['A', value]]))).toThrow('nginx cannot send')
})
