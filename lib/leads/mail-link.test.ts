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

test('a long letter ends where Windows would open no mail program, at a whole letter', () => {
  const link = mailLink('a@b.example', 'Quote', ['Name: Ana', 'Details: ' + 'Ж😀'.repeat(2_500)])
  expect(link.length).toBeLessThanOrEqual(2_000)
  expect(decodeURIComponent(link)).toMatch(/Name: Ana\r\nDetails: (Ж😀)+Ж?…$/u)
})
