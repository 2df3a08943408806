import { mailLink } from './mail-link.ts'

test('a mail link carries subject and lines so that a mail program reads them back unchanged', () => {
  const link = new URL(mailLink('sales@keyline.example', 'Quote & proof', ['Service: ', 'Quantity: ']))
  expect(link.protocol).toBe('mailto:')
  expect(link.pathname).toBe('sales@keyline.example')
  expect(link.searchParams.get('subject')).toBe('Quote & proof')
  expect(link.searchParams.get('body')).toBe('Service: \r\nQuantity: ')
})

test('a space is written as %20, since mail programs show a plus sign as a plus sign', () => {
  expect(mailLink('a@b.example', 'Get Quote', [])).toContain('subject=Get%20Quote')
})
