/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { reviews } from '../../lib/content/home/story.ts'
import { Testimonials } from './testimonials.tsx'

test('a testimonial is set in the direction of its own script, and so is who said it', () => {
  const words = reviews().testimonials
  const quotes = [{ name: 'ليلى', company: 'القاهرة', quote: 'وصل كل شيء.', rating: 5, verified: true }]
  const { container } = render(<Testimonials words={{ ...words, quotes }} leadSize="text-8" />)
  for (const part of container.querySelectorAll('blockquote, figcaption'))
    expect(part.getAttribute('dir')).toBe('auto')
  expect(container.querySelectorAll('[dir]')).toHaveLength(2)
})

test("a customer's logo keeps its place before it loads, and is read as the company", () => {
  const words = reviews().testimonials
  const [one, ...others] = words.quotes
  const logo = { file: 'logo/northbeam', alt: '', field: 'sheet' } as const
  const quotes = [{ ...one!, logo }, ...others]
  const { container, getAllByRole } = render(<Testimonials words={{ ...words, quotes }} leadSize="text-8" />)
  expect(container.querySelectorAll('figcaption > div')).toHaveLength(1)
  expect(getAllByRole('img', { name: one!.company })[0]).toHaveClass('aspect-2/1', 'w-[96px]')
})
