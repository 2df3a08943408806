import { listClaims } from '../faults/claim-figures.ts'
import type { Fault } from '../faults/fault.ts'
import { matchWords } from '../faults/saying.ts'
import { eachText } from './each-text.ts'
import { gitSays } from './former-addresses.ts'

/**
 * A claim removed from claims.yaml must be gone from all pages.
 * @param said the words that claims ever used
 * @returns a fault for each text that still makes a claim without backing
 */
export function checkWithdrawnClaims(folder: string, said: readonly string[]): Fault[] {
  const { words, figures, unsaid } = listClaims()
  const stands = [
    ...words,
    ...figures.map(({ figure }) => figure),
    ...unsaid.flatMap((one) => one.words ?? []),
  ]
  const gone = said
    .filter((one) => !stands.some((other) => matchWords(other).test(one)))
    .map((one) => ({ one, again: matchWords(one) }))
  const texts = eachText(folder, ['claims.yaml'])
  return texts.flatMap(({ value, file, line, field }, index) => {
    const next = texts[index + 1]?.value ?? ''
    // A tile may say with its words what its figure alone does not.
    const isSaid = ({ again }: { again: RegExp }) =>
      again.test(value) || (field === 'figure' && again.test(`${value} ${next}`) && !again.test(next))
    const found = gone.find(isSaid)
    if (!found) return []
    const advice = `says "${found.one}", which claims.yaml does not have any more; take it out, or bring the claim back`
    return [{ file, line, field: 'claim', advice }]
  })
}

/** The words of all claims ever made, as far as the local history goes; a mere number may mean something else. */
export function everClaimed(folder: string): string[] {
  const log = ['log', '-p', '-U0', '--format=', '--', 'claims.yaml']
  const matches = [...gitSays(folder, ...log).matchAll(/^\+[ -]+(?:figure: |words: \[)(.*?)\]?$/gm)]
  const words = matches.flatMap(([, one = '']) => one.split(', '))
  return [...new Set(words.filter((one) => /\p{L}{3}/u.test(one)))]
}
