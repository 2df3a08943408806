import { fill } from '../../lib/content/fill.ts'
import type { RequestPageWords } from '../../lib/content/request-page.ts'
import { localPath } from '../../lib/language/local-path.ts'
import { readOwnRequests } from '../../lib/request/request-storage.ts'
import type { DealState, RequestData } from '../../lib/request/page-data.ts'
import { stepPlace } from '../../lib/request/order-steps.ts'
import { isWaiting, newestProof } from '../../lib/request/newest-proof.ts'
import {
  writeInZone,
  writeDate,
  writeLong,
  writeMoment,
  writeShortTime,
  writeTime,
  writeTimeThere,
} from '../../lib/request/write-time.ts'
import { keepTogether } from '../ui/bold.tsx'

type Props = { request: RequestData; words: RequestPageWords }

const steps = ['received', 'read', 'answered', 'accepted', 'closed'] as const
type Step = (typeof steps)[number]
export const stepOf: Record<DealState, Step> = {
  received: 'received',
  read: 'read',
  answered: 'answered',
  quoted: 'answered',
  lapsed: 'answered',
  ordered: 'accepted',
  more: 'accepted',
  cancelled: 'closed',
  closed: 'closed',
}

/** The state of the request: in words, on its ink, and as five places for the punch. */
export function RequestHead({ request, words }: Props) {
  const { heading, lead } = headWords(request, words)
  const { facts, office } = words
  const ownRequest = readOwnRequests().find((one) => one.reference === request.first?.reference)
  const { asked, reference, sent, promised } = request
  const latest = request.messages.findLast(({ by }) => by !== null)?.at
  // A repeat is answered on the page of the first request.
  const isAnsweredElsewhere = Boolean(request.first) && !latest
  const moment = isAnsweredElsewhere ? null : (latest ?? promised)
  const who = [[asked.firstName, asked.lastName].filter(Boolean).join(' '), asked.company].filter(Boolean)
  return (
    <div className="forced-colors:ruled-b print:bg-transparent print:text-inherit bg-(--ink) text-(--on)">
      <div className="wrap">
        <div className="request-say grid gap-x-6 gap-y-4 items-end pt-7 pb-6 lg:grid-cols-[minmax(0,1fr)_424px] lg:pt-8 lg:pb-7 print:pt-0 print:pb-4">
          <h1>{heading}</h1>
          <p className="text-4 leading-text text-pretty">
            <span>{keepTogether(lead)}</span>{' '}
            {ownRequest && (
              <a href={localPath(`/request#${ownRequest.token}`)} data-screen-only="">
                {words.toFirst}
              </a>
            )}
          </p>
        </div>
        <div className="request-head notched relative ruled torn-b bg-sheet text-key">
          <dl className="grid sm:grid-cols-[1fr_1fr] lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_423px]">
            <div className="first:border-t-0 sm:first:col-span-full lg:first:col-auto">
              <dt className="text-2 leading-body font-label">{facts.reference}</dt>
              <dd className="type-reference leading-text text-balance">{reference}</dd>
            </div>
            <div className="lg:ruled-l sm:last:col-span-2">
              <dt className="text-2 leading-body font-label">{facts.sent}</dt>
              <dd className="leading-text text-balance">
                {writeMoment(sent)}
                <small dir="auto">{fill(facts.by, { who: who.join(', ') })}</small>
              </dd>
            </div>
            {moment && (
              <div className="lg:ruled-l">
                <dt className="text-2 leading-body font-label">{latest ? facts.answered : facts.answerBy}</dt>
                <dd className="leading-text text-balance">
                  <span>{writeMoment(moment)}</span>
                  {writeTime(moment, office.zone) !== writeTime(moment) && (
                    <small>
                      {fill(facts.there, { time: writeTimeThere(moment, office.zone), city: office.city })}
                    </small>
                  )}
                </dd>
              </div>
            )}
          </dl>
          {!isAnsweredElsewhere && !request.order && <Steps request={request} words={words} />}
        </div>
      </div>
    </div>
  )
}

