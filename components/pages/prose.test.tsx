import { render, screen } from '@testing-library/react'
import { brand } from '../../lib/content/brand.ts'
import { Prose } from './prose.tsx'

test('links and bold words in running text are set as such, and the rest as it is typed', () => {
  const text =
    'See [our **files**](/artwork) or [maps](https://example.com), **T-shirts** from $1,200.00 and {email}: 2 * 3 * 4 [sic]'
  const { container } = render(<Prose paragraphs={[text]} brand={brand()} />)
  expect(screen.getByRole('link', { name: 'maps' })).toHaveAttribute('rel', 'noopener noreferrer')
  expect(screen.getByRole('link', { name: brand().email })).toHaveAttribute('href', `mailto:${brand().email}`)
  expect([...container.querySelectorAll('b')].map((bold) => bold.textContent)).toContain('T-shirts')
  expect(screen.getByText('$1,200.00')).toHaveClass('whitespace-nowrap')
  expect(container.textContent).toContain('2 * 3 * 4 [sic]')
  expect(screen.getByRole('link', { name: 'our **files**' })).toHaveAttribute('href', '/artwork')
})
