/** @jest-environment node */
import { z } from 'zod'
import { claims } from '../claims.ts'
import { checkContent } from './check-content.ts'
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
