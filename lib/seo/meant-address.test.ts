import { meantAddress } from './meant-address.ts'

const token = 'a'.repeat(43)

test.each([
  ['/Printing', '/printing'],
  ['/PRINTING?utm_source=a', '/printing?utm_source=a'],
  ['/printing.', '/printing'],
  ['/printing),', '/printing'],
  ['/printing%22', '/printing'],
  ['/printing.html', '/printing'],
  ['/index.html', '/'],
  ['/contact', '/#contact'],
  ['/Contact.', '/#contact'],
  [`/request%23${token}`, `/request#${token}`],
  [`/request%23${token}).`, `/request#${token}`],
])('%s is meant to be %s', (url, meant) =>
  expect(meantAddress(url, (path) => path === '/printing')).toBe(meant),
)

test.each(['/printing', '/nope', '/Nope.', '/.', '/%23', '/__proto__', '//evil.example.'])(
  '%s leads nowhere else',
  (url) => expect(meantAddress(url, (path) => path === '/printing')).toBeUndefined(),
)
