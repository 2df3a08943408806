import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { SizeWords } from '../../lib/artwork/verdict/purpose.ts'
import { callFilesApi } from '../../lib/artwork/sending/call-files-api.ts'
import { senderOf } from '../../lib/artwork/sending/sender.ts'
import { fill, withCount } from '../../lib/content/fill.ts'
import type { AtSite } from '../../lib/request/page-data.ts'
import { type Choice, noChoice } from '../artwork/choice.ts'
import { OwnSize, PurposeList } from '../artwork/purpose-fields.tsx'
import { writeDate } from '../../lib/request/write-time.ts'
import { SentFiles } from '../artwork/sent-files.tsx'
import { FileButton, FileMark, RemoveButton, showName } from '../artwork/file-parts.tsx'
import type { PartProps } from './part-props.ts'
import { lacksPurpose, weights } from '../../lib/artwork/verdict/findings.ts'
import { sayFinding } from '../../lib/artwork/verdict/say-finding.ts'
import { writeBytes } from '../../lib/artwork/verdict/write-measures.ts'
import type { ArtworkData } from '../../lib/content/artwork-data.ts'

/** A request's files: arrived, being sent, announced, and the field for more. */
export function RequestFiles({ token, request, words, onChange }: PartProps) {
  const { files: own, artwork } = words
  const { link, worker } = artwork
  const { announced, files } = request.files
  const [sender] = useState(() => senderOf(token, worker, () => []))
  const items = useSyncExternalStore(sender.subscribe, sender.read, sender.read)
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const arrived = items.filter(({ state }) => state === 'arrived').length

  // Once a file arrives, the server's list shows it.
  useEffect(() => {
    if (arrived > 0) void onChange()
  }, [arrived, onChange])

  async function say({ name }: AtSite, done: Promise<string>) {
    const sentence = await done.catch(() => link.failed)
    await onChange()
    setSaid(fill(sentence, { file: showName(name) }))
    heading.current?.focus()
  }

  /** Has a stored file checked again for a purpose. */
  async function check({ id, name, bytes, kind, sha256 }: AtSite, purpose: SizeWords) {
    await callFilesApi(token, 'POST', '', { name, bytes, type: kind, sha256, purpose })
    const { verdict } = await callFilesApi<Pick<AtSite, 'verdict'>>(token, 'POST', `/${id}/done`)
    return fill(artwork.sending.said, { state: verdict ? wordOf(verdict, artwork) : artwork.sending.arrived })
  }

  // A resumed upload is listed with those being sent.
  const isMoving = ({ name, bytes }: AtSite) =>
    items.some((one) => one.state !== 'arrived' && one.name === name && one.bytes === bytes)
  const atSite = files.filter((file) => file.state === 'arrived' || !isMoving(file))
  const missing = announced - files.length - items.filter(({ state }) => state !== 'arrived').length
  return (
    <section className="request-part" aria-labelledby="files">
      <h2 id="files" ref={heading} tabIndex={-1}>
        {own.heading}
      </h2>
      <p role="status" className="not-empty:mt-3">
        {said}
      </p>
      {missing > 0 && <p className="request-notice print:hidden">{withCount(own.began, missing)}</p>}
      {atSite.length === 0 && missing <= 0 && <p className="text-slate">{own.none}</p>}
      <ul role="list" className="sent-list text-2 ruled-t">
        {atSite.map((file) => (
          <LinkedFile
            key={file.id}
            file={file}
            words={artwork}
            onChoose={(chosen) => {
              const replaces = file.state === 'arrived' ? file.id : undefined
              sender.add([{ file: chosen, purpose: file.purpose ?? null, replaces }])
            }}
            onRemove={() =>
              void say(
                file,
                callFilesApi(token, 'DELETE', `/${file.id}`).then(() => link.removed),
              )
            }
            onPurpose={(purpose) => void say(file, check(file, purpose))}
          />
        ))}
      </ul>
      <div data-screen-only="">
        <SentFiles sender={sender} arrivedElsewhere reference={request.reference} words={artwork} />
        <p className="mt-4 text-2 text-slate">{own.large}</p>
        <p className="text-2 text-slate">{fill(own.until, { day: writeDate(request.until) })}</p>
      </div>
    </section>
  )
}

type LinkedProps = {
  file: AtSite
  words: ArtworkData
  onChoose: (file: File) => void
  onRemove: () => void
  onPurpose: (purpose: SizeWords) => void
}

/** Size of every part except a file's last. */
const partBytes = 4 * 2 ** 20

/** A file that is on the server in whole or in part. */
function LinkedFile({ file, words, onChoose, onRemove, onPurpose }: LinkedProps) {
  const { actions, bytes, link, sending } = words
  const { state, parts, verdict, findings } = file
  const name = showName(file.name)
  const size = writeBytes(file.bytes, bytes)
  const sent = writeBytes(Math.min(file.bytes, parts.length * partBytes), bytes)
  const isWhole = state === 'arrived'
  const isAsked = findings?.some(({ id }) => id === 'purpose') ?? false
  const isSound = lacksPurpose(findings ?? [])
  return (
    <li className="pt-3 px-0 pb-4 listed-b print:last:border-0" data-state={isWhole ? state : 'paused'}>
      <p className="text-(length:--text-3) flex justify-between items-baseline gap-4 wrap-anywhere">
        <b dir="auto">{name}</b> <span className="type-data flex-none">{size}</span>
      </p>
      {isWhole ? (
        <>
          <p className="sent-state flex gap-3 mt-[2px]">
            <FileMark level="good" />
            <span>
              <span className="sent-head">{sending.arrived}</span>{' '}
              <span>{verdict && `· ${wordOf(isSound ? 'ask' : verdict, words)}`}</span>
            </span>
          </p>
          {findings
            ?.filter(({ id }) => weights[id] !== 'good')
            .map((finding) => sayFinding(finding, file.purpose?.unit === 'mm' ? 'mm' : 'in', words))
            .map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          {isAsked && <PurposeForm name={name} words={words} onPurpose={onPurpose} />}
        </>
      ) : (
        <p>{fill(link.begun, { sent, all: size })}</p>
      )}
      <p className="sent-actions" data-screen-only="">
        <FileButton
          label={isWhole ? actions.replace : link.resume.label}
          said={fill(isWhole ? actions.replaceLabel : link.resume.said, { file: name })}
          onFile={onChoose}
        />
        <RemoveButton name={name} words={actions} onRemove={onRemove} />
      </p>
    </li>
  )
}

const wordOf = (verdict: NonNullable<AtSite['verdict']> | 'ask', { verdicts }: ArtworkData) =>
  verdicts[verdict === 'ready' ? 'good' : verdict]

type PurposeProps = { name: string; words: ArtworkData; onPurpose: (purpose: SizeWords) => void }

/** Asks for a file's purpose, if it was not chosen before sending. */
function PurposeForm({ name, words, onPurpose }: PurposeProps) {
  const [choice, choose] = useState<Choice>(noChoice)
  const table = { words, choice, choose, asked: [] }
  const { own, link } = words
  return (
    <form
      className="grid gap-3 mt-2"
      data-screen-only=""
      onSubmit={(event) => {
        event.preventDefault()
        if (choice.size) onPurpose(choice.size)
      }}
    >
      <PurposeList table={table} />
      {choice.name === own.name && <OwnSize table={table} />}
      <p>
        <button className="button" aria-label={fill(link.purpose.said, { file: name })}>
          {link.purpose.label}
        </button>
      </p>
    </form>
  )
}
