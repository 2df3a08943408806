import { fill } from '../../lib/content/fill.ts'
import type { SubmissionsWords } from '../../lib/content/submissions.ts'

type Props = { reach: number; words: Pick<SubmissionsWords, 'reach'> }

/** Says that a search did not cover everything, and how to see the rest; otherwise null. */
export function SearchReach({ reach, words }: Props) {
  if (reach === 0) return null
  return <p>{fill(words.reach, { count: reach.toLocaleString('en-US') })}</p>
}
