import { fields, keys, type SubmissionKey } from '../leads/contract.ts'
import { longDate } from './dates.ts'
import type { Submission } from './submission.ts'

export type CardRow = { key: SubmissionKey; label: string; values: string[] }

/** The rows of a card below the name: fields in the contract's order, those of one row together. */
export function cardRows(form: Submission['form_data']): CardRow[] {
  const rows = new Map<string, CardRow>()
  for (const key of keys) {
    const { kind, label, row = label, hideEmpty } = fields[key]
    if (kind === 'name' || (hideEmpty && !form[key])) continue
    const value = kind === 'date' && form[key] ? longDate(form[key]) : form[key]
    const before = rows.get(row)?.values ?? []
    rows.set(row, { key, label: row, values: value ? [...before, value] : before })
  }
  return [...rows.values()]
}

/** Calls the typed number; undefined if it has no digit. */
export function phoneLink(phone: string): string | undefined {
  const dialled = phone.replace(/(?!^\+)\D/g, '')
  return /\d/.test(dialled) ? `tel:${dialled}` : undefined
}
