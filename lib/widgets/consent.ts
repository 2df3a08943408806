type Widget = { id: string; origin: string }

/** Fired on the window when the visitor withdraws all consent on this device. */
export const withdrawn = 'consent:withdrawn'

const keyOf = (id: string) => `consent:${id}`

/** Consent is for one vendor: after a change of vendor the visitor is asked again. Without storage it lasts one use. */
export function hasConsent({ id, origin }: Widget): boolean {
  try {
    return localStorage.getItem(keyOf(id)) === origin
  } catch {
    return false
  }
}

export function rememberConsent({ id, origin }: Widget) {
  try {
    localStorage.setItem(keyOf(id), origin)
  } catch {
    // Storage is off or full: the next use asks again.
  }
}

export function withdrawConsent(ids: string[]) {
  try {
    for (const id of ids) localStorage.removeItem(keyOf(id))
  } catch {
    // Without storage nothing was remembered.
  }
  dispatchEvent(new Event(withdrawn))
}
