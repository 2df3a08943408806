import { useState, useSyncExternalStore } from 'react'
import { readNoteDraft, newNoteDraft, storeNoteDraft, noteKeyIn, noteTextIn } from './note-draft.ts'

/** Only this page changes the stored draft, so there is nothing to subscribe to. */
const never = () => () => undefined

/** The note on a ticket while it is typed. It is kept on this device until it is saved. */
export function useNote(me: string, ticketId: string) {
  const readKept = () => readNoteDraft(me, ticketId)
  const keptDraft = useSyncExternalStore(never, readKept, () => '')
  const [typed, setTyped] = useState<string>()
  const draft = typed ?? keptDraft

  function write(text: string) {
    const now = newNoteDraft(text)
    setTyped(now)
    storeNoteDraft(me, ticketId, now)
  }
  return {
    note: noteTextIn(draft),
    key: noteKeyIn(draft) || undefined,
    isKept: typed === undefined && keptDraft !== '',
    write,
  }
}
