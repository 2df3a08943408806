/** The workplace's views, in the order of their tabs; the address omits the first. */
export const views = ['unanswered', 'mine', 'nobody', 'soon', 'waiting', 'spam', 'all'] as const
export type View = (typeof views)[number]

/** The states of a ticket, in the order of the keys 1 to 5. */
export const statuses = ['new', 'contacted', 'quoted', 'won', 'lost'] as const
export type Status = (typeof statuses)[number]

/** A row of the list, with its days in words. */
export type Row = {
  id: string
  reference: string
  name: string
  company?: string
  subject?: string
  words?: string
  event?: { text: string; soon: boolean }
  rush?: boolean
  due: string
  owed?: boolean
  /** The day until which it waits. */
  waits?: string
  status: Status
  spam?: boolean
  owner?: string
  ownerName?: string
  times?: number
  value?: string
  replied?: boolean
  accepted?: boolean
  going?: boolean
  files?: { announced: number; arrived: number; label: string }
}
