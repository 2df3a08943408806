import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { fill } from '../../lib/content/fill.ts'
import { askRequest } from '../../lib/request/ask-request.ts'
import type { RequestQuote } from '../../lib/request/page-data.ts'
import { writeCount, writeMoney } from '../../lib/request/write-money.ts'
import { writeCalendarDay, writeMoment } from '../../lib/request/write-time.ts'
import { showToast } from '../site/show-toast.tsx'
import { type QuoteProps, taxOf } from './part-props.ts'
import { TextLink } from '../ui/text-link.tsx'

type Props = QuoteProps & { choice: number | null }
/** The typed values, before the last question. */
type Signed = { name: string; order: string }
type Trouble = 'noName' | 'noChoice' | 'offline' | 'failed' | 'changed'
type Answer = { state: 'accepted' | 'changed' | 'taken' | RequestQuote['state'] | 'unknown' }

/** Below the tear: the sentence to accept, the field for the name that signs it and, once stored, the stamp. */
export function QuoteSign(props: Props) {
  const { sent, words, request } = props
  const { accepted } = sent
  if (!accepted) return <Sign {...props} />
  const own = words.quote
  return (
    <section
      id="accepted"
      tabIndex={-1}
      className="request-part quote-sign torn-t print:break-inside-avoid!"
      aria-label={own.stamp}
    >
      <p className="quote-stamp print:py-3! print:px-5!">
        <b className="text-7 leading-poster poster">{own.stamp}</b>{' '}
        <span className="text-data font-mono">{writeMoment(accepted.at)}</span>{' '}
        <span className="text-data font-mono" dir="auto">
          {[accepted.name, accepted.order && fill(own.order, { order: accepted.order })]
            .filter(Boolean)
            .join(', ')}
        </span>
      </p>
      <p className="text-4 leading-text max-w-[38em] text-pretty">
        {[
          writeOffer(own.accepted, props, accepted.choice),
          accepted.by && fill(own.recorded, { person: accepted.by }),
          sent.confirmed && fill(own.confirmed, { email: request.asked.email ?? '' }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <Acts {...props} />
    </section>
  )
}

function Sign(props: Props) {
  const { token, sent, words, choice, isAway, onChange } = props
  const { sign } = words.quote
  const [signed, setSigned] = useState<Signed>()
  const [trouble, setTrouble] = useState<Trouble>()
  const [busy, setBusy] = useState(false)
  const [pressed, setPressed] = useState(-Infinity)
  const form = useRef<HTMLFormElement>(null)
  const next = useRef('')
  // The stamp, also after a lost answer, or the quote as it is now takes the form's place and its focus.
  useEffect(() => () => document.getElementById(next.current)?.focus(), [])

  function ask(event: FormEvent) {
    event.preventDefault()
    const data = new FormData(form.current ?? undefined)
    const text = (name: string) => String(data.get(name) ?? '').trim()
    if (choice === null) return fail('noChoice', 'choice')
    if (!text('name')) return fail('noName', 'name')
    if (!navigator.onLine) return fail('offline')
    setTrouble(undefined)
    setSigned({ name: text('name'), order: text('order') })
  }
  async function accept({ name, order }: Signed) {
    if (busy || choice === null) return
    if (!navigator.onLine) return fail('offline')
    setBusy(true)
    setTrouble(undefined)
    const acceptance = { number: sent.number, choice, total: sent.totals[choice] ?? '', name, order }
    const answer = await askRequest<Answer>(token, 'accept', acceptance).catch(() => undefined)
    const isTaken = answer?.state === 'accepted' || answer?.state === 'taken'
    if (answer?.state !== 'changed') next.current = isTaken || !answer ? 'accepted' : 'quote'
    await onChange()
    setBusy(false)
    if (answer?.state === 'accepted')
      return showToast('success', { title: words.heads.accepted, description: words.leads.accepted })
    if (!answer || answer.state === 'changed') return fail(answer ? 'changed' : 'failed')
    showToast('error', { title: sign[isTaken ? 'taken' : 'changed'], description: '' })
  }
  function fail(why: Trouble, field?: string) {
    setTrouble(why)
    const scope = field === 'choice' ? document : form.current
    if (field) scope?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
  }
  return (
    <section className="request-part quote-sign torn-t" aria-label={sign.heading} data-screen-only="">
      <form ref={form} noValidate onSubmit={ask}>
        <p className="text-4 leading-text max-w-[38em] text-pretty">
          {choice === null ? sign.choose : writeOffer(sign.what, props, choice)}
        </p>
        {signed && choice !== null && (
          <Sure
            {...props}
            choice={choice}
            signed={signed}
            pressed={pressed}
            busy={busy}
            onYes={() => void accept(signed)}
            onBack={() => {
              setSigned(undefined)
              setPressed(-Infinity)
              requestAnimationFrame(() => form.current?.querySelector('input')?.focus())
            }}
          />
        )}
        <div hidden={Boolean(signed)}>
          <NameFields sign={sign} isNameMissing={trouble === 'noName'} />
          <Acts {...props}>
            <button
              className="button button-primary"
              onPointerDown={({ timeStamp }) => setPressed(timeStamp)}
            >
              {sign.accept}
            </button>
          </Acts>
        </div>
        <p id="sign-error" role="alert" className="field-error">
          {isAway && !trouble ? sign.offline : trouble && fill(sign[trouble], { phone: words.phone.label })}
        </p>
      </form>
    </section>
  )
}

type FieldsProps = { sign: Props['words']['quote']['sign']; isNameMissing: boolean }

function NameFields({ sign, isNameMissing }: FieldsProps) {
  return (
    <>
      <div className="grid gap-4 mt-5 mb-3 sm:grid-cols-[minmax(0,1fr)_260px]">
        <label>
          <span className="type-label">{sign.name}</span>
          <input
            name="name"
            className="input"
            autoComplete="name"
            maxLength={120}
            dir="auto"
            placeholder={sign.nameHint}
            aria-invalid={isNameMissing}
            aria-describedby="sign-error sign-hint"
          />
        </label>
        <label>
          <span className="type-label">
            {sign.order} <span>{sign.optional}</span>
          </span>
          <input name="order" className="input" maxLength={60} autoComplete="off" />
        </label>
      </div>
      <p id="sign-hint" className="text-2 text-slate">
        {sign.hint}
      </p>
    </>
  )
}

type SureProps = Props & {
  choice: number
  signed: Signed
  /** When a pointer pressed the button before, in milliseconds since the page began; -Infinity if none did. */
  pressed: number
  busy: boolean
  onYes: () => void
  onBack: () => void
}

/** A second press within this many milliseconds belongs to the first. */
const haste = 600

/** The order, asked once more. The button takes the focus, but no second click of the same press. */
function Sure({ sent, request, words, choice, signed, pressed, busy, onYes, onBack }: SureProps) {
  const { sign, order } = words.quote
  const { facts, asked } = request
  const rows = [
    [sign.total, writeMoney(sent.totals[choice] ?? '', sent.quote.currency)],
    [
      sign.signed,
      [signed.name, signed.order && fill(order, { order: signed.order })].filter(Boolean).join(', '),
    ],
    [sign.deliverTo, facts?.city],
    [sign.confirmTo, asked.email],
  ]
  return (
    <div role="group" aria-labelledby="sign-sure">
      <h3 id="sign-sure" className="type-label mt-5">
        {sign.sure}
      </h3>
      <dl className="request-rows print:mt-2 print:mb-3 my-4">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="text-2 font-label">{label}</dt>
                <dd className="wrap-anywhere" dir="auto">
                  {value}
                </dd>
              </div>
            ),
        )}
      </dl>
      <div className="request-acts" data-screen-only="">
        <button
          type="button"
          autoFocus
          className="button button-primary"
          aria-disabled={busy || undefined}
          onClick={({ timeStamp }) => timeStamp - pressed > haste && onYes()}
        >
          {busy ? sign.accepting : sign.yes}
        </button>
        <button type="button" className="button button-secondary" onClick={onBack}>
          {sign.back}
        </button>
      </div>
    </div>
  )
}

function Acts({ words: { quote }, onAsk, children }: Props & { children?: ReactNode }) {
  return (
    <div className="request-acts" data-screen-only="">
      {children}
      <button type="button" className="button button-secondary" onClick={onAsk}>
        {quote.sign.change}
      </button>
      <TextLink onClick={() => print()}>{quote.print}</TextLink>
    </div>
  )
}

/** "500 of each for $7,250.00, plus sales tax, with you by Friday, January 8." */
function writeOffer(template: string, { sent, words }: Props, choice: number): string {
  const { quote, totals } = sent
  const { ofLines, ofEach, ofOne, sign } = words.quote
  const count = quote.columns[choice]
  const of = quote.lines.length > 1 ? ofEach : ofOne
  const day = quote.delivered && writeCalendarDay(quote.delivered, 'long')
  return fill(template, {
    what: count === undefined ? ofLines : `${writeCount(count)} ${of}`,
    total: writeMoney(totals[choice] ?? '', quote.currency),
    tax: taxOf({ sent, words }),
    delivered: day ? fill(sign.delivered, { day }) : '',
  })
}
