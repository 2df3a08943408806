import contract from './contract.json' with { type: 'json' }

export type Key = keyof typeof contract.fields

/** A submission that may be stored: text only. */
export type Form = Record<Key, string>

type Field = {
  /** Its label for staff. */
  label: string
  kind: 'name' | 'text' | 'email' | 'phone' | 'choice' | 'date' | 'lines'
  /** In UTF-16 units. */
  maxLength: number
  required?: boolean
  /** The card joins fields with the same row; by default the label is the row. */
  row?: string
  /** Omitted when empty, rather than shown as empty. */
  hideEmpty?: boolean
  /** Added later: older sites that do not send it are still served. */
  mayBeMissing?: boolean
}

/** The keys, in the order staff read them. */
export const fields = contract.fields as Record<Key, Field>
export const keys = Object.keys(fields) as Key[]

export const { emailPattern, phonePattern, maxBodyBytes } = contract

export const leadFormIds = ['project-request', 'quote', 'quick-quote'] as const
export type LeadForm = (typeof leadFormIds)[number]

/** Where a request came from, in reading order; '' if unknown. */
export const sourceParts = ['campaign', 'page', 'opener', 'product', 'host'] as const
export type Source = Record<(typeof sourceParts)[number], string>
