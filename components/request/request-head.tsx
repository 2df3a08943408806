import { fill } from '../../lib/content/fill.ts'
import type { RequestPageWords } from '../../lib/content/request-page.ts'
import type { RequestData, State } from '../../lib/request/page-data.ts'
import {
  writeInZone,
  writeDate,
  writeLong,
  writeMoment,
  writeShort,
  writeTime,
} from '../../lib/request/write-time.ts'

type Props = { request: RequestData; words: RequestPageWords }

const states: State[] = ['received', 'read', 'answered', 'accepted', 'closed']

/** Where the request stands: in words, on the ink of its state, and as five places for the punch. */
export function RequestHead({ request, words }: Props) {
  const { heading, lead } = say(request, words)
  const { facts, office } = words
  const { asked, reference, sent, promised } = request
  const latest = request.messages.findLast(({ by }) => by !== null)?.at
  const moment = latest ?? promised
  const who = [[asked.firstName, asked.lastName].filter(Boolean).join(' '), asked.company].filter(Boolean)
  const there = moment && writeTime(moment, office.zone)
  return (
    <div className="request-ink">
      <div className="wrap">
        <div className="request-say">
          <h1>{heading}</h1>
          <p>{lead}</p>
        </div>
        <div className="request-head">
          <dl>
            <div>
              <dt>{facts.reference}</dt>
              <dd className="request-reference">{reference}</dd>
            </div>
            <div>
              <dt>{facts.sent}</dt>
              <dd>
                {writeMoment(sent)}
                <small dir="auto">{fill(facts.by, { who: who.join(', ') })}</small>
              </dd>
            </div>
            {moment && (
              <div>
                <dt>{latest ? facts.answered : facts.answerBy}</dt>
                <dd>
                  {writeMoment(moment)}
                  {there !== writeTime(moment) && (
                    <small>{fill(facts.there, { time: there ?? '', city: office.city })}</small>
                  )}
                </dd>
              </div>
            )}
          </dl>
          <Steps request={request} words={words} />
        </div>
      </div>
    </div>
  )
}

function Steps({ request, words: { steps } }: Props) {
  const { state, times, sent, promised, reader, quotes } = request
  const at: Record<State, string | null> = { ...times, received: sent }
  const open = quotes.some((quote) => quote.state === 'open')
  const next: Record<State, string> = {
    received: '',
    read: steps.read.next,
    answered: promised ? fill(steps.answered.next, { day: writeShort(promised) }) : '',
    accepted: open ? steps.accepted.next : '',
    closed: steps.closed.next,
  }
  return (
    <ol aria-label={steps.label}>
      {states.map((one) => (
        <li key={one} data-done={at[one] ? '' : undefined} aria-current={one === state ? 'step' : undefined}>
          <i aria-hidden="true" />
          <div>
            <b>
              {one === 'read' && at.read && reader
                ? fill(steps.read.by, { person: reader })
                : steps[one].name}
            </b>
            <small>
              {at[one] ? writeShort(at[one]) : next[one] || <span className="sr-only">{steps.notYet}</span>}
            </small>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The page's heading and the sentence beside it. */
function say(
  { state, reader, answerer, times, messages, quotes, until }: RequestData,
  words: RequestPageWords,
) {
  const { heads, leads, team } = words
  const latest = messages.findLast(({ by }) => by !== null)
  const open = quotes.find((quote) => quote.state === 'open')
  if (state === 'read') {
    const at = times.read ?? ''
    const told = fill(leads.read, { person: reader ?? team, day: writeLong(at), time: writeTime(at) })
    return { heading: reader ? fill(heads.read, { person: reader }) : heads.readByNobody, lead: told }
  }
  if (state === 'answered') {
    const at = latest?.at ?? times.answered ?? ''
    const person = latest?.by ?? answerer ?? team
    const values = { person, day: writeLong(at), time: writeTime(at) }
    const last = open && writeInZone('UTC', open.quote.until, { month: 'long', day: 'numeric' })
    return last
      ? { heading: heads.quoted, lead: fill(leads.quoted, { ...values, until: last }) }
      : { heading: fill(heads.answered, values), lead: fill(leads.answered, values) }
  }
  return {
    heading: heads[state],
    lead: state === 'closed' ? fill(leads.closed, { until: writeDate(until) }) : leads[state],
  }
}
