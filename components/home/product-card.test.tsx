/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { fieldLine } from '../../lib/leads/product-line.ts'
import { ProductCard } from './product-card.tsx'

const picture = { file: 'cat/bags', alt: '', field: 'board' } as const
const product = {
  id: 'umbrella',
  name: 'Umbrella',
  description: '',
  category: '',
  features: ['Wide'],
  picture,
}
const words = { quote: 'Request Quote', interest: 'Other', leadTime: '' }
const props = { product, sizes: '100vw' }

test('a product opens the quote dialog, and posts the contact form where there is no script', () => {
  render(<ProductCard {...props} words={{ ...words, pressed: '{product} in your request' }} />)
  const [scripted, plus, scriptless] = screen.getAllByRole('button')
  expect(scripted).toHaveAttribute('commandfor', 'quote-dialog')
  expect(scripted).toHaveAccessibleName('Request Quote, Umbrella')
  expect(scripted!.parentElement).toHaveAttribute('data-product', 'Umbrella')
  expect(plus).toHaveAccessibleName('Umbrella in your request')
  expect(plus).toHaveAttribute('aria-pressed', 'false')
  expect(scriptless).toHaveAttribute('form', 'project-request')
  expect(scriptless).toHaveAttribute(
    'value',
    fieldLine({ product: 'Umbrella', id: 'umbrella', quantity: '' }),
  )
})

test('switched off, it does nothing, as in the original', () => {
  render(<ProductCard {...props} words={words} />)
  const all = screen.getAllByRole('button')
  expect(all).toHaveLength(1)
  expect(all[0]).toHaveAttribute('type', 'button')
  expect(all[0]).not.toHaveAttribute('commandfor')
})
