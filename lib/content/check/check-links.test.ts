/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkLinks } from './check-across-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'keyline-links-'))
beforeAll(() => {
  for (const name of ['pages', 'home']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'pages/winter.yaml'), 'from: 2026-12-01\nuntil: 2026-12-24\n')
  const blocks =
    'blocks:\n  - { id: prices, until: 2026-12-10 }\n  - { id: sizes, draft: true }\n  - { id: papers }\n'
  writeFileSync(join(folder, 'pages/expo.yaml'), blocks)
  writeFileSync(join(folder, 'pages/trade.yaml'), 'draft: true\nmore: { href: /winter }\n')
  writeFileSync(join(folder, 'home/storefronts.yaml'), 'until: 2026-12-31\nmore: { href: /winter }\n')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The check's answer on a day to a file with this in it, without the section's own link. */
function check(yaml: string, on = '2026-11-21') {
  writeFileSync(join(folder, 'footer.yaml'), yaml)
  return checkLinks(folder, on).filter(({ file }) => file === 'footer.yaml')
}

test.each([
  ['in an entry with the same days', 'list:\n  - { href: /winter, from: 2026-12-01, until: 2026-12-24 }'],
  ['within such a list', 'from: 2026-12-05\nuntil: 2026-12-24\nlist: [{ links: [{ href: /winter }] }]'],
  ['in a draft', 'list: [{ href: /trade, draft: true }]'],
  ['to a part of a page', 'list: [{ href: /expo#papers }, { href: /expo#prices, until: 2026-12-10 }]'],
  ['in what is over', 'list: [{ href: /winter, until: 2026-11-20 }]'],
  [
    'to what is always there',
    'list: [{ href: /printing }, { href: /#services }, { href: "https://a.example" }]',
  ],
])('a link %s is right', (_, yaml) => expect(check(yaml)).toEqual([]))

test('what began is as good as what was always there', () => {
  expect(check('more: { href: /winter, until: 2026-12-24 }', '2026-12-02')).toEqual([])
})

test.each([
  ['a link without days', 'more: { href: /winter }'],
  ['one that comes too early', 'more: { href: /winter, from: 2026-11-30, until: 2026-12-24 }'],
  ['one that stays too long', 'more: { href: /winter, from: 2026-12-01, until: 2026-12-25 }'],
])('%s is wrong', (_, yaml) =>
  expect(check(yaml)).toMatchObject([
    {
      line: 1,
      field: 'href',
      advice:
        '"/winter" is shown only from 2026-12-01 and until 2026-12-24; write a page or section that is always there',
    },
  ]),
)

test('a section that ends, and one link in another part that ends later, are both looked at', () => {
  expect(check('list:\n  - { label: Stores, href: /#storefronts }')).toMatchObject([
    {
      line: 2,
      advice: '"/#storefronts" is shown only until 2026-12-31; write until: 2026-12-31 here as well',
    },
  ])
  writeFileSync(join(folder, 'banner.yaml'), 'banners: [{ text: Mugs, link: { href: /winter } }]')
  expect(checkLinks(folder, '2026-11-21').find(({ file }) => file === 'banner.yaml')?.advice).toBe(
    '"/winter" is shown only from 2026-12-01 and until 2026-12-24; write from: 2026-12-01 and until: 2026-12-24 to its banner as well',
  )
  expect(checkLinks(folder, '2026-12-02').map(({ file }) => file)).toContain('home/storefronts.yaml')
})

test.each(['prices', 'sizes'])('a link to a part that is not always there is wrong: %s', (id) =>
  expect(check(`more: { href: /expo#${id} }`)).toMatchObject([{ line: 1, field: 'href' }]),
)
