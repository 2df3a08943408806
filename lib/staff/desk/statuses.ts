/** The desk's views, in the order of their tabs; the address omits the first. */
export const views = [
  ...(['unanswered', 'mine', 'nobody', 'quotes'] as const),
  ...(['proof', 'produce', 'ship', 'drafts'] as const),
  ...(['soon', 'waiting', 'spam', 'all'] as const),
] as const
export type View = (typeof views)[number]

/** The states of a ticket, in the order of the keys 1 to 5. */
export const statuses = ['new', 'contacted', 'quoted', 'won', 'lost'] as const
export type Status = (typeof statuses)[number]

/** Same rule as `private.is_open`. */
export const isOpen = (status: Status): boolean => status !== 'won' && status !== 'lost'

/** The status that an answer leads to. Same rule as `private.send_due_answers`. */
export function statusAfter(status: Status, hasQuote: boolean): Status {
  if (hasQuote && status !== 'won') return 'quoted'
  return status === 'new' ? 'contacted' : status
}
