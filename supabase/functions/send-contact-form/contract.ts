import contract from './contract.json' with { type: 'json' }

/** The limits of a submission. The site reads the same file, so that both sides always agree. */
export { contract }

/** One of the nine keys of a submission. */
export type Key = keyof typeof contract.maxLength

/** A submission that may be stored: all nine keys, text only. */
export type Form = Record<Key, string>

/** The nine keys, in the order in which the staff list shows them. */
export const keys = contract.keys as Key[]
