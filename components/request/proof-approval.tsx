import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fill } from '../../lib/content/fill.ts'
import { askRequest } from '../../lib/request/ask-request.ts'
import type { AnswerFile } from '../../lib/request/page-data.ts'
import type { Proof } from '../../lib/request/newest-proof.ts'
import { writeDate, writeMoment } from '../../lib/request/write-time.ts'
import { TextLink } from '../ui/text-link.tsx'
import type { PartProps } from './part-props.ts'

type Props = PartProps & { proof: Proof; isAway: boolean; onAsk: () => void }
type StampProps = Props & { approved: NonNullable<AnswerFile['approved']> }

/** Who approved it, and when. */
export function Stamp({ approved, proof: { version }, words: { proof: own }, onAsk }: StampProps) {
  return (
    <section id="approved" tabIndex={-1} className="request-part quote-sign torn-t" aria-label={own.stamp}>
      <p className="quote-stamp">
        <b className="text-7 leading-poster poster">{own.stamp}</b>{' '}
        <span className="text-data font-mono">{writeMoment(approved.at)}</span>{' '}
        <span className="text-data font-mono" dir="auto">
          {approved.name}
        </span>
      </p>
      <p className="text-4 leading-text">{fill(own.approved, { number: version })}</p>
      <TextLink data-screen-only="" onClick={onAsk}>
        {own.change}
      </TextLink>
    </section>
  )
}

type Trouble = 'noName' | 'failed' | 'replaced' | 'taken' | 'offline'
type Answer = { state: 'approved' | 'replaced' | 'taken' | 'changed' | 'closed' | 'unknown' }

/** The approval for print, by a typed name. */
export function Approve({ token, request, proof, words, isAway, onChange, onAsk }: Props) {
  const { proof: own, quote, phone } = words
  const { version, sha256 } = proof
  const changeRequest = request.messages.findLast(({ pins }) => pins?.version === version)
  const [trouble, setTrouble] = useState<Trouble>()
  const [isBusy, setIsBusy] = useState(false)
  // A newer version may come while this one is read: approving it takes another press.
  const [seenVersion, setSeenVersion] = useState(version)
  const isNewer = seenVersion !== version
  const latest = useRef(version)
  /** Whether the answer said that another has come, before the page shows it. */
  const isTold = useRef(false)
  useEffect(() => {
    latest.current = version
    if (isTold.current) setSeenVersion(version)
    isTold.current = false
  }, [version])
  const field = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  // The stamp takes the form's place, and its focus.
  useEffect(() => () => (isDone.current ? document.getElementById('approved')?.focus() : undefined), [])

  async function approve(event: FormEvent) {
    event.preventDefault()
    const name = field.current?.value.trim() ?? ''
    if (isBusy) return
    setSeenVersion(version)
    if (isNewer) return setTrouble('replaced')
    if (!name) {
      field.current?.focus()
      return setTrouble('noName')
    }
    if (!navigator.onLine) return setTrouble('offline')
    setIsBusy(true)
    setTrouble(undefined)
    const answer = await askRequest<Answer>(token, 'approve', { version, sha256, name }).catch(
      () => undefined,
    )
    isDone.current = answer?.state === 'approved'
    await onChange()
    isTold.current = answer?.state === 'replaced' && latest.current === version
    setSeenVersion(latest.current)
    setIsBusy(false)
    if (answer?.state === 'taken') setTrouble('taken')
    else if (answer && answer.state !== 'approved') setTrouble('replaced')
    else if (!answer) setTrouble('failed')
  }
  const problem = isAway && !trouble ? 'offline' : trouble
  const notice = isNewer && !isBusy ? 'replaced' : problem
  return (
    <section className="request-part quote-sign torn-t" aria-label={own.approve} data-screen-only="">
      <form noValidate onSubmit={(event) => void approve(event)}>
        {changeRequest && (
          <p className="request-notice mb-5">
            {fill(own.changes.waits, { day: writeDate(changeRequest.at) })}
          </p>
        )}
        <p className="text-4 leading-text">{fill(own.what, { number: version })}</p>
        <label className="block mt-5">
          <span className="type-label">{quote.sign.name}</span>
          <input
            ref={field}
            className="input"
            autoComplete="name"
            maxLength={120}
            dir="auto"
            placeholder={quote.sign.nameHint}
            aria-invalid={trouble === 'noName'}
            aria-describedby="approve-error approve-hint"
          />
        </label>
        <p id="approve-hint" className="text-2 text-slate mt-2">
          {own.hint}
        </p>
        <p className="request-acts">
          <button className="button button-primary" aria-disabled={isBusy || undefined}>
            {isBusy ? own.approving : own.approve}
          </button>
          <TextLink onClick={onAsk}>{own.change}</TextLink>
        </p>
        <p id="approve-error" role="alert" className="field-error">
          {notice && fill(own[notice], { phone: phone.label })}
        </p>
      </form>
    </section>
  )
}
