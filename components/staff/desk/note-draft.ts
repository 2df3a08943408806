/**
 * A note that is typed and not saved, behind the key that its save has: another text is another save, and the same one is
 * known again, also after a reload.
 */
export const draftWith = (text: string) => (text ? `${newKey()} ${text}` : '')
export const keyIn = (draft: string) => draft.slice(0, 36).trim()
export const noteIn = (draft: string) => draft.slice(37)

/** None where `randomUUID` is undefined, on plain http in a local network. */
const newKey = () => globalThis.crypto?.randomUUID?.() ?? ' '.repeat(36)

/** Kept in this browser for whoever typed it. */
const placeOf = (me: string, id: string) => `note:${me}:${id}`

export function draftOf(me: string, id: string): string {
  try {
    return localStorage.getItem(placeOf(me, id)) ?? ''
  } catch {
    return '' // The browser keeps nothing; the note stays in its field.
  }
}

export function keepDraft(me: string, id: string, draft: string) {
  try {
    if (noteIn(draft).trim()) localStorage.setItem(placeOf(me, id), draft)
    else localStorage.removeItem(placeOf(me, id))
  } catch {
    // As above.
  }
}
