import type { ToSend } from '../../lib/artwork/sending/sender.ts'

const laid = new Map<string, ToSend[]>()

/** Keeps a form's files for as long as the page is open. */
export const keepLaidFiles = (formId: string, files: ToSend[]) => void laid.set(formId, files)

/** Hands the form's files over to the receipt and forgets them. */
export function takeLaidFiles(formId: string): ToSend[] {
  const files = laid.get(formId) ?? []
  laid.delete(formId)
  return files
}
