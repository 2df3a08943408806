import contract from '../../supabase/functions/_shared/contract.json' with { type: 'json' }

export type SubmissionKey = keyof typeof contract.fields

/** What the function takes: one text a key, none missing, none more. */
export type Submission = Record<SubmissionKey, string>

/** What a form asks for under one key; the function reads the same file. */
type Field = {
  /** What staff read it as, on the card, in mails and exports. */
  label: string
  kind: 'name' | 'text' | 'email' | 'phone' | 'choice' | 'date' | 'lines'
  /** In UTF-16 units, as the function and the browser's maxlength count. */
  maxLength: number
  /** The card joins fields that share a row; without one the label is the row. */
  row?: string
  /** The card leaves it out when it is empty, instead of saying that it was not given. */
  hideEmpty?: boolean
}

/** Everything that a form can ask, in the order in which staff read it. */
export const fields = contract.fields as Record<SubmissionKey, Field>
export const keys = Object.keys(fields) as SubmissionKey[]

/** Makes something of every key. */
export const eachKey = <T>(make: (key: SubmissionKey) => T) =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<SubmissionKey, T>

/** A submission in which nothing was typed. */
export const blank: Submission = eachKey(() => '')

/** Shape of an e-mail address, the same that the function holds to. */
export const emailPattern = new RegExp(contract.emailPattern, 'u')
