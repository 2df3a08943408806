/** @jest-environment node */
import { existsSync } from 'node:fs'
import { brand } from '../../lib/content/brand.ts'
import { pages } from '../../lib/seo/pages.ts'
import { posterType } from './poster-type.ts'
import { sharedPicture } from './shared-picture.ts'

const headings = pages().map(({ heading }) => heading)
const font = posterType(brand().name + headings.join(''), { wdth: 66, wght: 850 })

test('each page has art of its own, its heading fits, and every ink and picture is filled in', async () => {
  for (const page of pages()) {
    expect([page.name, existsSync(`delivery/assets/share/${page.name}.svg`)]).toEqual([page.name, true])
    expect(page.shared).toBeTruthy()
    const svg = await sharedPicture(await font, brand(), page)
    expect(svg.replace(/base64,[^"]+/g, '')).not.toMatch(/\{[a-z-]+\}|href="public|undefined|NaN/)
  }
})

test('a heading of more than four lines is refused, and a page without art shares the common one', async () => {
  const page = { name: 'winter', heading: headings[0]! }
  const common = await sharedPicture(await font, brand(), page)
  expect(common).toContain('<circle')
  const heading = headings.join(' ')
  await expect(sharedPicture(await font, brand(), { ...page, heading })).rejects.toThrow('does not fit')
})

test.each([
  ['Can we print your file?', 2],
  ['Personalization in', 2],
])('no short word stands alone at the end of "%s", unless it has to', async (heading, lines) => {
  const own = await posterType(brand().name + headings.join('') + heading, { wdth: 66, wght: 850 })
  const svg = await sharedPicture(own, brand(), { name: 'artwork', heading })
  expect(svg.match(/translate\(56 /g)).toHaveLength(lines)
})
