import { orderSteps, stepPlace } from './order-steps.ts'
import type { RequestData } from './page-data.ts'

/** The newest proof, with who sent it and when; undefined before there is one. */
export function newestProof({ messages }: RequestData) {
  const all = messages.flatMap(({ by, at, files }) => files.map((file) => ({ ...file, by: by ?? '', at })))
  const [newest] = all.toSorted((one, other) => (other.version ?? 0) - (one.version ?? 0))
  return newest?.version ? { ...newest, version: newest.version } : undefined
}
export type Proof = NonNullable<ReturnType<typeof newestProof>>

/** Whether a proof waits for its approval: it was not approved on this page, nor otherwise, as a later step set by staff shows. */
export function isWaiting({ order }: RequestData, { at, approved }: Proof) {
  const later = orderSteps.slice(stepPlace('approved') - 1).map((step) => order?.times[step])
  return !approved && !later.some((time) => time && Date.parse(time) > Date.parse(at))
}
