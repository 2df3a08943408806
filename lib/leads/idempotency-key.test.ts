import { blank } from './contract.ts'
import { idempotencyKey } from './send-lead.ts'

const submission = {
  ...blank,
  firstName: 'Amara',
  lastName: 'Okafor',
  email: 'amara@northbeam.example',
  phone: '1',
}
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/

test('the key that the form names is taken', () => {
  expect(idempotencyKey('3B241101-E2BB-4255-8CAF-4136C566A962', submission)).toEqual({
    key: '3b241101-e2bb-4255-8caf-4136c566a962',
    named: true,
  })
})

test.each([undefined, '', 'x', '3b241101', { evil: true }])(
  'anything else (%p) gives a key made from the content, at any time the same',
  (named) => {
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) - 1 })
    const first = idempotencyKey(named, submission)
    expect(first).toEqual({ key: expect.stringMatching(uuid), named: false })
    jest.setSystemTime(Date.UTC(2026, 10, 20, 12))
    expect(idempotencyKey(undefined, submission)).toEqual(first)
    jest.useRealTimers()
  },
)

test('another content is another request', () => {
  const first = idempotencyKey(undefined, submission)
  expect(idempotencyKey(undefined, { ...submission, details: 'x' })).not.toEqual(first)
})
