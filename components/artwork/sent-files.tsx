import { useSyncExternalStore } from 'react'
import type { Item, Sender } from '../../lib/artwork/sending/sender.ts'
import { fill } from '../../lib/content/fill.ts'
import { DropPlace } from './drop-place.tsx'
import { FileButton } from './file-buttons.tsx'
import type { ArtworkData } from '../../lib/content/artwork-data.ts'
import { sayState, SentFile } from './sent-file.tsx'
import { showName } from './use-checks.ts'

type Props = {
  sender: Sender
  /** Whether arrived files are shown elsewhere. */
  arrivedElsewhere?: boolean
  reference: string
  words: ArtworkData
}

/** A request's files on their way, and the field for more. */
export function SentFiles({ sender, arrivedElsewhere, reference, words }: Props) {
  const items = useSyncExternalStore(sender.subscribe, sender.read, sender.read)
  const shown = arrivedElsewhere ? items.filter(({ state }) => state !== 'arrived') : items
  const add = (files: File[]) => sender.add(files.map((file) => ({ file, purpose: null })))
  return (
    <div className="sent-files">
      <SentStatus last={items.find(({ id }) => id === sender.last)} words={words} />
      <ul role="list" className="empty:hidden">
        {shown.map((item) => (
          <SentFile key={item.id} item={item} sender={sender} reference={reference} words={words} />
        ))}
      </ul>
      {shown.length > 0 || !arrivedElsewhere ? (
        <p className="mt-4">
          <FileButton label={words.sending.add} onFile={(file) => add([file])} />
        </p>
      ) : (
        <DropPlace id={`files-${reference}`} words={words} onFiles={add} isSecond />
      )}
    </div>
  )
}

/** The live region: the latest upload that began, paused, arrived or failed. Progress is left to the bar. */
function SentStatus({ last, words }: { last: Item | undefined; words: ArtworkData }) {
  const { sending } = words
  return (
    <p role="status" className="sr-only">
      {last && fill(sending.said, { file: showName(last.name), state: state(last) })}
    </p>
  )

  function state(item: Item): string {
    if (item.state === 'sending') return sending.begun
    const { head, rest = '' } = sayState(item, words)
    return `${head} ${rest}`.trim()
  }
}
