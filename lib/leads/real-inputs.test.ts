import inputs from '../../supabase/functions/_shared/real-inputs.json'
import { leadForms, projectRequestWords, quickQuoteWords, quoteRequestWords } from '../content/lead-forms.ts'
import { phoneLink } from '../staff/phone-link.ts'
import { fieldLine, readLines, writeQuantity } from './product-line.ts'
import { projectRequestSchema } from './project-request.ts'
import { quickQuoteSchema } from './quick-quote.ts'
import { quoteRequestSchema } from './request-a-quote.ts'

const { tooLong } = leadForms()
const schemas = {
  project: projectRequestSchema({ ...projectRequestWords(), tooLong }),
  quote: quoteRequestSchema({ ...quoteRequestWords(), tooLong }),
  quick: quickQuoteSchema({ ...quickQuoteWords(), tooLong }),
}
const pairs = (list: Record<string, string | null>) => Object.entries(list)

test.each(Object.entries(schemas))(
  'the form %s stores what people paste as the function does',
  (_name, { shape }) => {
    for (const key of ['email', 'phone'] as const)
      for (const [typed, stored] of pairs(inputs[key]))
        expect([typed, shape[key].safeParse(typed).data ?? null]).toEqual([typed, stored])
  },
)

test('a day is stored as a day, or asked for', () => {
  const { eventDate } = schemas.project.shape
  for (const [typed, stored] of pairs(inputs.date))
    expect([typed, eventDate.safeParse(typed).data ?? null]).toEqual([typed, stored])
})

test('a phone number is called as people type it, the first of two', () => {
  for (const [typed, called] of pairs(inputs.calls))
    expect([typed, phoneLink(typed)]).toEqual([typed, `tel:${called}`])
  expect(phoneLink('call me')).toBeUndefined()
})

test('the quantity of a product stays as it was typed, and is a number only where it is one', () => {
  for (const [typed, shown] of Object.entries(inputs.quantity)) {
    const [line] = readLines(fieldLine({ product: 'Mug', id: 'mug', quantity: typed }))
    expect([typed, line?.quantity]).toEqual([typed, typed.trim()])
    expect([typed, writeQuantity(typed.trim())]).toEqual([typed, shown])
  }
})
