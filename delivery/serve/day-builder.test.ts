import { troubleIn } from './day-builder.ts'

test('of a build that failed the reason is told, and the pages that hold only themselves back', () => {
  const fault = 'content/pages/expo.yaml:3 blocks: has no words; write them'
  expect(troubleIn(`Building …\n${fault}\n`)).toEqual({ reason: fault, held: ['expo'] })
  const thrown = 'Error occurred prerendering page "/expo-2"\nRangeError: too many'
  expect(troubleIn(thrown)).toEqual({ reason: thrown.replace('\n', ' '), held: ['expo-2'] })
  expect(troubleIn('a\nb\n')).toEqual({ reason: 'a b', held: [] })
})