function Steps({ request, words: { steps: words } }: Props) {
  const { state, times, sent, promised, reader } = request
  // An answer by phone or mail was read, too.
  const at: Record<Step, string | null> = { ...times, received: sent, read: times.read ?? times.answered }
  const next: Record<Step, string> = {
    received: '',
    read: words.read.next,
    answered: promised ? fill(words.answered.next, { day: writeShortTime(promised) }) : '',
    accepted: state === 'quoted' ? words.accepted.next : '',
    closed: words.closed.next,
  }
  const current = stepOf[state]
  // Places for the punch: a hole shows the ground, a dashed circle is where the next one goes.
  return (
    <ol
      className="sm:grid-cols-5 sm:gap-0 sm:p-0 lg:grid-cols-[repeat(3,minmax(0,1fr))_240px_183px] print:hidden grid gap-3 pt-4 px-5 pb-5 ruled-t"
      aria-label={words.label}
    >
      {steps.map((one) => (
        <li
          className="sm:max-lg:grid-cols-1 sm:max-lg:gap-2 sm:max-lg:content-start sm:max-lg:py-4 sm:max-lg:pr-1 sm:max-lg:pl-5 lg:py-5 lg:pr-1 lg:pl-7 grid grid-cols-[30px_minmax(0,1fr)] gap-x-4 gap-y-0 items-center leading-control"
          key={one}
          data-done={at[one] ? '' : undefined}
          aria-current={one === current ? 'step' : undefined}
        >
          <i aria-hidden="true" />
          <div>
            <b>
              {one === 'read' && at.read && reader
                ? fill(words.read.by, { person: reader })
                : words[one].name}
            </b>
            <small>
              {at[one]
                ? writeShortTime(at[one])
                : next[one] || <span className="sr-only">{words.notYet}</span>}
            </small>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The page's heading and the sentence beside it. */
function headWords(request: RequestData, words: RequestPageWords) {
  const { state, first, reader, answerer, times, messages, quotes, until, order, sent } = request
  const { heads, leads, team } = words
  if (first)
    return {
      heading: heads.repeated,
      lead: fill(leads.repeated, { day: writeLong(first.sent), reference: first.reference }),
    }
  const proof = newestProof(request)
  // Until it is printed.
  const isProofing = stepPlace(order?.step ?? null) <= stepPlace('approved')
  if (proof && isProofing && (state === 'answered' || state === 'ordered')) {
    if (isWaiting(request, proof)) return { heading: heads.proof, lead: leads.proof }
    if (proof.approved)
      return { heading: heads.approved, lead: fill(leads.approved, { number: proof.version }) }
  }
  const latest = messages.findLast(({ by }) => by !== null)
  const open = quotes.find((quote) => quote.state === 'open')
  const last = open ? writeInZone('UTC', open.quote.until, { month: 'long', day: 'numeric' }) : ''
  if (state === 'read') {
    const at = times.read ?? ''
    const readLead = fill(leads.read, { person: reader ?? team, day: writeLong(at), time: writeTime(at) })
    return { heading: reader ? fill(heads.read, { person: reader }) : heads.readByNobody, lead: readLead }
  }
  if (state === 'answered' || state === 'quoted' || state === 'lapsed') {
    const at = latest?.at ?? times.answered ?? ''
    const person = latest?.by ?? answerer ?? team
    const values = { person, day: writeLong(at), time: writeTime(at) }
    return state === 'quoted'
      ? { heading: heads.quoted, lead: fill(leads.quoted, { ...values, until: last }) }
      : { heading: fill(heads.answered, values), lead: fill(leads.answered, values) }
  }
  if (state === 'more') {
    const lead = leads[open?.relation === 'change' ? 'change' : 'addition']
    return { heading: fill(heads.more, { number: open?.number ?? 0 }), lead: fill(lead, { until: last }) }
  }
  if (state === 'closed')
    return { heading: heads.closed, lead: fill(leads.closed, { until: writeDate(until) }) }
  const { step, times: reached } = order ?? {}
  if (state === 'ordered' && step)
    return {
      heading: heads.order[step],
      lead: fill(leads.order[step], { day: writeLong(reached?.[step] ?? sent) }),
    }
  const ordered =
    state === 'ordered' && quotes.some((quote) => quote.state === 'accepted') ? 'accepted' : state
  return { heading: heads[ordered], lead: leads[ordered] }
}
