import { globSync, readFileSync } from 'node:fs'
import { brand } from './brand.ts'
import table from './inks.json' with { type: 'json' }
import { fillInks, inks } from './inks.ts'

const six = {
  key: '#15171c',
  sheet: '#ffffff',
  board: '#eceeea',
  rubine: '#ce0058',
  blue: '#0085ca',
  yellow: '#ffd400',
}
const faultsOf = (other: object) =>
  inks.safeParse({ ...six, ...other }).error?.issues.map(({ path, message }) => `${path.join()}: ${message}`)

/** As WCAG defines it. */
function contrast(one: string, other: string) {
  const [dark, light] = [one, other]
    .map((hex) => {
      const [red, green, blue] = [1, 3, 5].map((at) => {
        const part = Number(`0x${hex.slice(at, at + 2)}`) / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
    })
    .sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

test('six inks are enough: the shades follow, and hold every contrast', () => {
  const all = inks.parse({ ...six, rubine: '#0B7A4B', blue: '#8a6fe0', yellow: '#ffb38a' })
  expect(Object.keys(all)).toHaveLength(
    [table.chosen, table.shades, table.overprints].flatMap(Object.keys).length,
  )
  expect(all['blue-yellow']).toBe('#8a4e79')
  for (const { ink, other, least } of table.uses)
    expect([ink, other, contrast(all[ink as 'key'], all[other as 'key']) >= least]).toEqual([
      ink,
      other,
      true,
    ])
})

test.each([
  [
    { rubine: '#ff5c9a' },
    [
      'rubine: words in sheet on it have a contrast of 2.8:1 and need 4.5:1; the nearest that passes is #c74878',
    ],
  ],
  // Only the changed ink is named, whatever is printed on it.
  [
    { key: '#aaaaaa' },
    ['key: its words on sheet have a contrast of 2.3:1 and need 4.5:1; the nearest that passes is #757575'],
  ],
  [
    { field: '#a9adb3' },
    ['field: its lines on board have a contrast of 1.9:1 and need 3:1; the nearest that passes is #86898d'],
  ],
  // A gray has no hue for a shade to miss.
  [{ slate: '#4a4f5a', key: '#0d2b1f' }, undefined],
  [
    { 'rubine-tint': '#cfe8f6' },
    ['rubine-tint: is no shade of rubine, which is #ce0058; take the line away, and the site makes one'],
  ],
])('%j: %j', (other, expected) => expect(faultsOf(other)).toEqual(expected))

test('the nearest color that is named passes', () => {
  const [, better] = /passes is (#\w+)/.exec(faultsOf({ rubine: '#ff5c9a' })?.[0] ?? '') ?? []
  expect(faultsOf({ rubine: better })).toBeUndefined()
})

test.each(globSync('build/assets/{drawings,share}/*.svg'))('%s names inks, and no other color', (file) => {
  const drawing = fillInks(readFileSync(file, 'utf8'), brand().inks)
  const worn = [...drawing.matchAll(/(?:fill|stroke)="(?!none|url)([^"]+)"/g)].map(([, color]) => color)
  for (const color of worn) expect(Object.values(brand().inks)).toContain(color)
})
