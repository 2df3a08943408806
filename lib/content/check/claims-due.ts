import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Claim } from '../claims.ts'
import { daysBetween } from '../../leads/deadline/day.ts'
import { matchWords } from '../faults/saying.ts'
import { contentFolder } from '../folder.ts'

/** How many days past its date a claim fails `npm test`. */
const graceDays = 90

const daysPast = ({ again }: Claim, today: string) => daysBetween(again, today)

/** Warnings about claims whose date has passed; `today` is like 2026-12-25. */
export const lapsedClaims = (all: Claim[], today: string): string[] =>
  all
    .filter((claim) => daysPast(claim, today) > 0)
    .map(({ id, again, owner, waived }) => {
      const advice = waived ? `waived: ${waived}` : `${owner} has to show that it is still so`
      return `The claim ${id} was to be checked again by ${again} (content/claims.yaml): ${advice}`
    })

export const overdueClaims = (all: Claim[], today: string): Claim[] =>
  all.filter((claim) => daysPast(claim, today) > graceDays && !claim.waived)

/** One line per claim, the next one due first, with how often content makes it. */
export function claimList(all: Claim[], folder = contentFolder): string[] {
  const allText = globSync('**/*.yaml', { cwd: folder })
    .filter((file) => file !== 'claims.yaml')
    .map((file) => readFileSync(join(folder, file), 'utf8').replace(/^[ \t]*#.*/gm, ''))
    .join('\n')
  const times = ({ id, words = [] }: Claim) =>
    words.reduce(
      (sum, word) => sum + (allText.match(new RegExp(matchWords(word), 'giu'))?.length ?? 0),
      allText.split(`{${id}}`).length - 1,
    )
  return [...all]
    .sort((one, other) => (one.again < other.again ? -1 : 1))
    .map((claim) => {
      const { again, id, figure, words, owner, evidence } = claim
      return `${again}  ${id}: ${figure ?? words?.join(', ') ?? 'awaited'}, said ${times(claim)} times. ${owner}; evidence: ${evidence}`
    })
}
