import { writeStored, readStored } from '../browser-storage.ts'

type Widget = { id: string; origin: string }

/** Fired on the window when the visitor withdraws all consent on this device. */
export const consentWithdrawn = 'consent:withdrawn'

const keyOf = (id: string) => `consent:${id}`

/** Consent is for one vendor: after a change of vendor the visitor is asked again. Without storage it lasts one use. */
export const hasConsent = ({ id, origin }: Widget) => readStored(keyOf(id)) === origin

export const rememberConsent = ({ id, origin }: Widget) => writeStored(keyOf(id), origin)

export function withdrawConsent(ids: string[]) {
  for (const id of ids) writeStored(keyOf(id), '')
  dispatchEvent(new Event(consentWithdrawn))
}
