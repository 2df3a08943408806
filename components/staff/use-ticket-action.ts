import { useActionState, useLayoutEffect, useRef } from 'react'
import type { Notice } from '../../lib/content/lead-forms.ts'
import { idle, type TicketResult, typedIn } from '../../lib/staff/ticket-result.ts'
import { showToast } from '../site/show-toast.tsx'

/** A ticket that goes within this many milliseconds of being saved went because of that. */
const soon = 5_000

/**
 * Sends a ticket's form in place. A connection that breaks is an answer too: without this it would take the page down,
 * and what was typed with it.
 * @param left what is said when the change takes the ticket out of the view, and its own answer with it
 * @returns the answer, what the form does, whether it is under way, and a ref for the form
 */
export function useTicketAction(
  action: (previous: TicketResult, data: FormData) => Promise<TicketResult>,
  left: Notice,
) {
  const form = useRef<HTMLFormElement>(null)
  const saved = useRef({ at: 0, left })
  const [result, act, pending] = useActionState(async (previous: TicketResult, data: FormData) => {
    try {
      const answer = await action(previous, data)
      if (answer.state === 'saved') saved.current = { at: Date.now(), left }
      return answer
    } catch {
      return { state: 'failed' as const, at: Date.now(), typed: typedIn(data) }
    }
  }, idle)
  // A layout effect: when it is taken back the form is still in the page.
  useLayoutEffect(() => {
    const element = form.current
    return () => {
      if (Date.now() - saved.current.at < soon) follow(element, saved.current.left)
    }
  }, [])
  return { result, act, pending, form }
}

/** Moves the focus to the next ticket, and says what happened to this one. */
function follow(form: HTMLFormElement | null, notice: Notice) {
  const ticket = form?.closest('li')
  const hadFocus = ticket?.contains(document.activeElement)
  const next = ticket?.nextElementSibling ?? ticket?.previousElementSibling
  setTimeout(() => {
    const target = next?.isConnected ? next.querySelector('summary') : document.getElementById('main')
    if (hadFocus) target?.focus()
    showToast('success', notice)
  })
}
