import { looksLikeSpam } from './spam.ts'

test.each([
  ['a person with script', '', '30000'],
  ['a person whose browser fills in everything', '', '900'],
  ['a person without script', '', ''],
  ['a person whose browser leaves the hidden fields out', null, null],
  ['a person who came back to an open tab after days', '', String(9 * 86_400_000)],
  ['a person whose time lies before the first touch', '', '-1'],
  ['a person whose time is nonsense', '', 'NaN'],
  ['a person whose time never ends', '', 'Infinity'],
])('%s is no robot', (_who, trap, elapsed) => expect(looksLikeSpam({ trap, elapsed })).toBe(false))

test.each([
  ['who fills in the hidden field', 'https://buy.example', ''],
  ['who is done in half a second', '', '500'],
  ['who is done at once', '', '0'],
])('somebody %s is one', (_who, trap, elapsed) => expect(looksLikeSpam({ trap, elapsed })).toBe(true))
