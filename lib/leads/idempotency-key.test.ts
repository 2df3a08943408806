/** @jest-environment node */
import { blank } from './contract.ts'
import { idempotencyKey } from './idempotency-key.ts'

const submission = {
  ...blank,
  firstName: 'Amara',
  lastName: 'Okafor',
  email: 'amara@northbeam.example',
  phone: '1',
}
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/
const noon = Date.UTC(2026, 10, 20, 12)

test('the key that the form names is taken', () => {
  expect(idempotencyKey('3B241101-E2BB-4255-8CAF-4136C566A962', submission)).toBe(
    '3b241101-e2bb-4255-8caf-4136c566a962',
  )
})

test.each([undefined, '', 'x', '3b241101', { evil: true }])(
  'anything else (%p) gives a key made from the content',
  (named) => {
    expect(idempotencyKey(named, submission, noon)).toMatch(uuid)
    expect(idempotencyKey(named, submission, noon)).toBe(idempotencyKey(undefined, submission, noon + 1_000))
  },
)

test('another content or ten minutes later is another request', () => {
  const first = idempotencyKey(undefined, submission, noon)
  expect(idempotencyKey(undefined, { ...submission, details: 'x' }, noon)).not.toBe(first)
  expect(idempotencyKey(undefined, submission, noon + 600_000)).not.toBe(first)
})
