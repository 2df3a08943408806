/** The steps of an order after its acceptance, as in supabase/schemas/order_steps.sql, in the order of the keys Shift+1 to 5. */
export const orderSteps = ['proof', 'approved', 'production', 'shipped', 'delivered'] as const
export type OrderStep = (typeof orderSteps)[number]

/** A parcel as staff typed it; `link` may be anything. */
export type Parcel = Record<'carrier' | 'number' | 'link', string>

/** An order as the database function order_of returns it; times are ISO 8601. */
export type Order = {
  step: OrderStep | null
  times: Partial<Record<OrderStep, string>>
  parcels: Parcel[]
  /** Delivery days promised after the quote's, the newest last, as 2027-03-05, with what was written to the visitor. */
  moves: { day: string; why: string }[]
}

type Promised = {
  quotes: { state: string; quote: { delivered: string | null } }[]
  order?: Pick<Order, 'moves'> | null
}
/** The delivery day of the latest accepted quote that names one, as 2027-03-05. */
export const quotedDay = ({ quotes }: Promised) =>
  quotes.findLast(({ state, quote }) => state === 'accepted' && quote.delivered)?.quote.delivered ?? undefined
/** The delivery day that is promised now: staff may have moved the quote's. */
export const promisedDay = (request: Promised) => request.order?.moves.at(-1)?.day ?? quotedDay(request)

/** The number of steps that are done. */
export const stepPlace = (step: OrderStep | null) => (step ? orderSteps.indexOf(step) + 1 : 0)

/** The step that staff take next; none while the visitor's approval is awaited, and after the last. */
export function nextStep(step: OrderStep | null): OrderStep | undefined {
  const next = orderSteps[stepPlace(step)]
  return next === 'approved' ? undefined : next
}

/** A tracking address that may be a link: https alone. */
export const isTrackingLink = (link: string) => /^https:\/\//i.test(link) && URL.canParse(link)

/** Ways to begin a new request from an order: the same goods again, or a question about it. */
export const orderAsks = ['reorder', 'question'] as const
export type OrderAsk = (typeof orderAsks)[number]

/** The longest text with a reorder's changes or a question, in characters: the details have room for the goods below it. */
export const maxOrderAsk = 2_000
