import { type ComponentProps, useState } from 'react'
import { writeBytes } from '../../../lib/artwork/verdict/write-measures.ts'
import { fill } from '../../../lib/content/fill.ts'
import { withdrawQuote } from '../../../lib/staff/desk/answer.ts'
import type { Ticket } from '../../../lib/staff/desk/show-ticket.ts'
import { showName } from '../../artwork/file-parts.tsx'
import { useLazyPart } from '../../ui/use-lazy-part.ts'
import { QuoteLines } from '../quote-lines.tsx'
import { Question, TextButton } from './controls.tsx'
import { useDesk } from './desk-context.tsx'
import { takeBackAnswer } from './take-back.ts'
import type { PinnedProof } from './pinned-proof.tsx'
import { reportSave } from './use-news.ts'

type Props = {
  ticket: Ticket
  onNoReply: () => void
  /** Called when an answer becomes a draft again. */
  onBack: () => void
}

/** The messages between visitor and staff on the request's page. */
export function TicketConversation({ ticket, onNoReply, onBack }: Props) {
  const { answer } = useDesk().words
  return (
    <section className="desk-conversation mt-4 pt-3 listed-t">
      <h3 className="font-label">{fill(answer.conversation, { person: ticket.firstName })}</h3>
      {ticket.older && <p className="whitespace-pre-line">{ticket.older}</p>}
      <ol role="list">
        {ticket.conversation.map(
          ({
            id,
            who,
            theirs,
            time,
            body,
            going,
            outAt,
            seen,
            quote,
            open,
            lines,
            files,
            asked,
            changes,
            changed,
          }) => (
            <li
              className="data-theirs:border-yellow scroll-my-4 mt-3 pl-3 border-l-4 border-rule"
              key={id}
              data-theirs={theirs || undefined}
            >
              <b dir="auto">{who}</b> <span className="text-slate">{going ? answer.going : time}</span>
              {asked && <p>{asked}</p>}
              {changes.length > 0 && (
                <ol className="list-decimal pl-5">
                  {changes.map(({ place, text }, index) => (
                    <li key={index}>
                      <span className="text-slate">{place}</span> <bdi>{text}</bdi>
                    </li>
                  ))}
                </ol>
              )}
              {changes.length > 0 && changed && <Pins file={changed} pins={changes} />}
              <p className="whitespace-pre-line" dir="auto">
                {body}
              </p>
              {(quote || seen) && <p className="text-slate">{[quote, seen].filter(Boolean).join('. ')}</p>}
              {lines.length > 0 && <QuoteLines lines={lines} />}
              {files.length > 0 && <Files files={files} />}
              {outAt > 0 && <Undo id={id} onBack={onBack} />}
              {open !== null && <Withdraw reference={ticket.reference} number={open} />}
            </li>
          ),
        )}
      </ol>
      {ticket.replied && (
        <TextButton className="-ml-3" onClick={onNoReply}>
          {answer.noReply}
        </TextButton>
      )}
    </section>
  )
}

/** Shows where a visitor's changes are; the proof is fetched only then. */
function Pins({ file, pins }: ComponentProps<typeof PinnedProof>) {
  const { answer } = useDesk().words
  const [isOpen, setIsOpen] = useState(false)
  const [Proof, load] = useLazyPart(async () => (await import('./pinned-proof.tsx')).PinnedProof)
  function toggle() {
    load()
    setIsOpen(!isOpen)
  }
  return (
    <div data-screen-only="">
      <TextButton className="-ml-3" aria-expanded={isOpen} onClick={toggle}>
        {isOpen ? answer.pins.hide : answer.pins.show}
      </TextButton>
      {isOpen && Proof && <Proof file={file} pins={pins} />}
    </div>
  )
}

/** The files of an answer; until one has arrived, how much of it is there. */
function Files({ files }: Pick<Ticket['conversation'][number], 'files'>) {
  const { answer, artwork } = useDesk().words
  return (
    <ul role="list">
      {files.map(({ id, name, bytes, state, there }) => {
        const all = writeBytes(bytes, artwork.bytes)
        const sent = fill(answer.files.there, { sent: writeBytes(there, artwork.bytes), all })
        return (
          <li key={id} className="wrap-anywhere">
            {state === 'begun' ? (
              <bdi>{showName(name)}</bdi>
            ) : (
              <a href={`/form-submissions/artwork/${id}`} download className="desk-link">
                <bdi>{showName(name)}</bdi>
              </a>
            )}{' '}
            <span className="text-slate">{state === 'begun' ? sent : all}</span>
          </li>
        )
      })}
      {files.some(({ state }) => state === 'begun') && <li>{answer.files.waits}</li>}
    </ul>
  )
}

/** Undoes the reader's own answer, wherever its ticket is shown, until it has been sent. */
function Undo({ id, onBack }: { id: string; onBack: () => void }) {
  const { answer } = useDesk().words
  const [said, setSaid] = useState('')
  async function undo() {
    const outcome = await takeBackAnswer(id, () => setSaid(answer.unknown))
    setSaid(outcome === 'done' ? '' : answer.gone)
    if (outcome === 'done') onBack()
    else reportSave()
  }
  return (
    <span role="status">{said || <TextButton onClick={() => void undo()}>{answer.undo}</TextButton>}</span>
  )
}

/** Withdraws an open quote, after a question. */
function Withdraw({ reference, number }: { reference: string; number: number }) {
  const { answer, lost } = useDesk().words
  const { open, ask, help, yes, no } = answer.withdraw
  const [step, setStep] = useState<'asking' | 'failed'>()
  async function withdraw() {
    const { state } = await withdrawQuote({ reference, number }).catch(() => ({ state: 'failed' as const }))
    if (state === 'failed') return setStep(state)
    // Reading the ticket again removes the question and its button.
    document.getElementById('desk-ticket-name')?.focus()
    reportSave()
  }
  return (
    <>
      <TextButton className="-ml-3" onClick={() => setStep('asking')}>
        {open}
      </TextButton>
      {step && (
        <Question
          title={fill(ask, { number })}
          help={step === 'failed' ? lost : help}
          yes={yes}
          no={no}
          onYes={() => void withdraw()}
          onNo={() => setStep(undefined)}
        />
      )}
    </>
  )
}
