/** Fastest time in which a person fills in a form, in milliseconds. */
export const fastest = 2_000

/**
 * Whether a request looks like a robot's. It is stored all the same, and flagged.
 * @param signs `trap`: the field that people do not see; `elapsed`: milliseconds from the first touch of the form to its
 *   sending, measured by the page's script. No time is no sign, and neither is one that no page measures.
 */
export function looksLikeSpam({ trap, elapsed }: { trap: unknown; elapsed: unknown }): boolean {
  if (typeof trap === 'string' && trap.trim() !== '') return true
  if (typeof elapsed !== 'string' || elapsed === '') return false
  const time = Number(elapsed)
  return time >= 0 && time < fastest
}
