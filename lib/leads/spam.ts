/** Fastest time in which a person fills in a form, in milliseconds. */
const fastest = 2_000

/** Longer than any form stays open; a stamp before that was not made by our script. */
const longest = 7 * 24 * 3_600_000

type Signs = { trap: unknown; startedAt: unknown; now: number }

/**
 * Whether a request looks like a robot's. It is stored all the same, and flagged.
 * @param signs `trap`: the field that people do not see; `startedAt`: milliseconds since 1970, stamped by the page's script
 *   when the first field was touched. No stamp is no sign: without script there is none.
 */
export function looksLikeSpam({ trap, startedAt, now }: Signs): boolean {
  if (typeof trap === 'string' && trap.trim() !== '') return true
  if (typeof startedAt !== 'string' || startedAt === '') return false
  const elapsed = now - Number(startedAt)
  return !(elapsed >= fastest && elapsed <= longest)
}
