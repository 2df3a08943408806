import { hostOf, visitedPage } from './source.ts'

const rules = {
  pages: ['/', '/printing'],
  campaigns: [{ name: 'autumn', from: '2026-09-01', until: '2026-11-30', note: 'Gifts' }],
  today: '2026-11-30',
}
const site = 'https://keyline.example'

test.each([
  ['/?utm_source=newsletter&utm_campaign=autumn#contact', '/', 'autumn'],
  ['/printing?utm_campaign=AUTUMN', '/printing', 'autumn'],
  ['/printing', '/printing', ''],
  ['/?utm_campaign=ada@example.com', '/', 'other'],
  ['/?utm_campaign=', '/', ''],
  ['/ada/lovelace', 'other', ''],
])('a post from %s is of the page %s and the campaign "%s"', (address, page, campaign) => {
  expect(visitedPage(site + address, rules)).toEqual({ page, campaign })
})

test('a campaign counts from its first day to its last', () => {
  const on = (today: string) => visitedPage(`${site}/?utm_campaign=autumn`, { ...rules, today }).campaign
  expect(['2026-08-31', '2026-09-01', '2026-11-30', '2026-12-01'].map(on)).toEqual([
    'other',
    'autumn',
    'autumn',
    'other',
  ])
})

test.each(['', 'about:', 'nonsense'])(
  'a post that names its page as %p loses nothing but that',
  (address) => {
    expect(visitedPage(address, rules).campaign).toBe('')
  },
)

test.each([
  ['https://www.News.example/ada?q=1', 'news.example'],
  ['https://ada:secret@news.example:8443/', 'news.example'],
  ['http://127.0.0.1:3000/', '127.0.0.1'],
  ['http://bücher.example/', 'xn--bcher-kva.example'],
  ['http://[::1]/', ''],
  ['', ''],
  ['android-app://com.google.android.gm/', ''],
  [`https://${'a'.repeat(300)}.example/`, ''],
  ['https://', ''],
  [undefined, ''],
])('the referrer %p is the host "%s"', (referrer, host) => {
  expect(hostOf(referrer)).toBe(host)
})
