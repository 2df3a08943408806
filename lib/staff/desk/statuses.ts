/** The views of the workplace, in the order of their tabs; in the address the first one is left out. */
export const views = ['unanswered', 'mine', 'nobody', 'soon', 'waiting', 'spam', 'all'] as const
export type View = (typeof views)[number]

/** Where a ticket stands, in the order of the keys 1 to 5. */
export const statuses = ['new', 'contacted', 'quoted', 'won', 'lost'] as const
export type Status = (typeof statuses)[number]

/** A row of the list, its days in words. */
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
  files?: { announced: number; arrived: number; label: string }
}
