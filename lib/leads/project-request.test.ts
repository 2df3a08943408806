import { leadForms, projectRequestWords } from '../content/lead-forms.ts'
import { accepted, rejected } from '../../supabase/functions/send-contact-form/examples.ts'
import { fill } from '../content/fill.ts'
import { checkValues, type Values } from './check.ts'
import { blank as nothing, fields, type SubmissionKey } from './contract.ts'
import { longestDetails, projectRequestSchema } from './project-request.ts'

const { errors, ...words } = projectRequestWords()
const { tooLong } = leadForms()
const schema = projectRequestSchema({ errors, tooLong, ...words })
const good = {
  ...nothing,
  firstName: 'Amara',
  lastName: 'Okafor',
  email: 'amara@northbeam.example',
  phone: '+1 305 555 0167',
  city: '',
}

test('the four required fields are enough, and texts are trimmed', () => {
  expect(checkValues(schema, { ...good, firstName: '  Amara ' })).toEqual({ data: good })
})

test.each(['firstName', 'lastName', 'email', 'phone'] as const)(
  '%s is required, also when it is blank',
  (name) => {
    for (const blank of ['', '  \t ', '\u00a0'])
      expect(checkValues(schema, { ...good, [name]: blank })).toMatchObject({
        state: 'invalid',
        missing: true,
        errors: { [name]: errors[name] },
      })
  },
)

test.each([
  ['email', 'amara', errors.emailFormat],
  ['email', 'amara@northbeam', errors.emailFormat],
  ['email', 'a b@northbeam.example', errors.emailFormat],
  ['phone', 'abc', errors.phoneFormat],
  ['phone', '+1', errors.phoneFormat],
  ['phone', '(305)', errors.phoneFormat],
  ['eventType', 'Wedding', errors.eventType],
  ['eventDate', '2027-02-30', errors.eventDate],
  ['eventDate', '03/05/2027', errors.eventDate],
])('%s "%s" is wrong, and nothing is called missing', (name, value, message) => {
  const values = { ...good, [name]: value }
  expect(checkValues(schema, values)).toEqual({
    state: 'invalid',
    missing: false,
    errors: { [name]: message },
    values,
  })
})

test('every limit is the function’s, but for the room of the line about delivery', () => {
  for (const name of [
    'firstName',
    'lastName',
    'phone',
    'company',
    'quantity',
    'details',
  ] as SubmissionKey[]) {
    const max = name === 'details' ? longestDetails : fields[name].maxLength
    expect(checkValues(schema, { ...good, [name]: '1'.repeat(max) })).toHaveProperty('data')
    expect(checkValues(schema, { ...good, [name]: '1'.repeat(max + 1) })).toMatchObject({
      errors: { [name]: fill(tooLong, { max }) },
    })
  }
})

test('the function’s accepted examples pass here if the form could make them', () => {
  const own = accepted
    .map(({ name, body }) => ({ name, values: body as Values }))
    .filter(({ values: { lastName = '' } }) => lastName.trim() !== '')
    .filter(({ values: { details = '' } }) => details.length <= longestDetails)
  expect(own.length).toBeGreaterThan(3)
  for (const { name, values } of own)
    expect({
      name,
      ...checkValues(schema, {
        ...nothing,
        city: '',
        ...values,
        eventType: Object.values(words.eventTypes)[0],
      }),
    }).toHaveProperty('data')
})

test('the form refuses every field that the function refuses', () => {
  const own = rejected.filter(({ field, body }) => field in good && typeof Object(body)[field] === 'string')
  expect(own.length).toBeGreaterThan(20)
  for (const { name, field, body } of own) {
    const values = { ...good, [field]: Object(body)[field] }
    expect({ name, ...checkValues(schema, values) }).toHaveProperty('state', 'invalid')
  }
})
