import { fill } from '../../lib/content/fill.ts'
import type { SubmissionsWords } from '../../lib/content/submissions.ts'

type Props = { reach: number; words: Pick<SubmissionsWords, 'reach'> }

/** That a search did not look through all, and how to see the rest; nothing where it did. */
export function SearchReach({ reach, words }: Props) {
  if (reach === 0) return null
  return <p>{fill(words.reach, { count: reach.toLocaleString('en-US') })}</p>
}
