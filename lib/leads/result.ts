/** What a visitor has typed, by field name, as it goes back into the fields after a failure. */
export type Values = Partial<Record<string, string>>

/** The one answer of every form action. */
export type LeadResult =
  | { state: 'idle' }
  /** `sentAt` is the moment when the row was stored; `values` is what was sent, for the receipt. */
  | { state: 'sent'; reference: string; sentAt: string; values: Values }
  /** `missing`: at least one required field is empty; otherwise the entries are there and wrong. */
  | { state: 'invalid'; missing: boolean; errors: Values; values: Values }
  | { state: 'failed'; values: Values }
  /** Without script: a product was chosen and is noted in the form. */
  | { state: 'named'; product: string; values: Values }

export const idle: LeadResult = { state: 'idle' }

export type LeadAction = (previous: LeadResult, data: FormData) => Promise<LeadResult>
