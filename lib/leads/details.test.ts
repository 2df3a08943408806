import { deadlineWords } from '../content/deadline.ts'
import { fill } from '../content/fill.ts'
import { drinkware } from '../content/home/goods.ts'
import { projectRequestWords, quoteRequestWords } from '../content/lead-forms.ts'
import { blank, fields } from './contract.ts'
import { deadlineOf, leadOf, quoteLead } from './details.ts'
import { longestCity, longestDetails } from './project-request.ts'
import { fieldLine } from './product-line.ts'

const words = deadlineWords()
const { label } = projectRequestWords().fields.city
const days = { proof: '2026-11-24', printed: '2026-12-10', delivered: '2026-12-11' }
const [{ id: group, group: groupName } = { id: '', group: '' }] = words.production
const tight = { verdict: 'tight' as const, city: 'Lisbon', group, ...days }

test('the line names the verdict, the city, the group and the three days', () => {
  const printed = words.marks.printed.toLowerCase()
  const delivered = words.marks.delivered.toLowerCase()
  const rest = `${label}: Lisbon. ${groupName}. ${words.marks.proof} Nov\u00a024, ${printed} Dec\u00a010, ${delivered} Dec\u00a011`
  expect(deadlineOf({ typed: 0, ...tight })).toEqual({
    line: fill(words.line, { value: `${words.heads.tight}. ${rest}` }),
    verdict: { kind: 'tight', head: words.heads.tight, rest },
  })
  expect(deadlineOf({ typed: 0, verdict: 'past' }).line).toBe(fill(words.line, { value: words.heads.past }))
  expect(deadlineOf({ typed: 0, city: 'Lisbon' })).toEqual({ line: `${label}: Lisbon` })
  expect(deadlineOf({ typed: 0 })).toEqual({ line: '' })
})

test('the longest details have room for it, and what was typed is told apart by its length', () => {
  const details = '👍'.repeat(longestDetails / 2)
  for (const { id } of words.production) {
    const deadline = { ...tight, group: id, city: 'x'.repeat(longestCity) }
    const { submission, facts } = leadOf('project-request', { ...blank, details }, deadline)
    expect(submission.details.length).toBeLessThanOrEqual(fields.details.maxLength)
    expect([...submission.details].slice(0, facts.typed).join('')).toBe(details)
  }
})

test('a quote says its interest and its products, and holds them as data', () => {
  const [[id = '', interest] = []] = Object.entries(quoteRequestWords().interests)
  const { products } = drinkware()
  const [mug = { id: '', name: '' }] = products
  const contact = {
    name: 'Ana María Ruiz',
    email: 'a@x.com',
    phone: '12345',
    company: '',
    need: '',
    quantity: '',
  }
  const goods = [
    { product: 'An older name', id: mug.id, quantity: '250' },
    { product: 'Sample pack', id: '', quantity: '' },
  ]
  const line = { need: 'Tote bags', quantity: '300' }
  const needs = fill(quoteRequestWords().needs, { value: 'Tote bags, 300' })
  expect(
    quoteLead({
      ...contact,
      ...line,
      interest: id,
      products: goods.map(fieldLine).join('\n'),
    }),
  ).toEqual({
    submission: {
      ...blank,
      firstName: 'Ana',
      lastName: 'María Ruiz',
      email: 'a@x.com',
      phone: '12345',
      eventType: interest,
      details: `Quote request for: ${interest}\n${needs}\n250 × ${mug.name}\nSample pack`,
    },
    facts: { typed: 0, eventType: id, goods, need: 'Tote bags', needQuantity: '300' },
  })
  // A quantity without products means nothing.
  const nothing = quoteLead({ ...contact, quantity: '50', interest: '', products: fieldLine(goods[1]!) })
  expect(nothing.submission.details).toBe('Quote request for:\nSample pack')
  expect(nothing.facts.needQuantity).toBe('')
  expect(quoteLead({ ...contact, interest: '', products: '' }).submission.details).toBe('Quote request for:')
})
