import type * as z from 'zod/mini'
import { storable } from '../../supabase/functions/_shared/storable.ts'

/** Checks typed values, in the browser and on the server alike: returns the values, or the answer with a message per field. */
export function checkValues<T>(
  schema: z.ZodMiniType<T>,
  values: Values,
): { data: T } | Extract<LeadResult, { state: 'invalid' }> {
  const parsed = schema.safeParse(values)
  if (parsed.success) return { data: parsed.data }
  const errors: Values = {}
  for (const issue of parsed.error.issues) errors[String(issue.path[0])] ??= issue.message
  return invalidResult(errors, values)
}

/** The answer to wrong values: says whether a required one is empty. */
export const invalidResult = (errors: Values, values: Values): Extract<LeadResult, { state: 'invalid' }> => ({
  state: 'invalid',
  missing: Object.keys(errors).some((name) => storable(values[name] ?? '') === ''),
  errors,
  values,
})

/** A visitor's typed values by field name; they go back into the fields after a failure. */
export type Values = Partial<Record<string, string>>

/**
 * The row's reference, when it was stored and when an answer is due (both ISO 8601), the company's time zone (IANA),
 * and the rest of the receipt. `goods`: the products, with the addresses of pictures. `verdict`: on the event's date,
 * bold words between asterisks. `artwork`: the token of the visitor's link, which accepts files for 180 days.
 */
export type StoredLead = {
  reference: string
  at: string
  answerBy: string
  zone: string
  note: string
  goods: { product: string; quantity: string; picture?: string }[]
  verdict?: { kind: string; head: string; sentence: string }
  artwork?: string
}

export type LeadResult =
  | { state: 'idle' }
  /** `values` were sent, for the receipt. Without `stored` the form was only logged. */
  | { state: 'sent'; stored?: StoredLead; values: Values }
  /** `missing`: a required field is empty; otherwise all are filled in, some wrongly. */
  | { state: 'invalid'; missing: boolean; errors: Values; values: Values }
  | { state: 'failed'; values: Values }
  /** Without script: a product was chosen and noted in the form. */
  | { state: 'named'; product: string; values: Values }

export const idleResult: LeadResult = { state: 'idle' }

export type LeadAction = (previous: LeadResult, data: FormData) => Promise<LeadResult>
