'use server'

import { z } from 'zod'
import { submissionsWords } from '../../content/submissions.ts'
import { log, trouble } from '../../security/log.ts'
import { currentStaff } from '../current-staff.ts'
import { callDatabase, Refused } from './call-database.ts'
import { conflictQuestion } from './conflict-question.ts'
import { statuses } from './statuses.ts'
import type { BulkResult, SaveResult, Work } from './save-result.ts'
import { showTicket } from './show-ticket.ts'
import { wholeTicket } from './ticket.ts'
import { startOfDay } from './words-of-time.ts'

const day = z.union([z.literal(''), z.iso.date()])
const changes = z.object({
  status: z.enum(statuses).optional(),
  owner: z.union([z.literal(['', 'me']), z.uuid()]).optional(),
  spam: z.boolean().optional(),
  remind: day.transform((on) => on && startOfDay(on, submissionsWords().timeZone)).optional(),
  note: z.string().max(2_000).optional(),
})
const shown = z.object({ status: z.string(), owner: z.string(), spam: z.boolean() }).partial()
const work = z.object({ id: z.uuid(), changes, shown })
const met = z.object({
  change: z.enum(['status', 'owner', 'spam']),
  by: z.string(),
  at: z.string().nullable(),
})
const answer = z.object({
  state: z.enum(['saved', 'unchanged', 'conflict']),
  ticket: wholeTicket,
  met: met.optional(),
})

/**
 * Saves what somebody of staff changed on a ticket. The database checks that they may, and whether a colleague changed
 * the same meanwhile. Takes anything and never throws.
 */
export async function saveTicket(posted: unknown): Promise<SaveResult> {
  try {
    const { id, ...values } = work.parse(posted)
    const stored = answer.parse(await callDatabase('update_ticket', { ticket_id: id, ...values }))
    const { name = '' } = await currentStaff()
    const ticket = showTicket(stored.ticket, name, Date.now())
    if (stored.state !== 'conflict' || !stored.met)
      return { state: stored.state === 'saved' ? 'saved' : 'unchanged', ticket }
    return { state: 'conflict', ticket, ...conflictQuestion(stored.met, stored.ticket) }
  } catch (error) {
    if (error instanceof Refused) return { state: 'refused' }
    const code = error instanceof Error ? error.message : ''
    if (code === 'PT404') return { state: 'gone' }
    if (code === '23503') return { state: 'noOwner' }
    log('ticket_not_saved', { reason: trouble(error) })
    return { state: 'failed' }
  }
}

const bulkAnswer = z.array(
  z.object({
    id: z.string(),
    state: z.enum(['saved', 'unchanged', 'conflict', 'gone']),
    status: z.string().nullable(),
    owner: z.string().nullable(),
    spam: z.boolean().nullable(),
  }),
)

/** Saves the same on many tickets, and answers with what takes it back. Takes anything and never throws. */
export async function saveTickets(posted: unknown): Promise<BulkResult> {
  try {
    const wanted = z.array(work).max(100).parse(posted)
    const answers = bulkAnswer.parse(await callDatabase('update_tickets', { work: wanted }))
    const saved = answers.flatMap((before): Work[] => {
      const made = wanted.find(({ id }) => id === before.id)?.changes
      if (before.state !== 'saved' || !made) return []
      const old = { status: before.status ?? '', owner: before.owner ?? '', spam: before.spam ?? false }
      const undone = Object.entries(old).filter(([key]) => key in made)
      return [
        { id: before.id, changes: Object.fromEntries(undone), shown: { ...old, ...made } as Work['shown'] },
      ]
    })
    const count = (state: string) => answers.filter((one) => one.state === state).length
    return { state: 'saved', saved, conflicts: count('conflict'), gone: count('gone') }
  } catch (error) {
    if (error instanceof Refused) return { state: 'refused' }
    log('tickets_not_saved', { reason: trouble(error) })
    return { state: 'failed' }
  }
}
