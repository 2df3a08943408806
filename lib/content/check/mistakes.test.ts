/** @jest-environment node */
import { checkContent } from '../faults/check-content.ts'
import { mistakes, sample, sampleSchema } from './mistakes.ts'

test('the sample has no mistake', () => {
  expect(checkContent('sample.yaml', Buffer.from(sample), sampleSchema)).toHaveProperty('data')
})

test.each(mistakes)('$what', ({ from, to, says }) => {
  if (from !== undefined) expect(sample).toContain(from)
  const content = typeof to === 'string' && from !== undefined ? sample.replace(from, () => to) : to
  const checked = checkContent('sample.yaml', Buffer.from(content), sampleSchema)
  expect('faults' in checked && checked.faults.map(({ advice }) => advice)).toEqual([says])
})
