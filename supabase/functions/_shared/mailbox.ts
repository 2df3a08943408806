/** An address that no mail program can read as more than one; rarer ones get no mail. */
export const plainAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/

/**
 * What tells mailboxes apart: at many providers capitals, dots and what follows a plus lead to the same one.
 * @returns null for an address to which nothing is sent
 */
export function mailboxOf(email: string): string | null {
  if (!plainAddress.test(email)) return null
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  return `${local.replace(/(?!^)\+.*/, '').replaceAll('.', '')}@${domain}`
}
