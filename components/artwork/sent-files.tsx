import { useSyncExternalStore } from 'react'
import type { Item, Sender } from '../../lib/artwork/sending/sender.ts'
import { fill } from '../../lib/content/fill.ts'
import { DropPlace } from './drop-place.tsx'
import { FileButton, FileMark, RemoveButton, showName } from './file-parts.tsx'
import type { ArtworkData } from '../../lib/content/artwork-data.ts'
import type { Reason } from '../../lib/artwork/sending/call-files-api.ts'
import { writeBytes } from '../../lib/artwork/verdict/write-measures.ts'
import { mailLink } from '../../lib/leads/mail-link.ts'
import { TextLink } from '../ui/text-link.tsx'

type Props = {
  sender: Sender
  /** Whether arrived files are shown elsewhere. */
  arrivedElsewhere?: boolean
  reference: string
  words: ArtworkData
}

/** A request's files being sent, and the field for more. */
export function SentFiles({ sender, arrivedElsewhere, reference, words }: Props) {
  const items = useSyncExternalStore(sender.subscribe, sender.read, sender.read)
  const listed = arrivedElsewhere ? items.filter(({ state }) => state !== 'arrived') : items
  const add = (files: File[]) => sender.add(files.map((file) => ({ file, purpose: null })))
  return (
    <div className="sent-files">
      <SentList items={listed} sender={sender} reference={reference} words={words} />
      {listed.length > 0 || !arrivedElsewhere ? (
        <p className="mt-0">
          <FileButton label={words.sending.add} onFile={(file) => add([file])} />
        </p>
      ) : (
        <DropPlace id={`files-${reference}`} words={words} onFiles={add} isSecond />
      )}
    </div>
  )
}

type ListProps = {
  items: readonly Item[]
  sender: Sender
  words: ArtworkData
  /** Offers to mail a file instead. */
  reference?: string
  onRemove?: (item: Item) => void
}

/** Files being sent, and what is read out of them. */
export function SentList({ items, ...part }: ListProps) {
  const last = part.sender.read().find(({ id }) => id === part.sender.last)
  return (
    <>
      <SentStatus last={last} words={part.words} />
      <ul role="list" className="empty:hidden text-2 leading-text ruled-t">
        {items.map((item) => (
          <SentFile key={item.id} item={item} {...part} />
        ))}
      </ul>
    </>
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

type FileProps = Omit<ListProps, 'items'> & { item: Item }

/** A file being sent: its progress, and what can be done about it. */
function SentFile({ item, ...part }: FileProps) {
  const { words } = part
  const { sending, bytes } = words
  const { state, sent } = item
  const name = showName(item.name)
  const { head, rest } = sayState(item, words)
  const isMoving = state === 'sending' || state === 'paused'
  return (
    <li className="pt-3 px-0 pb-4 listed-b" data-state={state}>
      <p className="text-(length:--text-3) flex justify-between items-baseline gap-4 wrap-anywhere">
        <b dir="auto">{name}</b> <span className="type-data flex-none">{writeBytes(item.bytes, bytes)}</span>
      </p>
      {isMoving && (
        <Patches label={fill(sending.bar, { file: name })} share={sent / item.bytes} said={head} />
      )}
      <p className="sent-state flex gap-3 mt-[2px]">
        {state === 'paused' && (
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 1h3.5v14H3zM9.5 1H13v14H9.5z" />
          </svg>
        )}
        {state === 'arrived' && <FileMark level="good" />}
        {state === 'failed' && <FileMark level="help" />}
        <span>
          <span className="sent-head">{head}</span> <span>{rest}</span>
        </span>
      </p>
      <SentActions item={item} name={name} {...part} />
    </li>
  )
}

const patches = [
  'bg-key',
  'bg-rubine',
  'bg-blue',
  'bg-yellow',
  'bg-rubine-yellow',
  'bg-blue-yellow',
  'bg-rubine-blue',
  'bg-slate',
  'bg-field',
  'bg-rubine-dark',
  'bg-blue-dark',
  'bg-success',
]

/** Progress as the press's color bar, in twelve patches. */
function Patches({ label, share, said }: { label: string; share: number; said: string }) {
  const filled = Math.floor(share * patches.length)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.floor(share * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={said}
      className="grid grid-cols-[repeat(12,1fr)] h-[10px] mt-2 mx-0 mb-[3px] bg-board"
    >
      {patches.map((ink, place) => (
        <i key={ink} className={place < filled ? `${ink} forced-color-adjust-none` : ''} />
      ))}
    </div>
  )
}

function SentActions({ item, name, sender, reference, words, onRemove }: FileProps & { name: string }) {
  const { sending, actions } = words
  const { id, state, reason } = item
  if (state === 'arrived') return null
  const { subject, line } = sending.letter
  const letter =
    reference && mailLink(words.email, fill(subject, { reference }), [fill(line, { file: name })])
  // Retrying is pointless for a file that was refused, and for a visitor's link.
  const mayPass = reason === 'lost' || reason === 'full' || (reason === 'expired' && !reference)
  return (
    <p className="sent-actions empty:hidden" data-screen-only="">
      {state === 'sending' && link(sending.pause, sender.pause)}
      {state === 'paused' && link(sending.goOn, sender.goOn)}
      {state === 'failed' && mayPass && link(sending.again, () => sender.again(id))}
      {state === 'failed' && !mayPass && reason !== 'expired' && !onRemove && (
        <FileButton
          label={actions.replace}
          said={fill(actions.replaceLabel, { file: name })}
          onFile={(file) => sender.replace(id, file)}
        />
      )}
      {letter && (state === 'paused' || state === 'failed') && (
        <a className="text-link" href={letter}>
          {words.mail}
        </a>
      )}
      {onRemove && <RemoveButton name={name} words={actions} onRemove={() => onRemove(item)} />}
    </p>
  )
}

const link = (label: string, onClick: () => void) => <TextLink onClick={onClick}>{label}</TextLink>

/** An upload's state in a few words, with details if there are any. */
function sayState(item: Item, words: ArtworkData): { head: string; rest?: string } {
  const { sending, bytes } = words
  const sent = writeBytes(item.sent, bytes)
  switch (item.state) {
    case 'sending':
      return {
        head: fill(sending.progress, { sent, all: writeBytes(item.bytes, bytes) }),
      }
    case 'paused':
      return { head: fill(sending.paused, { sent }), rest: item.why && sending.why[item.why] }
    case 'failed':
      return { head: sending.failed, rest: item.reason && sayReason(item.reason, words) }
    default:
      return { head: sending[item.state] }
  }
}

/** Problems with the file itself use the check's wording. */
function sayReason(reason: Reason, { sending: { reasons }, findings }: ArtworkData): string {
  if (reason in reasons) return reasons[reason as keyof typeof reasons]
  return reason in findings ? findings[reason as 'large'] : findings.unknown
}
