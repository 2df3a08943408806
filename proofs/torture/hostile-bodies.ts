// Bodies and session cookies that no honest browser sends.

const long = 'a'.repeat(7_000)
export const types = [
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain;charset=UTF-8',
  'application/json',
  ...['application/x-www-form-urlencoded', 'x'],
]
const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
export const bodies = [
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
  '["$@0"]',
  '[["$0"]]',
  '$1',
  '"$B1"',
  '"$Q0"',
  '"$W0"',
  '"$n99999999999999999999"',
  '[]['.repeat(500),
  '['.repeat(5_000),
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
export const tokens = [
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
