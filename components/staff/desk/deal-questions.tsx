import { useState } from 'react'
import { fill } from '../../../lib/content/fill.ts'
import { readNumber } from '../../../lib/quotes/read-number.ts'
import { digitsOf } from '../../../lib/quotes/quote.ts'
import { recordAcceptance } from '../../../lib/staff/desk/orders.ts'
import type { Changes, Work } from '../../../lib/staff/desk/save.ts'
import type { Ticket } from '../../../lib/staff/desk/show-ticket.ts'
import type { Status } from '../../../lib/staff/desk/statuses.ts'
import { QuestionForm } from './question-form.tsx'
import { Question } from './controls.tsx'
import { useDesk } from './desk-context.tsx'
import { DayQuestion, ParcelsQuestion, StepQuestion } from './order-questions.tsx'

/**
 * The questions about a deal: before its quote or order ends, what was accepted, its value, why it was lost, how its order was
 * shipped, by when it is delivered, and why it goes back a step or passes its approval.
 */
export type DealQuestions =
  | { is: 'why' | 'worth' | 'accepted' | 'parcels' | 'day' }
  | { is: 'ends'; status: Status }
  | { is: 'back' | 'unapproved'; changes: Changes }

type Props = {
  ticket: Ticket
  asked: DealQuestions
  onSave: (changes: Changes, seen?: Work['shown']) => void
  /** The status of the question, confirmed. */
  onEnd: (status: Status) => void
  onRecorded: () => void
  onClose: () => void
}

export function DealQuestion({ ticket, asked, onSave, onEnd, onRecorded, onClose }: Props) {
  const { words, cardWords } = useDesk()
  const { lostBy, ends } = words
  const { withdrawn, cancelled } = ticket.deal.ending
  if (asked.is === 'ends') {
    const { status } = asked
    const values = { status: cardWords.statuses[status] }
    return (
      <Question
        title={fill(cancelled ? ends.cancel : ends.withdraw, values)}
        help={[cancelled, withdrawn].join(' ').trim()}
        yes={cancelled ? ends.yesCancel : ends.yesWithdraw}
        no={ends.no}
        onYes={() => onEnd(status)}
        onNo={onClose}
      />
    )
  }
  if (asked.is === 'accepted') return <Acceptance ticket={ticket} onRecorded={onRecorded} onClose={onClose} />
  if (asked.is === 'parcels') return <ParcelsQuestion ticket={ticket} onSave={onSave} onClose={onClose} />
  if (asked.is === 'day') return <DayQuestion ticket={ticket} onMoved={onRecorded} onClose={onClose} />
  if (asked.is === 'back' || asked.is === 'unapproved')
    return <StepQuestion {...asked} onSave={onSave} onClose={onClose} />
  if (asked.is === 'worth')
    return ticket.deal.unpriced ? <Worth ticket={ticket} onSave={onSave} onClose={onClose} /> : null
  const [why, ...others] = Object.entries(lostBy.reasons).map(([reason, label]) => ({
    label,
    onChoose: () => onSave({ reason }),
  }))
  if (!why || ticket.status !== 'lost') return null
  return (
    <Question
      title={lostBy.ask}
      help={lostBy.help}
      yes={why.label}
      others={others}
      no={lostBy.skip}
      onYes={why.onChoose}
      onNo={onClose}
    />
  )
}

function Acceptance({ ticket, onRecorded, onClose }: Pick<Props, 'ticket' | 'onRecorded' | 'onClose'>) {
  const { byPhone } = useDesk().words
  // The quote as opened: later changes are not recorded.
  const [quote] = useState(ticket.deal.acceptable)
  const [trouble, setTrouble] = useState<'noName' | 'failed'>()
  if (!quote) return null
  const { number, choices } = quote
  async function record(data: FormData) {
    const text = (name: string) => String(data.get(name) ?? '').trim()
    if (!text('name')) return setTrouble('noName')
    const choice = Number(text('choice'))
    const acceptance = {
      number,
      choice,
      total: choices[choice]?.total,
      name: text('name'),
      order: text('order'),
    }
    const { state } = await recordAcceptance({ reference: ticket.reference, ...acceptance }).catch(() => ({
      state: 'failed' as const,
    }))
    if (state === 'recorded') onRecorded()
    else setTrouble('failed')
  }
  return (
    <QuestionForm
      title={fill(byPhone.heading, { number })}
      help={byPhone.help}
      wrong={trouble && byPhone[trouble]}
      yes={byPhone.yes}
      onSubmit={record}
      onClose={onClose}
    >
      {choices.map(({ label }, index) => (
        <label key={label}>
          <input type="radio" name="choice" value={index} defaultChecked={index === quote.asked} /> {label}
        </label>
      ))}
      <input
        name="name"
        className="desk-field"
        aria-label={byPhone.name}
        placeholder={byPhone.nameHint}
        aria-invalid={trouble === 'noName'}
        maxLength={120}
        dir="auto"
      />
      <input
        name="order"
        className="desk-field"
        aria-label={byPhone.order}
        placeholder={byPhone.order}
        maxLength={60}
      />
    </QuestionForm>
  )
}

function Worth({ ticket, onSave, onClose }: Pick<Props, 'ticket' | 'onSave' | 'onClose'>) {
  const { wonFor, answer, currencies } = useDesk().words
  const [wrong, setWrong] = useState(false)
  function submit(data: FormData) {
    const currency = String(data.get('currency'))
    const value = readNumber(String(data.get('amount')), digitsOf(currency))
    if (value) onSave({ value, currency })
    else setWrong(true)
  }
  return (
    <QuestionForm
      title={wonFor.ask}
      wrong={wrong && wonFor.wrong}
      yes={wonFor.yes}
      no={wonFor.skip}
      onSubmit={submit}
      onClose={onClose}
    >
      <span className="items-center">
        <input
          name="amount"
          className="desk-field"
          aria-label={wonFor.amount}
          aria-invalid={wrong}
          inputMode="decimal"
        />
        <select
          name="currency"
          className="desk-field select"
          aria-label={answer.currency}
          defaultValue={ticket.newQuote.currency}
        >
          {Object.keys(currencies).map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </span>
    </QuestionForm>
  )
}
