import type { ToSend } from '../../lib/artwork/sending/sender.ts'

const laid = new Map<string, ToSend[]>()

/** Keeps what has been laid into a form, for as long as the page is open. */
export const lay = (formId: string, files: ToSend[]) => void laid.set(formId, files)

/** What has been laid into a form, for the receipt of the request; the form has it no more. */
export function takeUp(formId: string): ToSend[] {
  const files = laid.get(formId) ?? []
  laid.delete(formId)
  return files
}
