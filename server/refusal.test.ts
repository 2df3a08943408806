import type { IncomingMessage } from 'node:http'
import { tidyAddress, acceptsText, refusal } from './refusal.ts'

const refusalOf = (url: string) =>
  refusal({ method: 'GET', url, headers: { host: 'localhost' }, httpVersion: '1.1' } as IncomingMessage)

test.each(['http://evil.example/', 'https://localhost/', 'evil', '*', ''])(
  '%j is no address of ours',
  (url) => {
    expect(refusalOf(url)).toBe(400)
  },
)

test('an address of ours is let through', () => expect(refusalOf('/printing?a=%2e')).toBeUndefined())

test.each([
  ['/%70rinting', '/printing'],
  ['/sign%2Din?next=%2Ffo', '/sign-in?next=%2Ffo'],
  ['/a%2d%2E%5f%7e%30%39%41%5A%61%7a?%61?%62', '/a-._~09AZaz?%61?%62'],
  ['//%65vil.example/', '/evil.example/'],
  ['/\\%65vil.example', '/evil.example'],
  ['/%70%2F', '/p%2F'],
])('%s is %s', (url, plain) => expect(tidyAddress(url)).toBe(plain))

test.each(['/', '/printing', '/%2F%2Fevil', '/%C3%A9', '/%', '/%zz', '/%40%5B%60%7B%00', '/?q=%61'])(
  '%s is plain as it is',
  (url) => expect(tidyAddress(url)).toBeUndefined(),
)

test.each([
  ['/%', false],
  ['/%E0%A4%A', false],
  ['/%5Bpage%5D', false],
  ['/[page]?a', false],
  ['/printing?a=[b]', true],
])('%s can be read: %s', (url, can) => expect(acceptsText(url)).toBe(can))
