import { naughtyText, random } from './naughty.ts'

/** What is sent, byte by byte. A form that is broken, for an action that does not exist, is answered by Next with 500. */
export type Hostile = { name: string; bytes: string; isBrokenForm?: boolean }

const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PATCH',
  'PROPFIND',
  'get',
  'GE T',
  'X'.repeat(300),
]
const paths = [
  ...[
    '/',
    '/printing',
    '/sign-in',
    '/form-submissions',
    '/form-submissions/export',
    '/nope',
    '*',
    '',
    'x',
    '//evil.example',
  ],
  ...[
    '/..%2f..%2fetc/passwd',
    '/../../etc/passwd',
    '/%00',
    '/%',
    '/%E0%A4%A',
    '/%2e%2e/',
    '/\\evil',
    '/a'.repeat(2_000),
  ],
  ...[
    '/_next/image?url=%2Fx&w=64&q=75',
    '/_next/static/../../package.json',
    '/_next/data/x.json',
    '/.env',
    '/.git/config',
  ],
  ...[
    '/?_rsc=1',
    '/__proto__',
    '/constructor',
    '/sign-in?next=//evil.example',
    '/form-submissions?after=x&search=%00',
    '/ü',
  ],
]
const long = 'a'.repeat(7_000)
const headers = [
  ...[
    'RSC: 1',
    'Next-Action: 00',
    `Next-Action: ${'0'.repeat(42)}`,
    'Next-Router-State-Tree: %',
    'Next-Router-Prefetch: 1',
  ],
  ...[
    'X-Middleware-Subrequest: middleware:middleware:middleware',
    'X-Middleware-Rewrite: /form-submissions',
    'X-Nextjs-Data: 1',
  ],
  ...[
    'X-Forwarded-For: 1.2.3.4, x',
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: javascript',
    'Forwarded: for=x',
  ],
  ...[
    'X-Matched-Path: /x',
    'X-Invoke-Path: /x',
    'X-Invoke-Status: 500',
    'X-Now-Route-Matches: 1=x',
    'Purpose: prefetch',
  ],
  ...[
    `If-None-Match: a${' '.repeat(7_000)}b`,
    `If-None-Match: ${'"a",'.repeat(1_700)}`,
    'If-Modified-Since: never',
    'Range: bytes=9-1',
  ],
  ...[
    'Accept-Encoding: br;q=x,,;;',
    `Accept-Encoding: ${'br,'.repeat(2_000)}`,
    'Accept: ',
    `Accept-Language: ${long}`,
    'Origin: null',
  ],
  ...[
    'Expect: 100-continue',
    'Upgrade: h2c',
    'Connection: keep-alive, Host',
    'TE: trailers, x',
    'Content-Length: 5\r\nContent-Length: 6',
  ],
  ...[
    'Content-Length: -1',
    'Content-Length: 1e3',
    'Transfer-Encoding: chunked\r\nContent-Length: 3',
    'Transfer-Encoding: x',
  ],
  ...[
    'Host: other',
    'X: \u0001',
    'No colon',
    ' folded: line',
    `Cookie: ${'a=b; '.repeat(1_000)}`,
    'Sec-Fetch-Site: cross-site',
  ],
]
const types = [
  ...[
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'text/plain;charset=UTF-8',
    'application/json',
  ],
  ...['application/x-www-form-urlencoded', 'x'],
]
const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const bodies = [
  ...[
    '',
    '--x--\r\n',
    '--x',
    '[]',
    '{',
    '["$K1"]',
    '{"__proto__":{"then":1}}',
    '[{"then":"$1:then"}]',
    '"$F1"',
    '\0',
    'a=b',
    '%',
  ],
  ...[
    '["$@0"]',
    '[["$0"]]',
    '$1',
    '"$B1"',
    '"$Q0"',
    '"$W0"',
    '"$n99999999999999999999"',
    '[]['.repeat(500),
    '['.repeat(5_000),
  ],
  ...[
    ['$ACTION_ID_00', ''],
    ['$ACTION_REF_1', ''],
    ['$ACTION_1:0', '{"id":"00","bound":null}'],
    ['0', '["$K1"]'],
    ['key', 'x'],
  ].map(([name = '', value = '']) => `${part(name, value)}--x--\r\n`),
  `${part('0', '["$1"]')}${part('1', '["$0"]')}--x--\r\n`,
  part('x', 'y'.repeat(60_000)),
  `--x\r\nContent-Disposition: form-data; name="f"; filename="${'../'.repeat(50)}x"\r\n\r\nz\r\n--x--\r\n`,
]
const tokens = [
  ...[
    '',
    'x',
    'base64-',
    'base64-e30',
    'base64-bnVsbA',
    'base64-W10',
    'base64-%',
    `base64-${long}`,
    'null',
    '{}',
    '[]',
    '"',
    '%00',
  ],
  ...[
    {},
    { access_token: 1 },
    { access_token: 'a.b.c' },
    { access_token: 'a.b.c', refresh_token: 'x', expires_at: 1 },
  ].map(encode),
  ...[
    { access_token: { toString: 1 } },
    { access_token: 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.' },
  ].map(encode),
  ...[
    { access_token: 'x\r\ny' },
    { access_token: '\u0000', expires_at: 9e15 },
    { expires_at: -1, refresh_token: long },
  ].map(encode),
]

function encode(session: object): string {
  return `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`
}

const request = (method: string, path: string, lines: string[], body = '') =>
  [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...lines, '', body].join('\r\n')
const posted = (path: string, lines: string[], body: string) =>
  request('POST', path, [`Content-Length: ${Buffer.byteLength(body)}`, ...lines], body)
const short = (text: string) => JSON.stringify(text.slice(0, 60))

/** All of them, the same ones each time. */
export function hostileCases(): Hostile[] {
  const next = random(13)
  return [
    ...methods.flatMap((method) =>
      paths.map((path) => ({ name: `${short(method)} ${short(path)}`, bytes: request(method, path, []) })),
    ),
    ...['/', '/sign-in', '/form-submissions', '/nope', '/printing?_rsc=1'].flatMap((path) =>
      headers.map((line) => ({ name: `${path} with ${short(line)}`, bytes: request('GET', path, [line]) })),
    ),
    ...['/', '/sign-in'].flatMap((path) =>
      types.flatMap((type) =>
        bodies.map((body) => ({
          name: `POST ${path} ${type} ${short(body)}`,
          isBrokenForm: type.includes('boundary='),
          bytes: posted(
            path,
            [`Content-Type: ${type}`, `Next-Action: ${'7f'.repeat(21)}`].slice(0, next() < 0.5 ? 1 : 2),
            body,
          ),
        })),
      ),
    ),
    ...['/form-submissions', '/form-submissions/export', '/sign-in'].flatMap((path) =>
      tokens.map((token) => ({
        name: `${path} as ${short(token)}`,
        bytes: request('GET', path, [`Cookie: session=${token}`]),
      })),
    ),
    ...Array.from(
      { length: 150 },
      () => `/form-submissions?search=${encodeURIComponent(naughtyText(next).toWellFormed())}`,
    ).map((path) => ({ name: short(path), bytes: request('GET', path, []) })),
  ]
}
