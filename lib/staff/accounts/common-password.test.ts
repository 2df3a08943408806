import { isCommonPassword } from './common-password.ts'

test.each([
  '123456789012',
  'password1234',
  'Password!2026',
  '!!!Monkey!!!',
  'qwertyqwerty',
  'iloveyou2026!',
  '111111111111',
])('%s is common', (password) => expect(isCommonPassword(password)).toBe(true))

test.each(['correct horse battery', 'vuzz-41-plinth', 'mugs tape ocean'])('%s is not', (password) =>
  expect(isCommonPassword(password)).toBe(false),
)

test('nor may it be the account’s own name', () => {
  const own = ['ada.lovelace@example.com', 'Ada Lovelace']
  expect(isCommonPassword('Lovelace2026', own)).toBe(true)
  expect(isCommonPassword('lovelace likes looms', own)).toBe(false)
})
