/** @jest-environment node */
import { z } from 'zod'
import { claims } from '../claims.ts'
import { checkContent } from './check-content.ts'
import { landingPage } from '../pages.ts'
import { externalUrl, listOf, text } from '../shapes.ts'
import { ownPath } from '../own-links.ts'

const schema = z.strictObject({
  title: text,
  products: listOf(z.strictObject({ name: text }), [2, 3], 'products'),
})
const check = (yaml: string) => {
  const result = checkContent('home/x.yaml', Buffer.from(yaml), schema)
  return 'faults' in result
    ? result.faults.map(({ line, field, advice }) => `${line} ${field}: ${advice}`)
    : result.data
}

const awaited = claims().claims.find((claim) => claim.awaited)?.id

test('a file as it should be gives its data', () => {
  // A Mac separates accents from their letters.
  expect(check('title: Cafe\u0301\nproducts:\n  - name: B\n  - name: C\n')).toEqual({
    title: 'Café',
    products: [{ name: 'B' }, { name: 'C' }],
  })
})

test.each([
  ['a missing field', 'products: [{ name: B }, { name: C }]', '1 title: is missing; add a line title: …'],
  ['an empty text', 'title: ""\nproducts: [{ name: B }, { name: C }]', '1 title: is empty; write the words'],
  [
    'a wrong count',
    'title: A\nproducts:\n  - name: B\n',
    '3 products: holds 2 to 3 products, and lists 1; add some',
  ],
  [
    'a misspelt field, on its own line',
    'title: A\nproducts:\n  - name: B\n  - name: C\n    nmae: D\n',
    '5 products > 2 > nmae: is not a known field; remove it or correct its spelling',
  ],
  [
    'a misspelt field below an entry that names an awaited claim',
    `title: A\nproducts:\n  - name: '{${awaited}}'\n  - name: B\n  - name: C\n    nmae: D\n`,
    '6 products > 3 > nmae: is not a known field; remove it or correct its spelling',
  ],
])('%s is named with line, field and what to do', (_what, yaml, expected) => {
  expect(check(yaml)).toEqual([expected])
})

test('links are held to their shape', () => {
  expect(ownPath.safeParse('/#contact').success).toBe(true)
  expect(ownPath.safeParse('contact').success).toBe(false)
  expect(ownPath.safeParse('//evil.example').success).toBe(false)
  expect(externalUrl.safeParse('https://keyline.example/x').success).toBe(true)
  expect(externalUrl.safeParse('javascript:alert(1)').success).toBe(false)
})

test('a page’s lead is held to its questions, and other amounts to nothing', () => {
  const adviceOn = (lead: string) => {
    const page = `meta: { title: Calendars for the office, description: Wall calendars with your pictures and your holidays., shared: A calendar. }
blocks:
  - { kind: opening, heading: A year, lead: '${lead}' }
  - { kind: questions, heading: The order, list: [{ question: How many?, answer: [One.] }, { question: By when?, answer: [Friday.] }] }
`
    const result = checkContent('pages/x.yaml', Buffer.from(page), landingPage)
    return 'faults' in result ? result.faults.map(({ advice }) => advice) : []
  }
  expect(adviceOn('Four answers before an order.')).toEqual([
    expect.stringMatching(/^says "Four answers", and the page has 2/),
  ])
  expect(adviceOn('Twelve sheets with your pictures.')).toEqual([])
  expect(adviceOn('Boxed well: 24 pieces fit in a carton.')).toEqual([])
})
