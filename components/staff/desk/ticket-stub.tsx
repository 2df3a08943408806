import clsx from 'clsx'
import { nextStep } from '../../../lib/request/order-steps.ts'
import type { Ticket } from '../../../lib/staff/desk/show-ticket.ts'
import { ChoiceList, DeskButton, TextButton } from './controls.tsx'
import { useDesk } from './desk-context.tsx'
import { Composer } from './composer.tsx'
import { OrderStrip } from './order-strip.tsx'
import { StatusStrip } from './status-mark.tsx'
import { SaveAnswer } from './save-answer.tsx'
import { StubQuestions } from './stub-questions.tsx'
import { type Stub, type StubProps, useStub } from './use-stub.ts'

type PartProps = { ticket: Ticket; stub: Stub }

/** The stub of the open ticket: reply, take it, set its status, note the agreement. */
export function TicketStub({ ticket, ...props }: StubProps & { ticket: Ticket }) {
  const { onEnded, onLeave } = props
  const { answer, byPhone, wonFor } = useDesk().words
  const stub = useStub(ticket, props)
  const {
    saving,
    look,
    composing,
    setComposing,
    question,
    setQuestion,
    field,
    isKept,
    saveNote,
    setStatus,
    setStep,
  } = stub
  return (
    <div
      className="desk-stub notched"
      data-screen-only=""
      data-busy={saving.state === 'saving' || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && event.target === field.current) onLeave()
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        void saveNote()
      }}
    >
      <StubQuestions ticket={ticket} stub={stub} />
      <SaveAnswer saving={saving} kept={isKept} />
      {ticket.draft && !composing && (
        <TextButton className="-ml-3" onClick={() => setComposing('answer')}>
          {ticket.draft.held ? answer.came.held : answer.undone}
        </TextButton>
      )}
      {composing && (
        <Composer
          ticket={ticket}
          quoted={composing === 'quote'}
          look={look}
          onEnded={onEnded}
          onClose={() => {
            setComposing(undefined)
            onLeave()
          }}
        />
      )}
      <ReplyLine ticket={ticket} stub={stub} />
      <StatusStrip ticket={ticket} onChoose={(status) => void setStatus(status)} />
      <OrderStrip ticket={ticket} onChoose={setStep} onAsk={(is) => setQuestion({ is })} />
      {ticket.deal.acceptable && (
        <TextButton
          className="desk-by-phone -my-2 -ml-3 justify-self-start"
          onClick={() => setQuestion({ is: 'accepted' })}
        >
          {byPhone.open}
        </TextButton>
      )}
      {ticket.deal.unpriced && !question && (
        <TextButton
          className="desk-by-phone -my-2 -ml-3 justify-self-start"
          onClick={() => setQuestion({ is: 'worth' })}
        >
          {wonFor.ask}
        </TextButton>
      )}
      <NoteLine ticket={ticket} stub={stub} />
    </div>
  )
}

/** Answers and quotes, mails by template, the telephone, and who takes the ticket. */
function ReplyLine({ ticket, stub }: PartProps) {
  const { mail, chosen, setMail, composing, setComposing, setAsksReplied, askForFile, take } = stub
  const { words, me } = useDesk()
  const { work, answer } = words
  const isOrderNext = ticket.order && nextStep(ticket.order.step)
  return (
    <div className="desk-line desk-line-reply flex-wrap">
      <DeskButton
        className={clsx(!composing && 'desk-answering', !composing && !isOrderNext && 'desk-go')}
        onClick={() => setComposing('answer')}
      >
        {answer.open} <kbd aria-hidden="true">r</kbd>
      </DeskButton>
      <DeskButton onClick={() => setComposing('quote')}>
        {answer.openQuote} <kbd aria-hidden="true">q</kbd>
      </DeskButton>
      <a
        href={chosen?.href}
        className="desk-button"
        onClick={(event) => {
          if (!chosen?.brings) return setAsksReplied(true)
          event.preventDefault()
          void askForFile()
        }}
      >
        {work.reply}
      </a>
      <ChoiceList
        label={work.template}
        value={mail}
        choices={ticket.mails.map(({ id, label }) => ({ value: id, label }))}
        onChoose={setMail}
        className="desk-template flex-[1_0_200px]"
      />
      {ticket.phone && (
        <a
          href={ticket.phone}
          className="desk-button desk-call max-md:inline-flex max-md:right-[108px] max-md:w-[80px]"
        >
          {work.call}
        </a>
      )}
      <DeskButton className="desk-taking" aria-disabled={ticket.owner === me || undefined} onClick={take}>
        {work.take} <kbd aria-hidden="true">a</kbd>
      </DeskButton>
    </div>
  )
}

/** The note on the agreement, and who owns the ticket. */
function NoteLine({ ticket, stub: { saving, save, field, note, type, saveNote } }: PartProps) {
  const { words, owners } = useDesk()
  const { work } = words
  const isSaving = saving.state === 'saving'
  return (
    <div className="desk-line desk-line-note flex-wrap max-md:contents">
      <textarea
        ref={field}
        className="desk-field h-[68px] md:placeholder-shown:h-[36px] md:placeholder-shown:flex-1 resize-y"
        rows={2}
        dir="auto"
        maxLength={2000}
        placeholder={work.note}
        aria-label={work.note}
        value={note}
        onChange={(event) => type(event.target.value)}
      />
      <ChoiceList
        label={work.owner}
        value={ticket.owner}
        choices={owners}
        onChoose={(owner) => void save({ owner })}
        className="md:self-end md:w-[178px] md:flex-none md:ml-auto"
      />
      <DeskButton
        className="desk-key md:self-end"
        aria-disabled={isSaving || undefined}
        onClick={() => void saveNote()}
      >
        <span>{isSaving ? work.saving : work.save}</span> <kbd aria-hidden="true">Ctrl ↵</kbd>
      </DeskButton>
    </div>
  )
}
