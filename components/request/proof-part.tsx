import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fill } from '../../lib/content/fill.ts'
import { companyTime } from '../../lib/leads/deadline/day.ts'
import { isLine, orderLines } from '../../lib/quotes/order-lines.ts'
import { promisedDay } from '../../lib/request/order-steps.ts'
import { maxPins, type Pin } from '../../lib/request/page-data.ts'
import { isWaiting, type Proof } from '../../lib/request/newest-proof.ts'
import { writeCalendarDay, writeDate } from '../../lib/request/write-time.ts'
import { FileLine } from './answer-files.tsx'
import type { PartProps } from './part-props.ts'
import { Approve, Stamp } from './proof-approval.tsx'
import { ProofChanges } from './proof-changes.tsx'
import { EmptyTable, ProofTable } from './proof-table.tsx'
import { useOpenFile } from './use-open-file.ts'
import type { Notes } from './use-unsent.ts'

type Props = PartProps & { proof: Proof; isAway: boolean; notes: Notes }

/** The newest proof: the file, what it is for and what changed, and the approval for print or the changes asked for. */
export function ProofPart({ notes, ...props }: Props) {
  const { token, proof, words, request } = props
  const own = words.proof
  const { version, sha256 } = proof
  const isOpen = request.state !== 'cancelled' && request.state !== 'closed' && isWaiting(request, proof)
  const opened = useOpenFile(token, proof, words, isOpen)
  const changes = useChanges(notes, version)
  const { asked, isAsking, isOlder, acts, ask, leave } = changes
  const isFirst = useRef(true)
  const open = useEffectEvent(() => {
    if (isAsking && !opened.seen && !opened.isOpening) opened.show()
    if (isAsking && !isFirst.current) document.getElementById('changes')?.focus()
    isFirst.current = false
  })
  useEffect(() => open(), [isAsking])
  // The numbers of the latest note, as its list has them.
  const latest = request.messages.findLast(({ pins }) => pins?.version === version)
  const isPinning = isAsking && !isOlder
  return (
    <>
      <section className="request-part" aria-labelledby="proof">
        <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3 mb-5">
          <h2 id="proof" tabIndex={-1} className="text-7 leading-poster poster">
            {fill(own.heading, { number: version })}
          </h2>
          <p className="text-2 text-slate md:text-end">
            <span>{fill(own.from, { person: proof.by, day: writeDate(proof.at) })}</span>
            {version > 1 && <span className="block">{fill(own.inPlaceOf, { number: version - 1 })}</span>}
          </p>
        </div>
        {opened.isOpening && <EmptyTable said={opened.said} />}
        {opened.seen && (
          <ProofTable
            seen={opened.seen}
            pins={isPinning ? asked.pins : (latest?.pins?.pins ?? [])}
            acts={isPinning ? acts : undefined}
            words={words}
          />
        )}
        <ProofFacts {...props} />
        <div className="mt-3">
          <FileLine file={proof} words={words} opened={opened} />
        </div>
        <p className="text-2 text-slate mt-3">
          <span>{own.code}</span>{' '}
          <code className="type-data" title={sha256 ?? ''}>
            {`${sha256?.slice(0, 8)} … ${sha256?.slice(-8)}`}
          </code>
        </p>
      </section>
      {proof.approved && <Stamp {...props} approved={proof.approved} onAsk={ask} />}
      {isAsking && (
        <ProofChanges
          asked={asked}
          isOlder={isOlder}
          words={words}
          isFull={changes.isFull}
          onChange={changes.keep}
          onRemove={acts.onRemove}
          onSend={() => {
            notes.sendChanges(asked)
            leave('notes')
          }}
          onBack={() => leave('proof')}
        />
      )}
      {!isAsking && isOpen && <Approve {...props} onAsk={ask} />}
    </>
  )
}

/** The changes to a version that are being written: pins and words, kept with the notes until they are sent. */
function useChanges({ changes, setChanges, takenBack }: Notes, version: number) {
  const [isAsking, setIsAsking] = useState(changes !== undefined)
  const [before, setBefore] = useState(takenBack)
  // Changes from another tab do not open the form: somebody may be signing here.
  if (before !== takenBack) {
    setBefore(takenBack)
    setIsAsking(true)
  }
  const requested = changes ?? { version, pins: [], words: '' }
  const isOlder = requested.version !== version
  /** The element to focus once it is there. */
  const next = useRef('')
  useEffect(() => {
    document.getElementById(next.current)?.focus()
    next.current = ''
  }, [requested.pins.length, isAsking])

  const [isFull, setIsFull] = useState(false)
  const keep = (next: typeof requested) => setChanges(next.pins.length > 0 || next.words ? next : undefined)
  const setPins = (pins: Pin[]) => keep({ ...requested, pins })
  function removePin(index: number) {
    next.current = 'change-words'
    setIsFull(false)
    setPins(requested.pins.filter((_, other) => other !== index))
  }
  const acts = {
    onAdd(pin: Omit<Pin, 'text'>, by: 'pointer' | 'key') {
      if (requested.pins.length >= maxPins) return setIsFull(true)
      next.current = `pin-${by === 'key' ? 'mark' : 'text'}-${requested.pins.length}`
      setPins([...requested.pins, { ...pin, text: '' }])
    },
    onMove: (index: number, at: { x: number; y: number }) =>
      setPins(requested.pins.map((pin, other) => (other === index ? { ...pin, ...at } : pin))),
    onWrite: (index: number) => document.getElementById(`pin-text-${index}`)?.focus(),
    onRemove: removePin,
  }
  return {
    asked: requested,
    isAsking,
    isOlder,
    isFull,
    keep,
    acts,
    ask: () => setIsAsking(true),
    leave(to: string) {
      next.current = to
      setIsAsking(false)
    },
  }
}

/** The proof's purpose, its changes since the last one, and its last day for approval. */
function ProofFacts({ proof, request, words, now }: Omit<Props, 'notes'>) {
  const { proof: own, office } = words
  const { lines = [], by, ...mark } = proof.proof ?? { for: '', changed: '' }
  const ordered = orderLines(request.quotes).filter((line) => lines.some(isLine(line)))
  const facts = [
    [own.for, ordered.map(({ text }) => text).join(', ') || mark.for],
    [own.changed, mark.changed],
  ]
  const delivered = promisedDay(request)
  const isOver = by && companyTime(now, office.zone).day > by
  function sayLastDay(day: string) {
    if (isOver) return fill(own.over, { day })
    return delivered
      ? fill(own.byFor, { day, delivered: writeCalendarDay(delivered, 'long') })
      : fill(own.by, { day })
  }
  return (
    <>
      <dl className="request-rows mt-5">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="type-label">{label}</dt>
                <dd dir="auto" className="whitespace-pre-line">
                  {value}
                </dd>
              </div>
            ),
        )}
      </dl>
      {by && isWaiting(request, proof) && (
        <p className="mt-4 px-4 py-3 ruled bg-yellow text-key">{sayLastDay(writeCalendarDay(by))}</p>
      )}
    </>
  )
}
