import type { QuoteDraft } from '../../../lib/quotes/draft.ts'
import { writeStored, readStored } from '../../../lib/browser-storage.ts'

/** An answer being written. `shown`: the events on the screen. `base`: the draft version it began with. */
export type Written = { body: string; quote: QuoteDraft | null; shown: string[]; base: string | null }

const placeOf = (me: string, id: string) => `answer:${me}:${id}`

/** This browser's copy of an answer until the server has it; null for none. */
export function readLocalDraft(me: string, id: string): Written | null {
  try {
    return JSON.parse(readStored(placeOf(me, id))) as Written
  } catch {
    return null
  }
}

export const storeLocalDraft = (me: string, id: string, written: Written | null) =>
  writeStored(placeOf(me, id), written ? JSON.stringify(written) : '')
