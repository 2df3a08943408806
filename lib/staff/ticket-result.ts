/** What somebody chose and wrote in a ticket's form. */
export type Typed = { status: string; owner: string; note: string }

export function typedIn(data: FormData): Typed {
  const text = (name: string) => String(data.get(name) ?? '')
  return { status: text('status'), owner: text('owner'), note: text('note') }
}

/** The answer to a change of a ticket. `typed` goes back into the fields whenever it was not stored; `at` tells two answers apart. */
export type TicketResult =
  | { state: 'idle' }
  | { state: 'saved'; at: number }
  | { state: 'failed' | 'refused' | 'gone'; at: number; typed: Typed }

export const idle: TicketResult = { state: 'idle' }
