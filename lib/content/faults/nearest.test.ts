/** @jest-environment node */
import { nearest } from './fault.ts'

test.each([
  ['/prining', ['/', '/printing', '/veterinary'], '/printing'],
  ['Awards & Recogniton', ['Awards & Recognition', 'Other'], 'Awards & Recognition'],
  ['other', ['Awards & Recognition', 'Other'], 'Other'],
  ['Lisbon', ['Berlin', 'Zurich'], undefined],
  ['laed', ['lead', 'label'], 'lead'],
  ['anything', [], undefined],
])('%s is probably one of %j', (word, options, expected) => expect(nearest(word, options)).toBe(expected))
