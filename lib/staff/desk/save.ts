'use server'

import { z } from 'zod'
import { each } from '../../content/shapes.ts'
import { submissionsWords, deskWords } from '../../content/desk.ts'
import { currentStaff, readStaff } from '../current-staff.ts'
import { readListState, type SearchParams } from '../list-state.ts'
import { orderSteps } from '../../request/order-steps.ts'
import { attempt, callDatabase, type Failed } from './call-database.ts'
import { ticketFilter } from './read-desk.ts'
import { type Row, storedRow } from './row.ts'
import { statuses } from './statuses.ts'
import { parcel, wholeTicket, type WholeTicket } from '../submission.ts'
import { showTicket, type Ticket } from './show-ticket.ts'
import { dayIn, shortDay, startOfDay } from './words-of-time.ts'
import { fill } from '../../content/fill.ts'
import { writeTime } from '../../request/write-time.ts'

const day = z.union([z.literal(''), z.iso.date()])
/** All possible changes. Owner '' is nobody, reminder '' never; `replied`: when an answer is due, '' if none is needed. */
const changes = z.object({
  status: z.enum(statuses).optional(),
  reason: z
    .string()
    .refine((id) => id in deskWords().lostBy.reasons)
    .optional(),
  owner: z.union([z.literal(['', 'me']), z.uuid()]).optional(),
  spam: z.boolean().optional(),
  remind: day.transform((on) => on && startOfDay(on, submissionsWords().timeZone)).optional(),
  note: z.string().max(2_000).optional(),
  replied: z.union([z.literal(''), z.iso.datetime({ offset: true })]).optional(),
  /** The step of its order, '' for none; a step back needs a note. */
  step: z.enum(['', ...orderSteps]).optional(),
  parcels: z.array(parcel).max(20).optional(),
  /** The value of a ticket won without a quote. */
  value: z.string().max(20).optional(),
  currency: z.string().length(3).optional(),
  /** The person was told which quote or order ends with the status; or the change undoes one that ended it. */
  ...each(z.literal(true).optional(), 'ends', 'undo'),
})
export type Changes = z.input<typeof changes>
/** The page's values of fields that a colleague may have changed since. */
const shown = z
  .object({
    status: z.string(),
    owner: z.string(),
    spam: z.boolean(),
    remind: z.string(),
    step: z.string(),
    parcels: z.array(parcel),
  })
  .partial()
const work = z.object({ id: z.uuid(), changes, shown })
export type Work = z.input<typeof work>
const single = work.extend({ noteKey: z.uuid().optional() })
const conflictingValues = z.object({
  change: z.enum(['status', 'owner', 'spam', 'remind', 'step', 'parcels']),
  by: z.string(),
  at: z.string().nullable(),
})
const saved = z.object({
  id: z.string(),
  state: z.enum([
    'saved',
    'unchanged',
    'conflict',
    'gone',
    'noOwner',
    'ends',
    'quoted',
    'noOrder',
    'back',
    'unapproved',
  ]),
  /** Earlier values; a reminder or step only if it was changed, an owed answer only if the change has ended it. */
  ...each(z.string().nullable(), 'status', 'owner', 'remind', 'replied'),
  step: z.enum(['', ...orderSteps]).nullable(),
  spam: z.boolean().nullable(),
})
const answer = saved.extend({ ticket: wholeTicket, met: conflictingValues.nullable() })

export type SaveResult =
  | { state: 'saved'; ticket: Ticket; undo: Work }
  /**
   * `ends`: a quote or an order would end, which must be confirmed; `quoted`: an open quote is won by accepting it; `back`: a
   * step back needs a note, as does one (`unapproved`) that passes the approval.
   */
  | { state: 'unchanged' | 'ends' | 'quoted' | 'back' | 'unapproved'; ticket: Ticket }
  /** A colleague was faster; nothing is saved. `question` asks whether to save anyway. */
  | { state: 'conflict'; ticket: Ticket; question: string; by: string }
  | { state: 'noOwner' }
  | Failed

/** Saves staff's changes to a ticket; the database checks permission and conflicts. Takes any input, never throws. */
export const saveTicket = async (posted: unknown): Promise<SaveResult> =>
  attempt('ticket_not_saved', async (): Promise<SaveResult> => {
    const { id, noteKey, ...values } = single.parse(posted)
    const save = { ticket_id: id, note_key: noteKey, ...values }
    const stored = answer.parse(await callDatabase('update_ticket', save))
    if (stored.state === 'noOwner') return { state: stored.state }
    const { name = '' } = await currentStaff()
    const ticket = showTicket(stored.ticket, name, Date.now())
    if (stored.state === 'saved') return { state: 'saved', ticket, undo: undoOf(stored, values.changes) }
    const { state } = stored
    if (state === 'ends' || state === 'quoted' || state === 'back' || state === 'unapproved')
      return { state, ticket }
    if (stored.state !== 'conflict' || !stored.met) return { state: 'unchanged', ticket }
    const { owner } = values.changes
    const colleague = owner ? (await readStaff()).find(({ user_id }) => user_id === owner) : undefined
    const requested = { ...values.changes, owner: owner === 'me' ? name : (colleague?.name ?? '') }
    return { state: 'conflict', ticket, ...conflictQuestion(stored.met, stored.ticket, requested) }
  })

const bulk = z.object({ work: z.array(work).max(100), key: z.uuid().optional() })

