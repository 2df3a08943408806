import { inLanguage } from '../../language/spoken.ts'
import { portfolio } from './portfolio.ts'

test('The number of samples is said in the page’s language', () => {
  const { heading, frames } = portfolio()
  expect(heading).toContain('Forty')
  expect(inLanguage('es', portfolio).heading).toContain(String(frames.length))
})

test('The city of a sample is named in the page’s language', () => {
  expect(inLanguage('es', portfolio).frames[0]?.city).toBe('Zúrich')
})
