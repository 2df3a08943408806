import { useState } from 'react'
import type { Ticket } from '../../../lib/staff/desk/ticket.ts'
import { ChoiceMenu } from './choice-menu.tsx'
import { useDesk } from './desk-context.tsx'

type Props = { ticket: Ticket; onRemind: (day: string) => void }

/** "Remind me on …": the ticket waits until that day. */
export function ReminderMenu({ ticket, onRemind }: Props) {
  const { words } = useDesk()
  const { reminders, pane } = words
  const [picks, setPicks] = useState<boolean>()
  const choices = [
    ...ticket.reminders.map(({ label, day, shown }) => ({ value: day, label, beside: shown })),
    { value: 'other', label: reminders.other },
    ...(ticket.remind ? [{ value: '', label: reminders.none }] : []),
  ]
  if (picks)
    return (
      <form
        className="desk-day"
        onKeyDown={(event) => event.key === 'Escape' && setPicks(false)}
        action={(data) => {
          setPicks(false)
          onRemind(String(data.get('day')))
        }}
      >
        <input
          autoFocus
          required
          type="date"
          name="day"
          aria-label={reminders.day}
          min={ticket.reminders[0]?.day}
          className="desk-field"
        />
        <button className="desk-button">{reminders.set}</button>
      </form>
    )
  return (
    <ChoiceMenu
      className="desk-text desk-caret"
      label={pane.remind}
      autoFocus={picks === false}
      choices={choices}
      onChoose={(day) => (day === 'other' ? setPicks(true) : onRemind(day))}
    />
  )
}
