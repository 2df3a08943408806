import { deadline } from '../content/deadline.ts'
import { drinkware, products } from '../content/home/goods.ts'
import { inLanguage } from '../language/spoken.ts'
import { answerRequest } from './deadline/answer-request.ts'
import { quoteLead } from './details.ts'
import { nameProducts } from './products.ts'

const [here, there] = ['en', 'es'].map((language) =>
  inLanguage(language, () => products().categories.map(({ name }) => name)),
) as [string[], string[]]

const mugs = ['en', 'es'].map((language) =>
  inLanguage(language, () => drinkware().products.find(({ id }) => id === 'ceramic-mug')?.name),
)

test('a product that was chosen in two languages is one line, under the name that staff know', () => {
  expect(there[0]).not.toBe(here[0])
  const lines = [
    { product: here[0]!, id: '', quantity: '' },
    { product: there[0]!, id: '', quantity: '50' },
    { product: mugs[1]!, id: 'ceramic-mug', quantity: '' },
  ]
  const [first, mug, ...rest] = nameProducts(lines)
  expect(first).toEqual({ product: here[0], id: '', quantity: '50' })
  expect(mug?.product).toBe(mugs[0])
  expect(rest).toEqual([])
})

test('a need that a button named is in English in the row', () => {
  const visitor = {
    name: 'Ada',
    company: '',
    phone: '1',
    email: 'a@b.example',
    interest: 'other',
    products: '',
  }
  const { facts, submission } = quoteLead({ ...visitor, need: there[1]!, quantity: '5' })
  expect(facts.need).toBe(here[1])
  expect(submission.details).not.toContain(there[1])
})

test('the deadline helper knows each place by the name that the page shows, and says it', () => {
  const { cities, names } = inLanguage('es', deadline)
  for (const { name, country } of cities) {
    const shown = [name, country].map((one) => names[one] ?? one)
    const { asked, said } = inLanguage('es', () => answerRequest('2099-03-03', shown.join(', '), ''))
    expect([shown.join(), asked.country]).toEqual([shown.join(), country])
    expect(said?.where).toContain(shown[0])
  }
  expect(deadline().names).toEqual({})
})
