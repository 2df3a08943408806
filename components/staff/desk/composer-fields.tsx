import clsx from 'clsx'
import { type RefObject, useState } from 'react'
import { fill } from '../../../lib/content/fill.ts'
import type { QuoteDraft } from '../../../lib/quotes/draft.ts'
import type { Ticket } from '../../../lib/staff/desk/show-ticket.ts'
import { FoldMark } from '../../ui/fold-mark.tsx'
import { ChoiceMenu, DeskButton } from './controls.tsx'
import { useDesk } from './desk-context.tsx'
import { QuoteGrid } from './quote-grid.tsx'
import type { useAnswer } from './use-answer.ts'

/** The props of each part of the composer. */
export type ComposerPart = {
  ticket: Ticket
  own: ReturnType<typeof useAnswer>
  /** The field of the quote that is refused, or ''. */
  wrong: string
  field: RefObject<HTMLTextAreaElement | null>
  /** A warning about the chosen template, or ''. */
  warning: string
  setWarning: (said: string) => void
}

/** The heading, and the templates that can be added. */
export function ComposerHead({ ticket, own, field, setWarning }: ComposerPart) {
  const { answer, work } = useDesk().words
  const { body, quote } = own.draft
  const templates = ticket.mails.filter(({ brings }) => !brings)
  return (
    <header>
      <h2 id="desk-answer">
        {quote
          ? fill(answer.quoteHeading, { number: ticket.number })
          : fill(answer.heading, { person: ticket.firstName })}
      </h2>
      {own.state.is !== 'going' && (
        <ChoiceMenu
          label={work.template}
          choices={templates.map(({ id, label }) => ({ value: id, label }))}
          onChoose={(chosen) => {
            const { body: text = '', warning = '' } = templates.find(({ id }) => id === chosen) ?? {}
            own.change({ body: body.trim() ? `${body}\n\n${text}` : text })
            setWarning(warning)
            // After the menu, which returns the focus to its button.
            setTimeout(() => field.current?.focus())
          }}
          className="desk-button"
        />
      )}
    </header>
  )
}

/** The request. On a wide screen the ticket is beside it. */
export function RequestFold({ ticket: { message, conversation } }: { ticket: Ticket }) {
  const { answer } = useDesk().words
  return (
    <details open className="unfold desk-request max-h-[36vh] overflow-y-auto lg:hidden">
      <summary className="py-2 font-label">
        {answer.request}
        <FoldMark />
      </summary>
      <p dir="auto">{message}</p>
      {conversation.map(({ id, who, time, body, quote: offer }) => (
        <p key={id} dir="auto">
          <b>{`${who}, ${time}`}</b> <span>{[body, offer].filter(Boolean).join('\n')}</span>
        </p>
      ))}
    </details>
  )
}

/** The message, below the names of colleagues who are writing and the template's warning. */
export function MessageField({ ticket, own, field, warning }: ComposerPart) {
  const { answer } = useDesk().words
  return (
    <>
      {ticket.writing.map((name) => (
        <p key={name} className="desk-ask">
          {fill(answer.writing, { person: name })}
        </p>
      ))}
      <p role="status" className="empty:absolute text-slate">
        {warning && <span>{warning}</span>}
      </p>
      <label className="flex flex-col grow">
        <span className="type-label block mb-2">{answer.message}</span>
        <textarea
          ref={field}
          className={clsx(
            'desk-field w-full grow min-h-[5lh] [field-sizing:content]',
            own.draft.quote && 'xl:min-h-[8lh]',
          )}
          rows={7}
          dir="auto"
          maxLength={8000}
          readOnly={own.state.is === 'going'}
          value={own.draft.body}
          onChange={(event) => own.change({ body: event.target.value })}
        />
      </label>
    </>
  )
}

/** The quote, or the button that adds one; one that was dropped can be restored. */
export function QuoteField({ ticket, own, wrong }: ComposerPart) {
  const { answer } = useDesk().words
  const { quote } = own.draft
  const [dropped, setDropped] = useState<QuoteDraft>()
  const isGoing = own.state.is === 'going'
  if (!quote)
    return (
      <DeskButton disabled={isGoing} onClick={() => own.change({ quote: dropped ?? ticket.newQuote })}>
        {dropped ? answer.restoreQuote : answer.addQuote}
      </DeskButton>
    )
  return (
    <fieldset className="min-w-0 -m-3 p-3 overflow-x-auto" disabled={isGoing}>
      <QuoteGrid
        draft={quote}
        today={ticket.today}
        isOrdered={ticket.isOrdered}
        wrong={wrong}
        onChange={(next) => own.change({ quote: next })}
        onDrop={() => {
          setDropped(quote)
          own.change({ quote: null })
        }}
      />
    </fieldset>
  )
}
