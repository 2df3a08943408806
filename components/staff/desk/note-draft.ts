import { newKey } from '../../../lib/new-key.ts'
import { writeStored, readStored } from '../../../lib/browser-storage.ts'

/** An unsaved note after the key of its save: new text is a new save; the same text is recognized, even after a reload. */
export const newNoteDraft = (text: string) => (text ? `${newKey()} ${text}` : '')
export const noteKeyIn = (draft: string) => draft.slice(0, 36).trim()
export const noteTextIn = (draft: string) => draft.slice(37)

/** Kept in this browser, by person and ticket. */
const placeOf = (me: string, id: string) => `note:${me}:${id}`

export const readNoteDraft = (me: string, id: string) => readStored(placeOf(me, id))

export const storeNoteDraft = (me: string, id: string, draft: string) =>
  writeStored(placeOf(me, id), noteTextIn(draft).trim() && draft)
