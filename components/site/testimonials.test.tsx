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
