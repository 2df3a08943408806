import {
  emailPattern,
  type Form,
  type Key,
  keys,
  phonePattern,
} from '../../supabase/functions/_shared/contract.ts'

export {
  fields,
  keys,
  type LeadForm,
  leadForms,
  type Source,
  sourceParts,
} from '../../supabase/functions/_shared/contract.ts'

export type SubmissionKey = Key

/** What the function takes: one text a key, none missing, none more. */
export type Submission = Form

/** Makes something of every key. */
export const eachKey = <T>(make: (key: SubmissionKey) => T) =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<SubmissionKey, T>

/** A submission in which nothing was typed. */
export const blank: Submission = eachKey(() => '')

/** Shapes of an e-mail address and of a phone number, the same that the function holds to. */
export const shapes = { email: new RegExp(emailPattern, 'u'), phone: new RegExp(phonePattern, 'u') }
