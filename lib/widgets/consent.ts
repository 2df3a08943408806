import { store, stored } from '../stored.ts'

type Widget = { id: string; origin: string }

/** Fired on the window when the visitor withdraws all consent on this device. */
export const withdrawn = 'consent:withdrawn'

const keyOf = (id: string) => `consent:${id}`

/** Consent is for one vendor: after a change of vendor the visitor is asked again. Without storage it lasts one use. */
export const hasConsent = ({ id, origin }: Widget) => stored(keyOf(id)) === origin

export const rememberConsent = ({ id, origin }: Widget) => store(keyOf(id), origin)

export function withdrawConsent(ids: string[]) {
  for (const id of ids) store(keyOf(id), '')
  dispatchEvent(new Event(withdrawn))
}
