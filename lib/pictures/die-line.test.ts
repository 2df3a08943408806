import { printing } from '../content/service-pages.ts'
import { drawDieLine, drawing } from './die-line.ts'

test('a piece keeps its proportions', () => {
  const { width, height } = drawDieLine([3.5, 2], 'flat')
  expect(width / height).toBeCloseTo(3.5 / 2, 1)
})

test('a fold halves the open sheet, a tri-fold makes three leaves', () => {
  const { x, width, folds } = drawDieLine([11, 8.5], 'fold')
  expect(folds).toContain(`M${x + width / 2} `)
  expect(drawDieLine([11, 8.5], 'trifold').folds.match(/M/g)).toHaveLength(2)
})

test.each(printing().items.list)('$name fits its drawing', ({ sheet, form }) => {
  const { x, y, width, height } = drawDieLine(sheet, form)
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(drawing.width)
  expect(y + height).toBeLessThanOrEqual(drawing.height)
})
