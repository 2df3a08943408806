/** An unsaved note after the key of its save: new text is a new save; the same text is recognized, even after a reload. */
export const draftWith = (text: string) => (text ? `${newKey() ?? ' '.repeat(36)} ${text}` : '')
export const keyIn = (draft: string) => draft.slice(0, 36).trim()
export const noteIn = (draft: string) => draft.slice(37)

/** Undefined where `randomUUID` is: on plain http in a local network. */
export const newKey = () => globalThis.crypto?.randomUUID?.()

/** Kept in this browser, by person and ticket. */
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
    // The browser keeps nothing, as above.
  }
}
