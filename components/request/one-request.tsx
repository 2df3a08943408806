import { useEffect, useRef, useState } from 'react'
import { fill } from '../../lib/content/fill.ts'
import type { RequestPageWords } from '../../lib/content/request-page.ts'
import { askRequest } from '../../lib/request/ask-request.ts'
import type { RequestData } from '../../lib/request/page-data.ts'
import { isWaiting, newestProof } from '../../lib/request/newest-proof.ts'
import { writeMoney } from '../../lib/request/write-money.ts'
import { writeDate } from '../../lib/request/write-time.ts'
import { RequestRows } from './request-rows.tsx'
import { FormBoundary } from '../leads/form-boundary.tsx'
import { Conversation } from './conversation.tsx'
import { OrderPart } from './order-part.tsx'
import type { PartProps } from './part-props.ts'
import { QuotePart } from './quote-part.tsx'
import { ProofPart } from './proof-part.tsx'
import { RequestFiles } from './request-files.tsx'
import { useUnsent } from './use-unsent.ts'
import { RequestHead, stepOf } from './request-head.tsx'
import { forgetRequest } from '../../lib/request/request-storage.ts'
import { showToast } from '../site/show-toast.tsx'
import { copyText } from '../ui/copy-text.ts'
import { TextLink } from '../ui/text-link.tsx'

/** The job ticket: head, quotes and notes on the left; request, files and link on the stub. */
export function OneRequest({ isAway, ...part }: PartProps & { isAway: boolean }) {
  const { request, words, token } = part
  const { quotes, state } = request
  const [shown, setShown] = useState<number>()
  // Decided once, so that nothing moves while somebody reads.
  const [filesFirst] = useState(() => {
    const { announced, files } = request.files
    const arrived = files.filter((one) => one.state === 'arrived').length
    return quotes.length === 0 && (request.messages.length === 0 || arrived < announced)
  })
  // Also decided once: files that arrive would move it away under the hand.
  const [staysBeside] = useState(() => request.files.files.length === 0)
  const note = useRef<HTMLTextAreaElement>(null)
  const notes = useUnsent(token, request, part.onChange)
  useSeen(token, request)

  /** Puts words into the visitor's next note, with the caret behind them. */
  function begin(start: string) {
    const field = note.current
    if (!field) return
    if (!field.value.startsWith(start)) {
      // Not by `value`, which React would take for its own.
      field.setRangeText(start, 0, 0)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    field.focus()
    field.setSelectionRange(field.value.length, field.value.length)
    field.scrollIntoView({ block: 'center' })
  }

  const last = (state: string) => quotes.findLast((quote) => quote.state === state)
  const one =
    quotes.find(({ number }) => number === shown) ?? last('open') ?? last('accepted') ?? quotes.at(-1)
  const files = <RequestFiles {...part} />
  const proof = newestProof(request)
  // A proof that waits for its approval comes first.
  const proofPart = proof && <ProofPart {...part} proof={proof} isAway={isAway} notes={notes} />
  const orderPart = request.order && <OrderPart {...part} order={request.order} />
  return (
    <div className="request print:p-0" data-state={stepOf[state]}>
      <RequestHead request={request} words={words} />
      <div className="print:block grid wrap lg:grid-cols-[minmax(0,1fr)_424px]">
        <div className="request-main print:block">
          {(proof && isWaiting(request, proof) ? ['proof', 'order'] : ['order', 'proof']).map((part) => (
            // By key, so that what is typed outlives the approval, which moves them.
            <FormBoundary key={part}>{part === 'proof' ? proofPart : orderPart}</FormBoundary>
          ))}
          {one && (
            <QuotePart
              // If it was accepted or ended elsewhere, it shows what was stored, whatever was chosen here.
              key={`${one.number} ${one.state}`}
              {...part}
              sent={one}
              isAway={isAway}
              onAsk={() => begin(fill(words.quote.about, { number: one.number }))}
              onShow={setShown}
            />
          )}
          {quotes
            .filter((other) => other !== one)
            .map((other) => (
              <OlderQuote key={other.number} sent={other} words={words} onShow={setShown} />
            ))}
          {filesFirst && files}
          <FormBoundary>
            <Conversation {...part} own={notes} field={note} quote={one?.number} onQuote={setShown} />
          </FormBoundary>
        </div>
        <aside className="request-side print:block print:ruled-t" aria-label={words.title}>
          {/* Where it fits, it stays beside a long order. */}
          <div className={staysBeside ? 'lg:[@media(height>=800px)]:sticky top-header' : ''}>
            <RequestRows request={request} words={words} onAsk={() => begin(words.asked.about)} />
            {!filesFirst && files}
            <RequestLink {...part} />
          </div>
        </aside>
      </div>
    </div>
  )
}

type OlderProps = {
  sent: RequestData['quotes'][number]
  words: RequestPageWords
  onShow: (number: number) => void
}

function OlderQuote({ sent, words, onShow }: OlderProps) {
  const { number, at, quote, totals, accepted, state } = sent
  const text = fill(words.quote.older, {
    number,
    day: writeDate(at),
    total: writeMoney(totals[accepted?.choice ?? quote.asked ?? 0] ?? '', quote.currency),
    state: words.quote.states[state],
  })
  return (
    <p className="py-1 px-5 ruled-t bg-board md:px-7" data-screen-only="">
      <TextLink onClick={() => onShow(number)}>{text}</TextLink>
    </p>
  )
}

/** How long an answer must be in view, in milliseconds. */
const glance = 2_000

/** Reports answers as seen after two seconds in view and a person's action, so that mail scanners do not count. */
function useSeen(token: string, { messages }: RequestData) {
  const answers = messages.filter(({ by }) => by !== null).length
  useEffect(() => {
    if (answers === 0) return
    const begun = Date.now()
    const acts = ['scroll', 'pointerdown', 'keydown'] as const
    const stop = () => acts.forEach((act) => removeEventListener(act, tell))
    function tell() {
      if (document.hidden || Date.now() - begun < glance) return
      stop()
      void askRequest(token, 'seen').catch(() => {})
    }
    for (const act of acts) addEventListener(act, tell, { passive: true })
    return stop
  }, [token, answers])
}

/** Says who can see the page, and ends their access. */
function RequestLink({ token, request, words: { link }, onChange }: PartProps) {
  const [asking, setAsking] = useState(false)
  const [failed, setFailed] = useState(false)

  async function copy() {
    if (await copyText(location.href, link.copy)) showToast('success', link.copied)
  }
  async function end() {
    try {
      await askRequest(token, 'end')
      forgetRequest(request.reference)
      await onChange()
    } catch {
      setFailed(true)
    }
  }
  return (
    <section className="request-part" aria-labelledby="who" data-screen-only="">
      <h2 id="who">{asking ? link.ask : link.heading}</h2>
      {asking ? (
        <>
          <p>{link.consequence}</p>
          {failed && (
            <p role="alert" className="field-error">
              {link.failed}
            </p>
          )}
          <p className="request-acts" data-screen-only="">
            <button type="button" className="button button-small button-secondary" onClick={() => void end()}>
              {link.yes}
            </button>
            <TextLink autoFocus onClick={() => setAsking(false)}>
              {link.no}
            </TextLink>
          </p>
        </>
      ) : (
        <>
          <p>{fill(link.text, { day: writeDate(request.until) })}</p>
          <p className="request-acts" data-screen-only="">
            <TextLink onClick={() => void copy()}>{link.copy}</TextLink>
            <TextLink onClick={() => setAsking(true)}>{link.end}</TextLink>
          </p>
        </>
      )}
    </section>
  )
}
