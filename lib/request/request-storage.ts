import { writeStored, readStored } from '../browser-storage.ts'
import type { Pins } from './page-data.ts'

// A visitor's requests in this browser. If it keeps nothing, the page still holds notes, and the mail has the link.

/** @returns `otherwise` if there is nothing */
function readStorage<Kept>(place: string, otherwise: Kept): Kept {
  try {
    return (JSON.parse(readStored(place)) as Kept | null) ?? otherwise
  } catch {
    return otherwise
  }
}

/** @param value undefined to forget it */
const write = (place: string, value?: object) => writeStored(place, value ? JSON.stringify(value) : '')

/** A request that was sent from this device, with its link's token. */
export type OwnRequest = { reference: string; token: string; sent: string }

const requests = 'requests'
const maxRequests = 12

export const readOwnRequests = () => readStorage<OwnRequest[]>(requests, [])

const others = (reference: string) => readOwnRequests().filter((one) => one.reference !== reference)

/** Also shows or hides the links back to it (browser/page-script/main.ts). */
function writeOwnRequests(list: OwnRequest[]): void {
  write(requests, list.length > 0 ? list.slice(0, maxRequests) : undefined)
  document.documentElement.toggleAttribute('data-request', list.length > 0)
}

export const rememberRequest = (one: OwnRequest) => writeOwnRequests([one, ...others(one.reference)])
export const forgetRequest = (reference: string) => writeOwnRequests(others(reference))

/** A visitor's note that the site has not confirmed. It keeps its key, so that it is stored once. */
export type Unsent = { key: string; body: string; pins?: Pins; at: string; trouble?: 'busy' | 'failed' }

/** The changes to a proof that are being written: pins, and words without one. */
export type Changes = Pins & { words: string }

/** The key of a request's notes in this browser. */
export const storageKey = (reference: string) => `note:${reference}`
type Kept = { draft: string; unsent: Unsent[]; changes?: Changes }
const empty: Kept = { draft: '', unsent: [] }

export const readKept = (reference: string): Kept => ({
  ...empty,
  ...readStorage(storageKey(reference), empty),
})

export const keepState = (reference: string, state: Kept) =>
  write(storageKey(reference), state.draft || state.changes || state.unsent.length > 0 ? state : undefined)
