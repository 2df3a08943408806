import type { Item } from '../../lib/artwork/sending/sender.ts'
import type { ArtworkData } from './artwork-data.ts'
import { sayState } from './say-state.ts'
import { showName } from './use-checks.ts'

/** What is read out: the last that began, paused, arrived or did not. How far it is the bar says to whoever asks. */
export function SentStatus({ last, words }: { last: Item | undefined; words: ArtworkData }) {
  const { sending } = words
  return (
    <p role="status" className="sr-only">
      {last &&
        sending.said.replace('{name}', () => showName(last.name)).replace('{state}', () => state(last))}
    </p>
  )

  function state(item: Item): string {
    if (item.state === 'sending') return sending.begun
    const { head, rest = '' } = sayState(item, words)
    return `${head} ${rest}`.trim()
  }
}
