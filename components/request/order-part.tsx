import { fill, withCount } from '../../lib/content/fill.ts'
import { daysBetween } from '../../lib/leads/deadline/day.ts'
import {
  isTrackingLink,
  type Order,
  type OrderStep,
  orderSteps,
  promisedDay,
  quotedDay,
  stepPlace,
} from '../../lib/request/order-steps.ts'
import { writeCalendarDay, writeMoment, writeShortTime } from '../../lib/request/write-time.ts'
import { dayOf, OrderRuler } from './order-ruler.tsx'
import type { PartProps } from './part-props.ts'
import { AskOfOrder } from './ask-of-order.tsx'

type Props = PartProps & { order: Order }

/** How far an order is: on a ruler of days, as a list of steps, and its parcels. */
export function OrderPart({ order, request, token, words, now }: Props) {
  const own = words.order
  const place = stepPlace(order.step)
  const promised = promisedDay({ ...request, order })
  const isDelivered = order.step === 'delivered'
  const isLate = promised !== undefined && !isDelivered && promised < dayOf(now)
  const why = isLate ? '' : order.moves.at(-1)?.why
  const before = daysBefore(request, order, promised)
  const missed = [...before, ...(isLate ? [promised] : [])]
  const times: Partial<Record<'accepted' | OrderStep, string>> = {
    accepted: request.times.accepted ?? undefined,
    ...order.times,
  }
  const latest = order.step && order.times[order.step]
  const steps = ['accepted', ...orderSteps] as const
  return (
    <section className="request-part order" aria-labelledby="order">
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-2">
        <h2 className="text-7 leading-poster poster" id="order">
          {own.heading}
        </h2>
        {latest && <p className="text-2 text-slate">{fill(own.updated, { time: writeMoment(latest) })}</p>}
      </div>
      {promised && (missed.length > 0 || order.moves.length > 0) && !isDelivered && (
        <div className="request-notice">
          <p>{isLate ? sayLate(promised, words) : sayMoved(before, promised, request, own)}</p>
          {why && <p dir="auto">{why}</p>}
        </div>
      )}
      <OrderRuler
        marks={steps.flatMap((step) => {
          const at = times[step]
          return at ? { at, name: own.steps[step] } : []
        })}
        promised={isDelivered || isLate ? undefined : promised}
        missed={missed}
        event={request.asked.eventDate || undefined}
        words={own.marks}
        now={now}
      />
      <ol className="order-steps mt-5 md:ruled-t md:ruled-b">
        {steps.map((step, index) => {
          const at = times[step]
          return (
            <li
              key={step}
              data-done={index <= place || undefined}
              aria-current={index === place ? 'step' : undefined}
            >
              <b>{own.steps[step]}</b>
              {step === 'delivered' &&
                missed.map((day) => <s key={day}>{fill(own.promisedFor, { day: writeCalendarDay(day) })}</s>)}
              <span>
                {at ? writeShortTime(at) : stepNote(step, index <= place, isLate ? undefined : promised, own)}
              </span>
            </li>
          )
        })}
      </ol>
      {/* Those of an order are still under way once its addition begins. */}
      <Parcels parcels={order.parcels} words={own} />
      <AskOfOrder token={token} words={words} />
    </section>
  )
}

/** The note on a step without a time: what is promised, or whether it is done. */
function stepNote(step: string, isDone: boolean, promised: string | undefined, own: Props['words']['order']) {
  if (step === 'delivered' && promised) return fill(own.promisedFor, { day: writeCalendarDay(promised) })
  return isDone ? own.done : own.notYet
}

/** The days that were promised before, in quotes and since. */
function daysBefore(request: Props['request'], { moves }: Order, promised?: string) {
  const replaced = request.quotes.flatMap(({ state, accepted, quote: { delivered } }) =>
    state === 'replaced' && accepted && delivered ? [delivered] : [],
  )
  const all = [...replaced, quotedDay(request), ...moves.map(({ day }) => day)]
  return [...new Set(all.flatMap((day) => (day && day !== promised ? [day] : [])))]
}

const sayLate = (promised: string, { order, phone }: Props['words']) =>
  fill(order.late, { day: writeCalendarDay(promised, 'long'), phone: phone.label })

/** Says that the day has moved, and how long before the event it is. */
function sayMoved(
  before: string[],
  promised: string,
  { asked }: Props['request'],
  own: Props['words']['order'],
) {
  const last = before.at(-1)
  const day = writeCalendarDay(promised, 'long')
  const moved = last
    ? fill(own.moved, { promised: writeCalendarDay(last, 'long'), day })
    : fill(own.newDay, { day })
  const spare = asked.eventDate ? daysBetween(promised, asked.eventDate) : 0
  return [moved, spare > 0 && withCount(own.spare, spare)].filter(Boolean).join(' ')
}

function Parcels({ parcels, words }: { parcels: Order['parcels']; words: Props['words']['order'] }) {
  if (parcels.length === 0) return null
  return (
    <>
      <h3 className="text-6 leading-title poster mt-6">{withCount(words.parcels, parcels.length)}</h3>
      <ul role="list" className="mt-3 ruled-t">
        {parcels.map(({ carrier, number, link }, index) => (
          <li key={index} className="flex flex-wrap items-center gap-x-5 gap-y-2 py-4 listed-b">
            <span className="flex-1 min-w-[14ch] wrap-anywhere">
              <b>{carrier || fill(words.parcel, { number: index + 1 })}</b>{' '}
              <span className="text-data font-mono">{number}</span>
              {link && !isTrackingLink(link) && <small className="block text-slate">{link}</small>}
            </span>
            {isTrackingLink(link) && (
              <a
                href={link}
                target="_blank"
                rel="noopener noreferrer"
                className="button button-small button-secondary"
              >
                {fill(words.track, { number: carrier || number || String(index + 1) })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
