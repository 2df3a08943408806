import { useState, useSyncExternalStore } from 'react'
import { draftOf, draftWith, keepDraft, keyIn, noteIn } from './note-draft.ts'

/** Only this page changes the stored draft, so there is nothing to subscribe to. */
const never = () => () => undefined

/** The note on a ticket while it is typed. It is kept on this device until it is saved. */
export function useNote(me: string, ticketId: string) {
  const readKept = () => draftOf(me, ticketId)
  const keptDraft = useSyncExternalStore(never, readKept, () => '')
  const [typed, setTyped] = useState<string>()
  const draft = typed ?? keptDraft

  function write(text: string) {
    const now = draftWith(text)
    setTyped(now)
    keepDraft(me, ticketId, now)
  }
  return {
    note: noteIn(draft),
    key: keyIn(draft) || undefined,
    isKept: typed === undefined && keptDraft !== '',
    write,
  }
}
