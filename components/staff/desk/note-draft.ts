import { newKey } from '../../../lib/new-key.ts'
import { writeStored, readStored } from '../../../lib/stored.ts'

/** An unsaved note after the key of its save: new text is a new save; the same text is recognized, even after a reload. */
export const draftWith = (text: string) => (text ? `${newKey()} ${text}` : '')
export const keyIn = (draft: string) => draft.slice(0, 36).trim()
export const noteIn = (draft: string) => draft.slice(37)

/** Kept in this browser, by person and ticket. */
const placeOf = (me: string, id: string) => `note:${me}:${id}`

export const draftOf = (me: string, id: string) => readStored(placeOf(me, id))

export const keepDraft = (me: string, id: string, draft: string) =>
  writeStored(placeOf(me, id), noteIn(draft).trim() && draft)
