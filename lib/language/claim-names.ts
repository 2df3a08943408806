import { claims } from '../content/claims.ts'
import type { Fault } from '../content/faults/fault.ts'
import { type LanguageSettings, meantClaim } from './languages.ts'

/** Claims whose words stand under a name that is nearly theirs. */
export function misspeltClaims(
  words: LanguageSettings['claims'],
  at: (id: string) => Omit<Fault, 'advice'>,
): Fault[] {
  const ids = claims().claims.map(({ id }) => id)
  return Object.keys(words).flatMap((id) => {
    const meant = meantClaim(id, words, ids)
    return meant ? [{ ...at(id), advice: `is no claim; did you mean ${meant}?` }] : []
  })
}
