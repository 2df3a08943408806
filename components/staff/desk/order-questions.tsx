import { useState } from 'react'
import { fill } from '../../../lib/content/fill.ts'
import { type Parcel, stepPlace } from '../../../lib/request/order-steps.ts'
import { moveDelivery } from '../../../lib/staff/desk/orders.ts'
import type { Changes, Work } from '../../../lib/staff/desk/save.ts'
import type { Ticket } from '../../../lib/staff/desk/show-ticket.ts'
import { QuestionForm } from './question-form.tsx'
import { TextButton } from './controls.tsx'
import { useDesk } from './desk-context.tsx'

type Props = { onSave: (changes: Changes, seen?: Work['shown']) => void; onClose: () => void }

const noParcel: Parcel = { carrier: '', number: '', link: '' }
const maxParcels = 20
/** In characters, as private.parcels_in keeps them. */
const maxLength = { carrier: 40, number: 60, link: 300 }

/** Asks for the parcels of a shipped order; none if nobody can track it. */
export function ParcelsQuestion({ ticket, onSave, onClose }: Props & { ticket: Ticket }) {
  const { order: words } = useDesk().words
  // A colleague may write some meanwhile.
  const [before] = useState(ticket.order?.parcels ?? [])
  const [parcels, setParcels] = useState(before.length > 0 ? before : [noParcel])
  const isShipped = stepPlace(ticket.order?.step ?? null) >= stepPlace('shipped')
  function submit(data: FormData) {
    const typed = (name: keyof Parcel) => data.getAll(name).map(String)
    const links = typed('link')
    const numbers = typed('number')
    const all = typed('carrier').map((carrier, at) => {
      return { carrier, number: numbers[at] ?? '', link: links[at] ?? '' }
    })
    const parcels = all.filter((one) => Object.values(one).some((text) => text.trim()))
    onSave({ parcels, ...(!isShipped && { step: 'shipped' as const }) }, { parcels: before })
  }
  return (
    <QuestionForm
      title={words.parcels.ask}
      help={isShipped ? '' : words.parcels.help}
      yes={isShipped ? words.parcels.save : words.parcels.yes}
      more={
        parcels.length < maxParcels && (
          <TextButton onClick={() => setParcels([...parcels, noParcel])}>{words.parcels.more}</TextButton>
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      {parcels.map((parcel, at) => (
        <fieldset key={at} className="grid grid-cols-[1fr_2fr] gap-2">
          <legend className="sr-only">{fill(words.parcels.parcel, { count: at + 1 })}</legend>
          {(['carrier', 'number', 'link'] as const).map((name) => (
            <input
              key={name}
              name={name}
              className="desk-field last:col-span-full"
              aria-label={words.parcels[name]}
              placeholder={words.parcels[name]}
              defaultValue={parcel[name]}
              maxLength={maxLength[name]}
              inputMode={name === 'link' ? 'url' : undefined}
              autoComplete="off"
              // For an added parcel; QuestionForm chooses the field when it opens.
              autoFocus={at > 0 && name === 'carrier'}
            />
          ))}
        </fieldset>
      ))}
    </QuestionForm>
  )
}

type StepProps = Props & { is: 'back' | 'unapproved'; changes: Changes }

/** Asks why an order goes back a step, or is printed before its approval, for a note on the ticket. */
export function StepQuestion({ is, changes, onSave, onClose }: StepProps) {
  const { order } = useDesk().words
  const words = order[is]
  const [isMissing, setMissing] = useState(false)
  function submit(data: FormData) {
    const note = String(data.get('why')).trim()
    if (note) onSave({ ...changes, note })
    else setMissing(true)
  }
  return (
    <QuestionForm
      title={fill(words.ask, { step: order.steps[changes.step || 'none'] })}
      help={words.help}
      wrong={isMissing && words.missing}
      yes={words.yes}
      onSubmit={submit}
      onClose={onClose}
    >
      <input
        name="why"
        className="desk-field"
        aria-label={words.why}
        placeholder={words.why}
        aria-invalid={isMissing}
        maxLength={500}
        dir="auto"
      />
    </QuestionForm>
  )
}

type DayProps = { ticket: Ticket; onMoved: () => void; onClose: () => void }

/** Asks for an order's new delivery day, and why it moves. */
export function DayQuestion({ ticket: { reference, order }, onMoved, onClose }: DayProps) {
  const { order: words } = useDesk().words
  // As opened, so that a colleague's promise meanwhile is noticed.
  const [before] = useState(order?.moves.at(-1))
  const [trouble, setTrouble] = useState<'missing' | 'moved' | 'failed'>()
  async function submit(data: FormData) {
    const promised = String(data.get('day'))
    if (!promised) return setTrouble('missing')
    const move = { reference, promised, why: String(data.get('why')), seen: before?.day ?? null }
    const { state } = await moveDelivery(move).catch(() => ({ state: 'failed' as const }))
    if (state === 'saved' || state === 'unchanged') onMoved()
    else if (state === 'noDay') setTrouble('missing')
    else setTrouble(state === 'moved' ? state : 'failed')
  }
  return (
    <QuestionForm
      title={words.day.ask}
      help={words.day.help}
      wrong={trouble && words.day[trouble]}
      yes={words.day.yes}
      onSubmit={submit}
      onClose={onClose}
    >
      <input
        type="date"
        name="day"
        className="desk-field"
        aria-label={words.day.day}
        aria-invalid={trouble === 'missing'}
        defaultValue={before?.day}
      />
      <input
        name="why"
        className="desk-field"
        aria-label={words.day.why}
        placeholder={words.day.why}
        defaultValue={before?.why}
        maxLength={500}
        dir="auto"
      />
    </QuestionForm>
  )
}
