import { statSync } from 'node:fs'
import sharp from 'sharp'
import { picturesInContent } from '../content/check/check-pictures.ts'
import { limitsOf } from './limits.ts'
import { filesOf } from './pictures.ts'

const named = picturesInContent()

test.each(named)('$name has every file, in its size and within its bytes', async ({ name }) => {
  const files = filesOf(name)
  expect(files?.widths.length).toBeGreaterThan(0)
  const { shape, bytes } = limitsOf(name)
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
