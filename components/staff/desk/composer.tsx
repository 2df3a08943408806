import { useEffect, useRef, useState } from 'react'
import type { DeskWords } from '../../../lib/content/desk.ts'
import { fill } from '../../../lib/content/fill.ts'
import { fieldInDraft } from '../../../lib/quotes/draft.ts'
import type { Ticket } from '../../../lib/staff/desk/show-ticket.ts'
import { statusAfter } from '../../../lib/staff/desk/statuses.ts'
import { UnseenEvents } from './unseen-events.tsx'
import { type ComposerPart, ComposerHead, MessageField, QuoteField, RequestFold } from './composer-fields.tsx'
import { DeskButton, Question, TextButton } from './controls.tsx'
import { FilesField } from './files-field.tsx'
import { fileDropProps } from './file-drop-props.ts'
import { useDesk } from './desk-context.tsx'
import { useAnswer } from './use-answer.ts'

type Props = {
  ticket: Ticket
  quoted: boolean
  look: () => Promise<Ticket | null>
  onClose: () => void
  onEnded: () => void
}

/** Composes an answer in the list's place, beside the request; on a phone it fills the screen. */
export function Composer({ ticket, quoted, look, onClose, onEnded }: Props) {
  const { me } = useDesk()
  const begin = () => (quoted ? ticket.newQuote : null)
  const own = useAnswer({ me, ticket, look, onClose, onEnded, begin })
  const { state, send, close } = own
  const { quote } = own.draft
  const wrong = state.is === 'invalid' && quote ? fieldInDraft(quote, state.field) : ''
  useEffect(() => {
    if (wrong) document.querySelector<HTMLElement>(`[data-field="${wrong}"]`)?.focus()
  }, [wrong, state])
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
    // Shows what is answered: the visitor's last words.
    const theirs = document.querySelectorAll('.desk-message, .desk-conversation [data-theirs]')
    theirs[theirs.length - 1]?.scrollIntoView({ block: 'nearest' })
    document.querySelector('.desk-request > :last-child')?.scrollIntoView({ block: 'nearest' })
  }, [])
  const [warning, setWarning] = useState('')
  const part = { ticket, own, wrong, field, warning, setWarning }
  return (
    <section
      className="desk-composer fixed z-(--z-head) inset-0 grid grid-rows-[auto_minmax(0,1fr)_auto] grid-cols-[minmax(0,1fr)] bg-sheet lg:top-[82px] lg:supports-[anchor-name:--a]:top-[anchor(--desk-top_bottom)] lg:right-[clamp(530px,40vw,760px)]"
      aria-labelledby="desk-answer"
      {...fileDropProps(state.is === 'going' ? undefined : own.files.add)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation()
          void close()
        }
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault()
          event.stopPropagation()
          void send()
        }
      }}
    >
      <ComposerHead {...part} />
      <div className="desk-composer-body flex flex-col gap-4 *:shrink-0 overflow-y-auto">
        <RequestFold ticket={ticket} />
        <MessageField {...part} />
        <FilesField ticket={ticket} files={own.files} isGoing={state.is === 'going'} />
        <QuoteField {...part} />
      </div>
      <footer>
        <Answer {...part} />
        <Buttons {...part} />
      </footer>
    </section>
  )
}

/** The news, the next step, and the error, if any. */
function Answer({ ticket, own, wrong }: ComposerPart) {
  const { words, cardWords } = useDesk()
  const { answer } = words
  const { state, send, settle } = own
  const next = statusAfter(ticket.status, own.draft.quote !== null)
  const becomes = next === ticket.status ? '' : fill(answer.becomes, { status: cardWords.statuses[next] })
  const mailable = ticket.mailable ? answer.will : answer.unmailable
  const promise = ticket.mailed ? fill(mailable, { email: ticket.email }) : answer.unmailed
  return (
    <>
      <UnseenEvents {...own} />
      {state.is === 'asking' && (
        <Question
          title={answer.came.ask}
          help={answer.came.help}
          yes={answer.yes}
          no={answer.no}
          onYes={() => void send(true)}
          onNo={settle}
        />
      )}
      <p role="status">
        {state.is === 'going' && !state.unknown ? (
          <Countdown {...state} />
        ) : (
          <span>{state.is === 'going' ? answer.unknown : `${promise} ${becomes}`}</span>
        )}
      </p>
      <p role="alert" className="desk-wrong">
        {(state.is === 'failed' || state.is === 'gone') && <span>{answer[state.is]}</span>}
        {state.is === 'invalid' && <span id="desk-wrong-cell">{wrongWords(answer, state.field, wrong)}</span>}
      </p>
    </>
  )
}

function Buttons({ own, field }: ComposerPart) {
  const { answer } = useDesk().words
  const { state, keptAt, send, undo, close } = own
  return (
    <div className="desk-line mt-3 flex-wrap items-center">
      {state.is === 'going' ? (
        // Not the send button, so that it takes the focus.
        <DeskButton
          key="undo"
          className="desk-key"
          autoFocus
          onClick={() => void undo().then(() => field.current?.focus())}
        >
          {answer.undo}
        </DeskButton>
      ) : (
        <DeskButton
          key="send"
          className="desk-go"
          aria-disabled={state.is === 'sending' || undefined}
          onClick={() => void send()}
        >
          {answer.send} <kbd aria-hidden="true">Ctrl ↵</kbd>
        </DeskButton>
      )}
      <TextButton onClick={() => void close()}>
        <span>{own.isEmpty ? answer.back : answer.keep}</span> <kbd aria-hidden="true">Esc</kbd>
      </TextButton>
      {keptAt && <span className="text-slate">{fill(answer.kept, { time: keptAt })}</span>}
    </div>
  )
}

/** The problem, with the cell's name if it is one: "Unit price, 2". */
function wrongWords(answer: DeskWords['answer'], field: string, inDraft: string): string {
  if (field in answer.wrong) return answer.wrong[field as keyof typeof answer.wrong]
  const [part = '', place, key = 'quantity'] = inDraft.split('.')
  const names = { ...answer, prices: answer.price, amounts: answer.amount }
  const name = part === 'extras' && key === 'item' ? answer.extra : names[key as 'item']
  if (!name || place === undefined) return answer.wrong.other
  return fill(answer.wrong.cell, { value: `${name}, ${Number(place) + 1}` })
}

function Countdown({ outAt, waits }: { outAt: number; waits?: boolean }) {
  const { answer } = useDesk().words
  const [left, setLeft] = useState(10)
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((outAt - Date.now()) / 1_000)))
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [outAt])
  if (waits) return <>{answer.files.waits}</>
  return left > 0 ? (
    <span aria-hidden="true">{fill(answer.left, { count: left })}</span>
  ) : (
    <>{answer.leaving}</>
  )
}
