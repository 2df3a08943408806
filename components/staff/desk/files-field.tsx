import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Ticket } from '../../../lib/staff/desk/show-ticket.ts'
import { writeBytes } from '../../../lib/artwork/verdict/write.ts'
import type { ArtworkData } from '../../../lib/content/artwork-data.ts'
import { fill } from '../../../lib/content/fill.ts'
import { FileButton, RemoveButton, showName } from '../../artwork/file-parts.tsx'
import { SentList } from '../../artwork/sent-files.tsx'
import { useWords } from '../../artwork/use-words.ts'
import { TextButton } from './controls.tsx'
import { useDesk } from './desk-context.tsx'
import type { useFiles } from './use-files.ts'

type Files = ReturnType<typeof useFiles>
type Own = Record<'kinds' | 'large' | 'full' | 'expired', string>

/** The files of an answer: those that are there, those on their way, and the button for more. */
export function FilesField({ files, isGoing }: { files: Files; isGoing: boolean }) {
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
  // What is said of a new file is at the end of the list.
  useEffect(() => {
    if (moving.length > 0) group.current?.scrollIntoView({ block: 'end' })
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
              <StoredFile
                key={file.id}
                file={file}
                words={words}
                onChoose={isGoing ? undefined : add}
                onRemove={isGoing ? undefined : () => takeOff(file)}
              >
                <ProofFields
                  file={file}
                  files={files}
                  disabled={isGoing}
                  onFailed={() => setSaid(own.proof.failed)}
                />
              </StoredFile>
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
  file: Ticket['conversation'][number]['files'][number]
  words: ArtworkData
  onChoose?: (files: File[]) => void
  onRemove?: () => void
  children: ReactNode
}

/** A file that is on the server in whole or in part. */
function StoredFile({ file, words, onChoose, onRemove, children }: StoredProps) {
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

type ProofProps = {
  file: StoredProps['file']
  files: Files
  disabled: boolean
  onFailed: () => void
}

/** Makes a PDF or picture a proof to approve: what it is for, and what changed since the last. */
function ProofFields({ file, files, disabled, onFailed }: ProofProps) {
  const { proof: words } = useDesk().words.answer.files
  const [typed, setTyped] = useState({ for: file.proof?.for ?? '', changed: file.proof?.changed ?? '' })
  if (file.state === 'begun' || !['pdf', 'png', 'jpeg'].includes(file.kind)) return null
  const mark = (proof: typeof typed | null) => void files.mark({ file: file.id, proof }).catch(onFailed)
  if (!file.proof)
    return (
      <TextButton disabled={disabled} onClick={() => mark(typed)}>
        {words.mark}
      </TextButton>
    )
  const write = (part: Partial<typeof typed>) => {
    const proof = { ...typed, ...part }
    setTyped(proof)
    files.type({ file: file.id, proof }, onFailed)
  }
  return (
    <fieldset disabled={disabled} className="basis-full order-2 grid gap-3 min-w-0">
      <label className="grid gap-1">
        <span className="type-label">{words.for}</span>
        <input
          className="desk-field w-full"
          dir="auto"
          maxLength={200}
          value={typed.for}
          onChange={({ target }) => write({ for: target.value })}
        />
      </label>
      <label className="grid gap-1">
        <span className="type-label">{words.changed}</span>
        <textarea
          className="desk-field w-full"
          rows={2}
          dir="auto"
          maxLength={1000}
          value={typed.changed}
          onChange={({ target }) => write({ changed: target.value })}
        />
      </label>
      <TextButton className="justify-self-start" onClick={() => mark(null)}>
        {words.unmark}
      </TextButton>
    </fieldset>
  )
}
