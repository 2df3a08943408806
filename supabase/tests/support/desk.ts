import { ticketsForTests } from './tickets.ts'

export const zone = 'America/New_York'
export const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A database with the desk's own calls, as a colleague makes them. */
export function deskForTests() {
  const tickets = ticketsForTests()
  async function answer(call: string, values: unknown[]) {
    const [row] = await tickets.act(`${call} as answer`, values)
    return row?.answer as Record<string, unknown>
  }
  const list = (filter: object, more = '') =>
    answer(`public.list_tickets($3${more})`, [{ zone, ...filter }]) as unknown as Promise<
      { id: string; name: string; key: string }[]
    >
  return {
    ...tickets,
    /** The entries of the list as cards. */
    cards: tickets.list,
    cardNames: tickets.names,
    answer,
    list,
    names: async (filter: object, more = '') =>
      (await list(filter, more)).map(({ name }) => name.split(' ')[0]),
    save: (id: string, changes: object, shown: object = {}) =>
      answer('public.update_ticket($3, $4, $5)', [id, JSON.stringify(changes), JSON.stringify(shown)]),
  }
}
