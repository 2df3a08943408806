import { useSyncExternalStore } from 'react'
import type { Sender } from '../../lib/artwork/sending/sender.ts'
import { DropPlace } from './drop-place.tsx'
import { FileButton } from './file-button.tsx'
import type { ArtworkData } from './artwork-data.ts'
import { SentFile } from './sent-file.tsx'
import { SentStatus } from './sent-status.tsx'

type Props = {
  sender: Sender
  /** What has arrived is shown elsewhere. */
  arrivedElsewhere?: boolean
  reference: string
  words: ArtworkData
}

/** The files of a request on their way, and the place to add one. */
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
      {shown.length > 0 ? (
        <p className="mt-3">
          <FileButton label={words.sending.add} onFile={(file) => add([file])} />
        </p>
      ) : (
        <DropPlace id={`files-${reference}`} words={words} onFiles={add} />
      )}
    </div>
  )
}
