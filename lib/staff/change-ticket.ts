'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { log, trouble } from '../security/log.ts'
import { createSessionClient } from '../supabase/session-client.ts'
import { timeLimit } from '../supabase/time-limit.ts'
import { type TicketResult, type Typed, typedIn } from './ticket-result.ts'

const posted = z.object({
  ticket: z.uuid(),
  status: z.string(),
  owner: z.string(),
  note: z.string().max(2_000),
  /** What the form showed: only what differs is changed, so that a colleague's change in between stays. */
  shownStatus: z.string(),
  shownOwner: z.string(),
})

/** Stores what somebody of staff changed on a ticket. The database checks that they may, and notes who it was. */
export async function updateTicket(_previous: TicketResult, data: FormData): Promise<TicketResult> {
  const values = posted.safeParse(Object.fromEntries(data))
  const typed = typedIn(data)
  if (!values.success) return { state: 'failed', at: Date.now(), typed }
  const { ticket, status, owner, note, shownStatus, shownOwner } = values.data
  return change(typed, 'update_ticket', {
    ticket_id: ticket,
    changes: {
      ...(status !== shownStatus && { status }),
      ...(owner !== shownOwner && { owner }),
      note,
    },
  })
}

/** Takes the spam flag away; the database then lets the mail to sales go. */
export async function clearSpamFlag(_previous: TicketResult, data: FormData): Promise<TicketResult> {
  return change(typedIn(data), 'update_ticket', {
    ticket_id: data.get('ticket'),
    changes: { spam: false },
  })
}

async function change(typed: Typed, name: string, values: Record<string, unknown>): Promise<TicketResult> {
  const failure = (state: 'failed' | 'refused' | 'gone') => ({ state, typed, at: Date.now() })
  try {
    const client = await createSessionClient()
    const { error, status } = await client.rpc(name, values).abortSignal(AbortSignal.timeout(timeLimit))
    if (status === 401 || error?.code === '42501') return failure('refused')
    if (error?.code === 'PT404') return failure('gone')
    if (error) throw new Error(error.code || `status ${status}`)
    refresh()
    return { state: 'saved', at: Date.now() }
  } catch (error) {
    log('ticket_not_changed', { reason: trouble(error) })
    return failure('failed')
  }
}
