import contract from './contract.json' with { type: 'json' }

/** One of the keys of a submission. */
export type Key = keyof typeof contract.fields

/** A submission that may be stored: text only. */
export type Form = Record<Key, string>

/** What a form asks for under one key. */
type Field = {
  /** What staff read it as. */
  label: string
  kind: 'name' | 'text' | 'email' | 'phone' | 'choice' | 'date' | 'lines'
  /** In UTF-16 units. */
  maxLength: number
  required?: boolean
  /** The card joins fields that share a row; without one the label is the row. */
  row?: string
  /** Left out where it is empty, instead of saying so. */
  hideEmpty?: boolean
  /** Added later: a site from before that sends the others alone is served. */
  mayBeMissing?: boolean
}

/** The keys, in the order in which staff read them. */
export const fields = contract.fields as Record<Key, Field>
export const keys = Object.keys(fields) as Key[]

export const { emailPattern, phonePattern, maxBodyBytes } = contract

/** The forms of the site. */
export const leadForms = ['project-request', 'quote', 'quick-quote'] as const
export type LeadForm = (typeof leadForms)[number]

/** Where a request came from, in the order in which it is read; '' for what is not known. */
export const sourceParts = ['campaign', 'page', 'opener', 'product', 'host'] as const
export type Source = Record<(typeof sourceParts)[number], string>
