import { newKey } from './new-key.ts'

test('a key is a UUID as the database takes it, and no two are the same', () => {
  const keys = Array.from({ length: 500 }, newKey)
  for (const key of keys)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(keys).size).toBe(500)
})
