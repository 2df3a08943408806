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