/** The changes that undo one; empty if there is nothing to undo. */
function undoOf(before: z.infer<typeof saved>, made: z.infer<typeof changes>): Work {
  const old = { status: before.status ?? '', owner: before.owner ?? '', spam: before.spam ?? false }
  const undone = Object.entries(old).filter(([key]) => key in made)
  const ended = {
    ...((made.status || made.step !== undefined) && { undo: true as const }),
    ...(before.step !== null && { step: before.step }),
    ...(before.remind !== null && {
      remind: before.remind && dayIn(submissionsWords().timeZone, before.remind),
    }),
    ...(before.replied && { replied: before.replied }),
  }
  return {
    id: before.id,
    changes: { ...Object.fromEntries(undone), ...ended },
    // A set reminder is not compared: its stored text differs.
    shown: { ...old, ...made, remind: made.remind ? undefined : '' },
  }
}

/**
 * `saved` is the work that undoes it. Left alone: tickets that a colleague has changed (`conflicts`), and those that would
 * lose a quote or an order (`kept`), or go back after a mail (`told`).
 */
export type BulkResult =
  | { state: 'saved'; saved: Work[]; conflicts: number; gone: number; kept?: number; told?: number }
  | { state: 'noOwner' }
  | Failed

/**
 * Saves one change on up to 100 tickets, and returns its undo; with the same key again, it only answers. Takes any
 * input and never throws.
 */
export const saveTickets = async (posted: unknown): Promise<BulkResult> =>
  attempt('tickets_not_saved', async (): Promise<BulkResult> => {
    const { work: requested, key } = bulk.parse(posted)
    const answers = z
      .array(saved)
      .parse(await callDatabase('update_tickets', { work: requested, bulk_key: key }))
    const undo = answers.flatMap((before) => {
      const made = requested.find(({ id }) => id === before.id)?.changes
      return before.state === 'saved' && made ? [undoOf(before, made)] : []
    })
    const count = (...states: string[]) => answers.filter(({ state }) => states.includes(state)).length
    if (!undo.length && count('noOwner')) return { state: 'noOwner' }
    const conflicts = count('conflict')
    const gone = count('gone')
    const keptQuotes = count('ends', 'quoted')
    return { state: 'saved', saved: undo, conflicts, gone, kept: keptQuotes, told: count('back') }
  })

/** A chosen ticket, as it was when chosen. */
export type Chosen = Pick<Row, 'id' | 'status' | 'owner' | 'spam'>
const chosen = z.array(storedRow.pick({ id: true, status: true, owner: true, spam: true }))

/** All tickets of a view, by the parameters of its address, at most 10,000. Takes any input and never throws. */
export const chooseTickets = async (params: SearchParams) =>
  attempt('tickets_not_read', async () => {
    const filter = ticketFilter(readListState(params))
    return { state: 'chosen' as const, all: chosen.parse(await callDatabase('choose_tickets', { filter })) }
  })

/** Erases up to 100 flagged tickets for good; repeated, it answers the same. Takes any input and never throws. */
export const deleteSpam = async (posted: unknown): Promise<BulkResult> =>
  attempt('spam_not_deleted', async (): Promise<BulkResult> => {
    const ids = z.array(z.uuid()).max(100).parse(posted)
    const conflicts = z.number().parse(await callDatabase('delete_spam', { ids }))
    return { state: 'saved', saved: [], conflicts, gone: 0 }
  })

/** Parcels in a line. */
const named = (parcels: z.infer<typeof parcel>[] = []) =>
  parcels
    .map(({ carrier, number, link }) => [carrier, number].filter(Boolean).join(' ') || link)
    .join(', ') || '–'

/** Asks whether to overwrite a colleague's change: "Marco set this to Quoted at 1:55 PM. …" `wanted` has the owner's name. */
function conflictQuestion(
  { change, by, at }: z.infer<typeof conflictingValues>,
  ticket: WholeTicket,
  requested: z.infer<typeof changes>,
) {
  const { status, spam, owner_name: owner, remind_at: remind, order } = ticket
  const { conflict: words, row, pane, reminders, order: orderWords } = deskWords()
  const { statuses, timeZone } = submissionsWords()
  const inWords = (instant: string) => shortDay(dayIn(timeZone, instant), dayIn(timeZone, Date.now()), true)
  const time = writeTime(at ?? Date.now(), timeZone)
  const ownerWords = owner === by ? words.took : words.owner
  const questions: Record<string, [sentence: string, value: string, mine: string]> = {
    status: [words.status, statuses[status], requested.status ? statuses[requested.status] : ''],
    owner: [owner ? ownerWords : words.released, owner ?? '', requested.owner || row.nobody],
    step: [
      words.step,
      orderWords.steps[order?.step ?? 'none'],
      requested.step === undefined ? '' : orderWords.steps[requested.step || 'none'],
    ],
    parcels: [words.parcels, named(order?.parcels), named(requested.parcels)],
    spam: [spam ? words.spam : words.notSpam, '', requested.spam ? pane.spam : pane.notSpam],
    remind: [
      remind ? words.remind : words.awake,
      remind ? inWords(remind) : '',
      requested.remind ? inWords(requested.remind) : reminders.none,
    ],
  }
  const [sentence, value, mine] = questions[change]!
  const who = by || (at ? words.visitor : words.somebody)
  return { question: fill(sentence, { by: who, value, time, mine }), by: who }
}
