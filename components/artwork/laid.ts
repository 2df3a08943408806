import type { Purpose } from '../../lib/artwork/verdict/purpose.ts'
import type { Check } from './use-checks.ts'

/** Files and what they are for. */
export type Laid = { purpose: Purpose; checks: Check[] }

const laid = new Map<string, Laid>()

/** Keeps what has been laid into a form, for as long as the page is open. */
export const lay = (formId: string, files: Laid) => void laid.set(formId, files)

/** What has been laid into a form, for the receipt of the request; the form has it no more. */
export function takeUp(formId: string): Laid | undefined {
  const files = laid.get(formId)
  laid.delete(formId)
  return files
}
