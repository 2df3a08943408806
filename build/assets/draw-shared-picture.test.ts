import { existsSync } from 'node:fs'
import { brand } from '../../lib/content/brand.ts'
import { pages } from '../../lib/seo/pages.ts'
import { missingLetters } from '../../lib/content/check/missing-letters.ts'
import { loadPosterType } from './poster-type.ts'
import { drawSharedPicture } from './draw-shared-picture.ts'

const headings = pages().map(({ heading }) => heading)
const font = loadPosterType({ wdth: 66, wght: 850 })

test('each page has art of its own, its heading fits, and every ink and picture is filled in', async () => {
  for (const page of pages()) {
    expect([page.name, existsSync(`build/assets/share/${page.name}.svg`)]).toEqual([page.name, true])
    expect(page.shared).toBeTruthy()
    const svg = await drawSharedPicture(await font, brand(), page)
    expect(svg.replace(/base64,[^"]+/g, '')).not.toMatch(/\{[a-z-]+\}|href="public|undefined|NaN/)
  }
})

test('a page without art shares the common one', async () => {
  expect(await drawSharedPicture(await font, brand(), { name: 'winter', heading: headings[0]! })).toContain(
    '<circle',
  )
})

/** The lines of type, by their place. */
const linesOf = (svg: string) => [...svg.matchAll(/translate\(56 ([\d.]+)\)" d="([^"]*)"/g)]

test.each([
  ['Can we print your file?', 2],
  ['Your brand, printed next door in 65+ countries', 3],
  ['Personalization in', 2],
  // Nothing that content allows is too long.
  ['Telecommunications gifts', 1],
  ['Environmentally responsible printing', 2],
  ['#PrintedNextDoor', 1],
  ['Everything that your team needs for the next trade show, near the hall, and the one after it', 5],
  ['Donaudampfschifffahrtsgesellschaft', 1],
  ['x'.repeat(90), 2],
  ['Telekommunikationsgeschenke Versandkostenoptimierungsmöglichkeitenplan '.repeat(4).trim(), 8],
  ['Łódź, Kraków và Đà Nẵng', 2],
  ['Su marca, impresa aquí al lado, en más de 65 países', 3],
  ['A', 1],
  ['🎉 New: socks', 1],
])('"%s" stands in %i lines, none of them beyond the art or empty', async (heading, count) => {
  const lines = linesOf(await drawSharedPicture(await font, brand(), { name: 'artwork', heading }))
  expect(lines).toHaveLength(count)
  for (const [, baseline, path = ''] of lines) {
    expect(Number(baseline)).toBeGreaterThan(200)
    const across = [...path.matchAll(/[A-Z]([\d.-]+)/g)].map(([, x]) => Number(x))
    expect(Math.max(...across)).toBeGreaterThan(0)
    expect(Math.max(...across)).toBeLessThan(590)
  }
})

test('letters that the typeface lacks are named; emoji are not', () => {
  expect(missingLetters('Ready for 印刷, Łódź & 👩‍💻')).toEqual(['印', '刷'])
})
