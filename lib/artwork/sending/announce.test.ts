import { factsOf, limits } from '../facts.ts'
import { refusalOf } from './send-file.ts'

const file = (size: number) => Object.defineProperty(new File([], 'a.pdf'), 'size', { value: size })

test.each([
  ['that is empty', file(0), factsOf('unknown', { trouble: 'empty' }), 'empty'],
  ['that is too large', file(limits.bytes + 1), undefined, 'large'],
  ['of an office program', file(9), factsOf('office'), 'office'],
  ['that is packed', file(9), factsOf('archive'), 'archive'],
  ['that could not be read', file(9), factsOf('unknown', { trouble: 'unread' }), 'changed'],
  ['that is still being read', file(9), undefined, undefined],
  ['that is damaged', file(9), factsOf('pdf', { trouble: 'damaged' }), undefined],
  ['of the largest size', file(limits.bytes), factsOf('pdf'), undefined],
])('a file %s', (_, one, facts, reason) => expect(refusalOf(one, facts)).toBe(reason))
