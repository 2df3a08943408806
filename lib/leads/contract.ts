import type { Form, Key } from '../../supabase/functions/_shared/contract.ts'
import { emailPattern, keys, phonePattern } from '../../supabase/functions/_shared/contract.ts'

export {
  fields,
  keys,
  type LeadForm,
  leadFormIds,
  type Source,
  sourceParts,
} from '../../supabase/functions/_shared/contract.ts'

export type SubmissionKey = Key

/** The function's input: a text for every key, and no others. */
export type Submission = Form

export const eachKey = <T>(make: (key: SubmissionKey) => T) =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<SubmissionKey, T>

export const blank: Submission = eachKey(() => '')

/** The patterns that the function checks e-mail addresses and phone numbers against. */
export const contactPatterns = { email: new RegExp(emailPattern, 'u'), phone: new RegExp(phonePattern, 'u') }
