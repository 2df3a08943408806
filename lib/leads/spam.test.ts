/** @jest-environment node */
import { looksLikeSpam } from './spam.ts'

const now = Date.UTC(2026, 10, 20, 12)
const signs = (trap: unknown, startedAt: unknown) => looksLikeSpam({ trap, startedAt, now })

test.each([
  ['a person with script', '', String(now - 30_000)],
  ['a person without script', '', ''],
  ['a person whose browser leaves the hidden fields out', null, null],
  ['a person who came back to an open tab after days', '', String(now - 3 * 86_400_000)],
])('%s is no robot', (_who, trap, startedAt) => expect(signs(trap, startedAt)).toBe(false))

test.each([
  ['who fills in the hidden field', 'https://buy.example', ''],
  ['who is done in a second', '', String(now - 1_000)],
  ['whose stamp lies in the future', '', String(now + 60_000)],
  ['whose stamp is nonsense', '', 'yes'],
  ['whose stamp is ancient', '', '1'],
])('somebody %s is', (_who, trap, startedAt) => expect(signs(trap, startedAt)).toBe(true))
