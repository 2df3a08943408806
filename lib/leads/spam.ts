/** The fastest a person can fill in a form, in milliseconds: autofill is a tap, and sending another. */
const fastestFillMs = 700

/**
 * Whether a request looks like a bot's. It is stored anyway, but flagged.
 * @param signs `trap`: a field hidden from people; `elapsed`: milliseconds from the first touch of the form to
 *   sending it, measured by the page's script. A missing or impossible time proves nothing.
 */
export function looksLikeSpam({ trap, elapsed }: { trap: unknown; elapsed: unknown }): boolean {
  if (typeof trap === 'string' && trap.trim() !== '') return true
  if (typeof elapsed !== 'string' || elapsed === '') return false
  const time = Number(elapsed)
  return time >= 0 && time < fastestFillMs
}
