'use client'

import { useId } from 'react'
import type { SubmissionsWords } from '../../lib/content/submissions.ts'
import type { Notice } from '../../lib/content/lead-forms.ts'
import { updateTicket } from '../../lib/staff/change-ticket.ts'
import { SubmitButton } from '../leads/submit-button.tsx'
import { TicketAnswer } from './ticket-answer.tsx'
import { useTicketAction } from './use-ticket-action.ts'

type Choices = readonly (readonly string[])[]
type Props = {
  ticket: string
  status: string
  owner: string
  statuses: Choices
  owners: Choices
  words: SubmissionsWords['work']
  left: Notice
}

/** Status, owner and note of one ticket, sent in place. */
export function TicketForm({ ticket, status, owner, statuses, owners, words, left }: Props) {
  const { result, act, pending, form } = useTicketAction(updateTicket, left)
  const id = useId()
  const typed = 'typed' in result ? result.typed : { status, owner, note: '' }
  const answered = 'at' in result ? result.at : ''
  return (
    <form
      ref={form}
      action={act}
      onSubmit={(event) => pending && event.preventDefault()}
      className="grid gap-3"
    >
      <input type="hidden" name="ticket" value={ticket} />
      <input type="hidden" name="shownStatus" value={status} />
      <input type="hidden" name="shownOwner" value={owner} />
      {/* A new key shows what is stored now, or what was typed and could not be stored. What is stored may change while
          a note is being written, as work on any ticket refreshes them all: so each field has a key of its own. */}
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice
          key={`status ${status} ${answered}`}
          id={`${id}-status`}
          name="status"
          label={words.status}
          value={typed.status}
          choices={statuses}
        />
        <Choice
          key={`owner ${owner} ${answered}`}
          id={`${id}-owner`}
          name="owner"
          label={words.owner}
          value={typed.owner}
          choices={owners}
        />
        <div className="sm:col-span-2">
          <label htmlFor={`${id}-note`} className="type-label mb-1.5 block">
            {words.note}
          </label>
          <textarea
            key={`note ${answered}`}
            id={`${id}-note`}
            name="note"
            rows={3}
            maxLength={2000}
            defaultValue={typed.note}
            className="input"
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton sending={pending} label={words.save} sendingLabel={words.saving} />
        <TicketAnswer result={result} pending={pending} words={words} />
      </div>
    </form>
  )
}

type ChoiceProps = { id: string; name: string; label: string; value: string; choices: Choices }

function Choice({ id, name, label, value, choices }: ChoiceProps) {
  return (
    <div>
      <label htmlFor={id} className="type-label mb-1.5 block">
        {label}
      </label>
      <select id={id} name={name} defaultValue={value} className="input select">
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
