import { useRef, useState } from 'react'
import type { Ticket } from '../../../lib/staff/desk/show-ticket.ts'
import { useEvents } from '../../ui/use-events.ts'
import { fetchDeskData } from './use-news.ts'

export type Opened = {
  reference: string
  ticket: Ticket | null
  state: 'loading' | 'shown' | 'gone' | 'failed'
}

/** How long a prefetched ticket counts as fresh, in milliseconds. */
const fresh = 20_000

/** The open ticket. The address names it, so the back button closes it and a reload keeps it; the list does not change. */
export function useTicket(named: string, ticket: Ticket | null, onEnded: () => void) {
  const [opened, setOpened] = useState<Opened | null>(
    named ? { reference: named, ticket, state: ticket ? 'shown' : 'gone' } : null,
  )
  const ahead = useRef(new Map<string, { at: number; ticket: Ticket }>())
  const wantedReference = useRef(named)

  async function load(reference: string) {
    wantedReference.current = reference
    if (!reference) return setOpened(null)
    const prefetched = ahead.current.get(reference)
    ahead.current.delete(reference)
    if (prefetched && Date.now() - prefetched.at < fresh)
      return setOpened({ reference, ticket: prefetched.ticket, state: 'shown' })
    setOpened({ reference, ticket: null, state: 'loading' })
    const answer = await fetchDeskData<Ticket>('ticket', { reference })
    if (wantedReference.current !== reference) return
    if (answer.state === 'ended') return onEnded()
    if (answer.state !== 'answered') return setOpened({ reference, ticket: null, state: answer.state })
    setOpened({ reference, ticket: answer.value, state: 'shown' })
  }
  useEvents('popstate', () => {
    const reference = new URLSearchParams(location.search).get('ticket') ?? ''
    if (reference !== wantedReference.current) void load(reference)
  })

  /** Opens a ticket; '' closes it. */
  function open(reference: string) {
    const address = new URL(location.href)
    if (reference) address.searchParams.set('ticket', reference)
    else address.searchParams.delete('ticket')
    // One step back leads to the list, however many tickets were viewed.
    if (wantedReference.current && reference) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    void load(reference)
  }

  /** Prefetches a ticket that is likely to be opened next. */
  async function lookAhead(reference: string) {
    const answer = await fetchDeskData<Ticket>('ticket', { reference })
    if (answer.state === 'answered') ahead.current.set(reference, { at: Date.now(), ticket: answer.value })
  }

  /** Shows a ticket as saved, but keeps `person`, which the answer to a save lacks. */
  function replace(ticket: Ticket) {
    ahead.current.delete(ticket.reference)
    setOpened((old) =>
      old?.reference === ticket.reference
        ? {
            reference: ticket.reference,
            state: 'shown',
            ticket: { ...ticket, person: ticket.person ?? old.ticket?.person ?? null },
          }
        : old,
    )
  }
  return { opened, open, lookAhead, replace }
}
