import { useRef, useState } from 'react'
import type { Ticket } from '../../../lib/staff/desk/show-ticket.ts'
import { useEvents } from '../../ui/use-events.ts'
import { askServer } from './use-news.ts'

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
  const wanted = useRef(named)

  async function load(reference: string) {
    wanted.current = reference
    if (!reference) return setOpened(null)
    const known = ahead.current.get(reference)
    ahead.current.delete(reference)
    if (known && Date.now() - known.at < fresh)
      return setOpened({ reference, ticket: known.ticket, state: 'shown' })
    setOpened({ reference, ticket: null, state: 'loading' })
    const asked = await askServer<Ticket>('ticket', { reference })
    if (wanted.current !== reference) return
    if (asked.state === 'ended') return onEnded()
    if (asked.state !== 'answered') return setOpened({ reference, ticket: null, state: asked.state })
    setOpened({ reference, ticket: asked.value, state: 'shown' })
  }
  useEvents('popstate', () => {
    const reference = new URLSearchParams(location.search).get('ticket') ?? ''
    if (reference !== wanted.current) void load(reference)
  })

  /** Opens a ticket; '' closes it. */
  function open(reference: string) {
    const address = new URL(location.href)
    if (reference) address.searchParams.set('ticket', reference)
    else address.searchParams.delete('ticket')
    // One step back leads to the list, however many tickets were viewed.
    if (wanted.current && reference) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    void load(reference)
  }

  /** Prefetches a ticket that is likely to be opened next. */
  async function lookAhead(reference: string) {
    const asked = await askServer<Ticket>('ticket', { reference })
    if (asked.state === 'answered') ahead.current.set(reference, { at: Date.now(), ticket: asked.value })
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
