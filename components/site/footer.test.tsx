/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { frameWords } from '../../lib/content/frame.ts'
import { Footer } from './footer.tsx'

test('Each list of the footer is named by its title, of several words, too', () => {
  const words = frameWords()
  const lists = words.footer.lists.map((list, index) => ({ ...list, title: `What we do ${index}` }))
  render(<Footer words={{ ...words, footer: { ...words.footer, lists } }} />)
  for (const { title } of lists) expect(screen.getByRole('navigation', { name: title })).toBeVisible()
})

test('The office is named by its city, and by a street only if there is one', () => {
  const words = frameWords()
  for (const street of ['', '4 Pier Road']) {
    const address = { ...words.brand.address, street }
    const { container } = render(<Footer words={{ ...words, brand: { ...words.brand, address } }} />)
    const lines = container.querySelector('address p')?.textContent?.split('\n')
    expect(lines).toEqual([street, address.city].filter(Boolean))
  }
})
