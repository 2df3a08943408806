import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fieldLine } from '../../lib/leads/product-line.ts'
import { render, screen } from '@testing-library/react'

const given = process.env.CONTENT_FOLDER
const picture = { file: 'cat/bags', alt: '', field: 'board' } as const
const product = {
  id: 'umbrella',
  name: 'Umbrella',
  description: '',
  category: '',
  features: ['Wide'],
  picture,
}
const props = { product, quote: 'Request Quote', interest: 'Other', sizes: '100vw', leadTime: '' }

/** The button as it comes from content with the switch as given. */
async function buttons(productQuote: 'on' | 'off') {
  const copy = mkdtempSync(join(tmpdir(), 'keyline-switch-'))
  cpSync(given ?? 'content', copy, { recursive: true })
  const file = join(copy, 'leads/common.yaml')
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/^  productQuote: .*/m, `  productQuote: ${productQuote}`),
  )
  process.env.CONTENT_FOLDER = copy
  jest.resetModules()
  const { ProductCard } = await import('./product-card.tsx')
  render(<ProductCard {...props} />)
  if (given) process.env.CONTENT_FOLDER = given
  else delete process.env.CONTENT_FOLDER
  rmSync(copy, { recursive: true })
  return screen.getAllByRole('button')
}

test('a product opens the quote dialog, and posts the contact form where there is no script', async () => {
  const [scripted, scriptless] = await buttons('on')
  expect(scripted).toHaveAttribute('commandfor', 'quote-dialog')
  expect(scripted).toHaveAttribute('data-product', 'Umbrella')
  expect(scriptless).toHaveAttribute('form', 'project-request')
  expect(scriptless).toHaveAttribute(
    'value',
    fieldLine({ product: 'Umbrella', id: 'umbrella', quantity: '' }),
  )
})

test('switched off, it does nothing, as in the original', async () => {
  const all = await buttons('off')
  expect(all).toHaveLength(1)
  expect(all[0]).toHaveAttribute('type', 'button')
  expect(all[0]).not.toHaveAttribute('commandfor')
})
