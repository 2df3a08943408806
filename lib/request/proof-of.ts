import type { RequestData } from './page-data.ts'

/** The newest proof, with who sent it and when; undefined before there is one. */
export function proofOf({ messages }: RequestData) {
  const all = messages.flatMap(({ by, at, files }) => files.map((file) => ({ ...file, by: by ?? '', at })))
  const [newest] = all.toSorted((one, other) => (other.version ?? 0) - (one.version ?? 0))
  return newest?.version ? { ...newest, version: newest.version } : undefined
}
export type Proof = NonNullable<ReturnType<typeof proofOf>>
