import { languageOf } from '../../language/languages.ts'
import { inLanguage } from '../../language/spoken.ts'
import { spellOut } from '../fill.ts'
import { portfolio } from './portfolio.ts'

const spanish = () => inLanguage('es', portfolio)

test('The number of samples is said in the page’s language', () => {
  const { heading, frames } = portfolio()
  expect(heading.toLowerCase()).toContain(spellOut(frames.length).toLowerCase())
  expect(spanish().heading).toContain(inLanguage('es', () => spellOut(frames.length)))
})

test('The city of a sample is named in the page’s language', () => {
  const { cities } = languageOf('es')
  for (const [place, { city }] of portfolio().frames.entries())
    expect(spanish().frames[place]?.city).toBe(cities[city] ?? city)
})
