import sharp from 'sharp'
import { onePage } from '../support/artwork/make-pdf.ts'
import { fileOf, paper } from '../support/light-table.ts'
import { expect, expectVisible, test } from '../support/webkit/fixtures.ts'

test('A page of a PDF is painted in its colors @night', async ({ webkit, site }) => {
  const halves = '0 0 1 rg -9 -9 135 162 re f 1 0 0 rg 126 -9 135 162 re f'
  const page = { media: '-9 -9 261 153', entries: '/TrimBox [0 0 252 144]', content: halves }
  await webkit.go(`${site.url}/artwork`)
  await webkit.click(`label:has([value="${paper.name}"])`)
  await webkit.type(fileOf('card.pdf', onePage(page)), '#artwork-files')
  await expectVisible(webkit, '.checked-drawing image')
  const box = await webkit.run(() => {
    const trim = document.querySelector('.drawn-trim')!
    trim.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = trim.getBoundingClientRect()
    return { x, y, width, height }
  })
  const shot = sharp(await webkit.screenshot())
  const colorAt = async (across: number) => {
    const place = { left: Math.round(box.x + across * box.width), top: Math.round(box.y + 0.5 * box.height) }
    const dot = shot.clone().extract({ ...place, width: 1, height: 1 })
    return [...(await dot.removeAlpha().raw().toBuffer())].map((one) => Math.round(one / 51) * 51)
  }
  await expect.poll(() => colorAt(0.3)).toEqual([0, 0, 255])
  expect(await colorAt(0.7)).toEqual([255, 0, 0])
})
