import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Ticket } from '../../../lib/staff/desk/show-ticket.ts'
import { writeBytes } from '../../../lib/artwork/verdict/write-measures.ts'
import type { ArtworkData } from '../../../lib/content/artwork-data.ts'
import { fill } from '../../../lib/content/fill.ts'
import { FileButton, RemoveButton, showName } from '../../artwork/file-parts.tsx'
import { SentList } from '../../artwork/sent-files.tsx'
import { useWords } from '../../artwork/use-words.ts'
import { useDesk } from './desk-context.tsx'
import { ProofFields } from './proof-fields.tsx'
import type { Files, StoredFile } from './use-files.ts'

type Own = Record<'kinds' | 'large' | 'full' | 'expired', string>

type Props = { ticket: Ticket; files: Files; isGoing: boolean }

/** The files of an answer: those that are there, those on their way, and the button for more. */
export function FilesField({ ticket, files, isGoing }: Props) {
  const { add, sender, stored, remove } = files
  const { label, hint, ...own } = useDesk().words.answer.files
  const words = useWords()
  const [said, setSaid] = useState('')
  const takeOff = (file: Parameters<typeof remove>[0], item?: number) =>
    void remove(file, item).then(
      () => setSaid(fill(words?.link.removed ?? '', { file: showName(file.name) })),
      () => setSaid(fill(words?.link.failed ?? '', { file: showName(file.name) })),
    )
  const group = useRef<HTMLDivElement>(null)
  const moving = sender.read().filter(({ state }) => state !== 'arrived')
  const countBefore = useRef(0)
  // The message about a new file is at the end of the list. One that arrives moves nothing.
  useEffect(() => {
    if (moving.length > countBefore.current) group.current?.scrollIntoView({ block: 'end' })
    countBefore.current = moving.length
  }, [moving.length])
  return (
    <div ref={group} role="group" aria-labelledby="desk-files">
      <div className="flex justify-between items-baseline">
        <p id="desk-files" className="type-label">
          {label}
        </p>
        {!isGoing && <FileButton multiple label={own.add} onFile={(_, all) => void add(all)} />}
      </div>
      {words && (
        <>
          <ul role="list" className="empty:hidden text-2 ruled-t">
            {stored.map((file) => (
              <FileRow
                key={file.id}
                file={file}
                words={words}
                onChoose={isGoing ? undefined : add}
                onRemove={isGoing ? undefined : () => takeOff(file)}
              >
                <ProofFields
                  file={file}
                  files={files}
                  ticket={ticket}
                  disabled={isGoing}
                  onFailed={() => setSaid(own.proof.failed)}
                />
              </FileRow>
            ))}
          </ul>
          <SentList
            items={moving}
            sender={sender}
            words={inOurWords(words, own)}
            onRemove={isGoing ? undefined : (item) => takeOff(item, item.id)}
          />
        </>
      )}
      <p role="status">{said}</p>
      {!isGoing && <p className="text-1 text-slate mt-2">{hint}</p>}
    </div>
  )
}

/** The words of visitors' files, with our own where staff's differ. */
const inOurWords = (words: ArtworkData, { kinds, large, full, expired }: Own): ArtworkData => ({
  ...words,
  sending: { ...words.sending, reasons: { ...words.sending.reasons, full, expired } },
  findings: { ...words.findings, unknown: kinds, large },
})

type StoredProps = {
  file: StoredFile
  words: ArtworkData
  onChoose?: (files: File[]) => void
  onRemove?: () => void
  children: ReactNode
}

/** A file that is on the server in whole or in part. */
function FileRow({ file, words, onChoose, onRemove, children }: StoredProps) {
  const { actions, bytes, link } = words
  const name = showName(file.name)
  const all = writeBytes(file.bytes, bytes)
  const isBegun = file.state === 'begun'
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 py-1 listed-b">
      <b dir="auto" className="flex-[1_1_50%] wrap-anywhere">
        {name}
      </b>{' '}
      <span className="type-data">{all}</span>
      {isBegun && (
        <p className="basis-full order-1">{fill(link.begun, { sent: writeBytes(file.there, bytes), all })}</p>
      )}
      {onRemove && (
        <span className="flex gap-4">
          {isBegun && onChoose && (
            <FileButton
              label={link.resume.label}
              said={fill(link.resume.said, { file: name })}
              onFile={(_, chosen) => onChoose(chosen)}
            />
          )}
          <RemoveButton name={name} words={actions} onRemove={onRemove} />
        </span>
      )}
      {children}
    </li>
  )
}
