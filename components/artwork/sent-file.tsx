import type { Item, Sender } from '../../lib/artwork/sending/sender.ts'
import { writeBytes } from '../../lib/artwork/verdict/write.ts'
import type { ArtworkData } from './artwork-data.ts'
import { Mark } from './mark.tsx'
import { Patches } from './patches.tsx'
import { sayState } from './say-state.ts'
import { SentActions } from './sent-actions.tsx'
import { showName } from './use-checks.ts'

type Props = { item: Item; sender: Sender; reference: string; words: ArtworkData }

/** A file on its way: how far it is, and what can be done about it. */
export function SentFile({ item, sender, reference, words }: Props) {
  const { sending, bytes } = words
  const { state, sent } = item
  const name = showName(item.name)
  const { head, rest } = sayState(item, words)
  const isMoving = state === 'sending' || state === 'paused'
  return (
    <li data-state={state}>
      <p className="sent-name">
        <b dir="auto">{name}</b> <span className="type-data">{writeBytes(item.bytes, bytes)}</span>
      </p>
      {isMoving && (
        <Patches label={sending.bar.replace('{name}', () => name)} share={sent / item.bytes} said={head} />
      )}
      <p className="sent-state">
        {state === 'paused' && <PauseMark />}
        {state === 'arrived' && <Mark level="good" />}
        {state === 'failed' && <Mark level="help" />}
        <span>
          <span className="sent-head">{head}</span> {rest}
        </span>
      </p>
      <SentActions item={item} name={name} sender={sender} reference={reference} words={words} />
    </li>
  )
}

function PauseMark() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3 1h3.5v14H3zM9.5 1H13v14H9.5z" />
    </svg>
  )
}
