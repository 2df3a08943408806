/** @jest-environment node */
import { globSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { picturesInContent } from '../content/check/pictures-in-content.ts'
import { placeOf } from './limits.ts'
import { filesOf } from './pictures.ts'

const inks: Record<string, string> = {
  yellow: '#ffd400',
  'rubine-tint': '#f6d3e2',
  'blue-tint': '#cfe8f6',
  board: '#eceeea',
  key: '#15171c',
  sheet: '#ffffff',
}
const named = picturesInContent()
const rendered = named.filter(({ name }) => globSync(`content/pictures/${name}.*`).length === 0)

test('content names pictures', () => {
  expect(named.length).toBeGreaterThan(70)
})

test.each(named)('$name has every file, in its size and within its bytes', async ({ name }) => {
  const files = filesOf(name)
  expect(files?.widths.length).toBeGreaterThan(0)
  const { shape, bytes } = placeOf(name)
  for (const width of files?.widths ?? []) {
    for (const format of ['avif', 'webp']) {
      const file = `public/pictures/${name}-${width}.${format}`
      const { width: wide = 0, height: high = 0 } = await sharp(file).metadata()
      expect(wide).toBe(width)
      expect(Math.abs(high - width / shape)).toBeLessThan(2)
      expect(statSync(file).size).toBeLessThanOrEqual(bytes[width] ?? 0)
    }
  }
})

test.each(rendered)('$name stands on the field that content names', ({ name, field }) => {
  expect(filesOf(name)?.color).toBe(inks[field])
})
