'use client'

import { useId } from 'react'
import type { SubmissionsWords } from '../../lib/content/submissions.ts'
import type { Notice } from '../../lib/content/lead-forms.ts'
import { clearSpamFlag } from '../../lib/staff/change-ticket.ts'
import { TicketAnswer } from './ticket-answer.tsx'
import { useTicketAction } from './use-ticket-action.ts'

type Props = { ticket: string; spam: boolean; words: SubmissionsWords['work']; left: Notice }

const takeFocus = (element: HTMLElement | null) => element?.focus()

/** One button: the request was no robot's, and its mail goes out. Then it goes, and what it did has the focus. */
export function NotSpamForm({ ticket, spam, words, left }: Props) {
  const { result, act, pending, form } = useTicketAction(clearSpamFlag, left)
  const help = useId()
  if (!spam)
    return (
      result.state === 'saved' && (
        <p ref={takeFocus} tabIndex={-1} className="text-success font-[640]">
          {words.saved}
        </p>
      )
    )
  return (
    <form
      ref={form}
      action={act}
      onSubmit={(event) => pending && event.preventDefault()}
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <input type="hidden" name="ticket" value={ticket} />
      <button
        aria-disabled={pending || undefined}
        aria-describedby={help}
        className="button button-small button-secondary"
      >
        {words.notSpam}
      </button>
      <span id={help} className="text-[15px] text-slate">
        {words.notSpamHelp}
      </span>
      <TicketAnswer result={result} pending={pending} words={words} />
    </form>
  )
}
