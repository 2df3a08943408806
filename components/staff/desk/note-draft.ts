/** Notes that are typed and not saved, kept in this browser for whoever typed them. */
const keyOf = (me: string, id: string) => `note:${me}:${id}`

export function draftOf(me: string, id: string): string {
  try {
    return localStorage.getItem(keyOf(me, id)) ?? ''
  } catch {
    return '' // The browser keeps nothing; the note stays in its field.
  }
}

export function keepDraft(me: string, id: string, note: string) {
  try {
    if (note.trim()) localStorage.setItem(keyOf(me, id), note)
    else localStorage.removeItem(keyOf(me, id))
  } catch {
    // As above.
  }
}
