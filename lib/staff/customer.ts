import { z } from 'zod'
import { customerWords, lineKinds } from '../content/customer.ts'
import { submissionsWords } from '../content/desk.ts'
import { writeMoney } from '../request/write-money.ts'
import { addDays } from '../leads/deadline/day.ts'
import { longDate } from './dates.ts'
import { callDatabase } from './desk/call-database.ts'
import { statuses } from './desk/statuses.ts'
import { sentQuote } from './submission.ts'
import { quoteInWords } from './desk/quote-in-words.ts'
import { dayIn } from './desk/words-of-time.ts'

const text = z.string()
/** An amount, written out. */
const money = z
  .object({ value: text, currency: text })
  .transform(({ value, currency }) => writeMoney(value, currency))
/** A person's action and its time; `by` is null for anyone not signed in, `theirs`: it was the visitor. */
const stored = z.object({
  at: text,
  by: text.nullable(),
  kind: z.enum(lineKinds),
  text,
  theirs: z.boolean().optional(),
  /** `file`: the id of one that is still there; the rest describe a request. */
  file: text.nullish(),
  id: text.optional(),
  reference: text.optional(),
  status: z.enum([...statuses, 'spam']).optional(),
  number: z.number().optional(),
  sent: sentQuote.transform(quoteInWords).nullish(),
  details: text.nullish(),
  worth: money.nullish(),
})
/** `contact` and `worth` are a request's: how its sender can be reached, and what was quoted or ordered. */
const line = stored.transform(({ details, worth, ...said }) => {
  if (said.kind === 'request') return { ...said, contact: said.text, worth, text: details ?? '' }
  const summary = [said.text, worth].filter(Boolean).join(': ')
  return { ...said, contact: '', worth: null, text: [summary, details].filter(Boolean).join('\n') }
})
export type Line = z.infer<typeof line>
const lines = z.array(line)
const why = z.enum(['address', 'phone', 'company'])
const group = z.object({ why, count: z.number(), shown: z.number(), won: z.array(money), lines })
const counted = z.object({ seen: z.record(text, z.union([z.number(), text])), named: lines })

/** Requests by what they share with one and, for managers, the rows that erasing would remove. Throws as callDatabase. */
export const readCustomer = async ({ of, also }: z.infer<typeof customerRequests>, asking: boolean) => ({
  state: 'read' as const,
  groups: z.array(group).parse(await callDatabase('read_customer', { reference: of })),
  counted: asking ? counted.parse(await callDatabase('count_customer', { reference: of, also })) : null,
})
export type Customer = Awaited<ReturnType<typeof readCustomer>>

/** The requests that an address or a form is about: takes any of its fields. */
export const customerRequests = z.object({
  of: text.regex(/^KL(-[\dA-F]{4}){3}$/).catch(''),
  /** Ids of requests that a manager ticked in addition to those of the same address. */
  also: z.preprocess((ids) => [ids ?? []].flat(), z.array(z.uuid()).max(100)).catch([]),
})

/** Downloads and erasures, newest first, 50 before a line's number; for managers. Throws like callDatabase. */
export const readAuditLog = async (before: unknown): Promise<Line[]> =>
  lines.parse(
    await callDatabase('read_audit_log', { before: z.coerce.number().int().safeParse(before).data }),
  )

/** The last day on which today's backups exist, in words. */
export const backupsUntil = () =>
  longDate(addDays(dayIn(submissionsWords().timeZone, Date.now()), customerWords().erase.days))
