import { bodies, tokens, types } from './hostile-bodies.ts'
import { headers, methods, paths } from './hostile-heads.ts'
import { naughtyText, random } from './naughty.ts'

/** The exact bytes to send. Next answers a broken form for an unknown action with 500. */
export type Hostile = { name: string; bytes: string; isBrokenForm?: boolean }

const request = (method: string, path: string, lines: string[], body = '') =>
  [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...lines, '', body].join('\r\n')
const posted = (path: string, lines: string[], body: string) =>
  request('POST', path, [`Content-Length: ${Buffer.byteLength(body)}`, ...lines], body)
const short = (text: string) => JSON.stringify(text.slice(0, 60))

/** All cases, the same each time. */
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
