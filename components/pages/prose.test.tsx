/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { brand } from '../../lib/content/brand.ts'
import { Blocks } from './blocks.tsx'
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
  const files = screen.getByRole('link', { name: 'our files' })
  expect(files).toHaveAttribute('href', '/artwork')
  expect(files.querySelector('b')).toHaveTextContent('files')
})

test.each(['T-shirt', '24–48', 'KL-E4EE-E160-C716'])('"%s" stays on one line', (word) => {
  render(<Prose paragraphs={[`The same as ${word}: one of both.`]} brand={brand()} />)
  expect(screen.getByText(word)).toHaveClass('inline-block')
})

test.each([2, 5, 7])('%i products fill their rows', (count) => {
  const picture = { file: 'drink/beer-mug', alt: 'A mug', field: 'yellow' } as const
  const list = Array.from({ length: count }, (_, index) => ({
    name: `Mug ${index}`,
    text: 'Fired.',
    picture,
  }))
  const block = {
    kind: 'products',
    heading: 'Mugs',
    quote: { label: 'Ask', interest: 'other' },
    list,
  } as const
  const { container } = render(<Blocks contact="/#contact" blocks={[{ ...block, list }]} brand={brand()} />)
  const spans = [...container.querySelectorAll('li')].map(
    (one) => /lg:col-span-(\d+)/.exec(one.className)?.[1],
  )
  expect(spans.reduce((sum, span) => sum + Number(span), 0) % 60).toBe(0)
  expect(spans).not.toContain('60')
})
