/** A note of the visitor that the site has not confirmed. It keeps its key, so that it is stored once. */
export type Unsent = { key: string; body: string; at: string; trouble?: 'busy' | 'failed' }

/** Where the browser keeps them. */
export const placeOf = (reference: string) => `note:${reference}`
type Kept = { draft: string; unsent: Unsent[] }
const empty: Kept = { draft: '', unsent: [] }

/** What is kept of a request's notes in this browser; nothing where it keeps nothing. */
export function readKept(reference: string): Kept {
  try {
    return { ...empty, ...(JSON.parse(localStorage.getItem(placeOf(reference)) ?? '{}') as Partial<Kept>) }
  } catch {
    return empty
  }
}

export function keep(reference: string, kept: Kept): void {
  try {
    if (kept.draft || kept.unsent.length) localStorage.setItem(placeOf(reference), JSON.stringify(kept))
    else localStorage.removeItem(placeOf(reference))
  } catch {
    // Private windows may have no room; the page still holds it.
  }
}
