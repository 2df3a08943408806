import { useActionState } from 'react'
import { idle, type TicketResult, typedIn } from '@/lib/submissions/ticket-result'

/**
 * Sends a ticket's form in place. A connection that breaks is an answer too: without this it would take the page down,
 * and what was typed with it.
 * @returns the answer, what the form does, and whether it is under way
 */
export function useTicketAction(action: (previous: TicketResult, data: FormData) => Promise<TicketResult>) {
  return useActionState(
    (previous: TicketResult, data: FormData) =>
      action(previous, data).catch((): TicketResult => ({
        state: 'failed',
        at: Date.now(),
        typed: typedIn(data),
      })),
    idle,
  )
}
