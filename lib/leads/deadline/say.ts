import type { Deadline } from '../../content/deadline.ts'
import { withCount } from '../../content/spell-out.ts'
import { shift, type Day } from './day.ts'
import type { Holiday, Verdict } from './verdict.ts'

/** From so many days on a day is named with its year. */
const yearTold = 300

type Words = Pick<Deadline, 'heads' | 'sentences' | 'sent' | 'gate' | 'notes' | 'zone'>

/** `sentence` has what is set in bold between stars. */
export type Said = { head: string; where: string; sentence: string }

/** A day of the calendar as people write it: "Tue, Nov 24", with the year where it could be of two. */
export function writeDay(day: Day, today: Day, weekday = true): string {
  return new Date(day).toLocaleDateString('en-US', {
    ...(weekday && { weekday: 'short' }),
    month: 'short',
    day: 'numeric',
    ...((day < today || shift(today, yearTold) < day) && { year: 'numeric' }),
    timeZone: 'UTC',
  })
}

/**
 * A verdict in words.
 * @param today by the company's calendar
 * @param isSent whether the request has been sent, so that nothing asks to send it
 */
export function say(verdict: Verdict, words: Words, today: Day, isSent = false): Said {
  const { kind, event, place } = verdict
  const { heads, sentences, sent } = words
  const day = writeDay(event, today, false)
  const head = { head: heads[kind], where: kind === 'past' ? day : `${place}, ${day}` }
  if (!('proof' in verdict)) {
    const told = isSent ? sent : sentences
    return { ...head, sentence: kind === 'past' ? told.past : `${told.call} ${words.gate}` }
  }
  const { spare, proof, printed, delivered } = verdict
  const told = verdict.kind === 'comfortable' && spare === undefined ? 'ample' : verdict.kind
  const sentence = fill(sentences[told], {
    count: String(spare),
    proof: writeDay(proof, today),
    printed: writeDay(printed, today),
    delivered: writeDay(delivered, today),
    time: clockTime(proof, verdict.time, words.zone),
    notes: notes(verdict, words, today),
  })
  return { ...head, sentence: sentence.replaceAll('  ', ' ') }
}

type Dated = Extract<Verdict, { proof: Day }>

function notes(
  { holidays, place, counted = place, placeIs, beyond }: Dated,
  { notes: words }: Words,
  today: Day,
): string {
  const list = (ofKind: Holiday[]) => {
    const days = ofKind.map(({ day }) => writeDay(day, today, false))
    return [days.slice(0, -1).join(', '), days.at(-1)].filter(Boolean).join(` ${words.and} `)
  }
  // Apart, so that nobody wonders which of them are estimated.
  const sure = list(holidays.filter(({ estimated }) => !estimated))
  const estimated = list(holidays.filter((one) => one.estimated))
  const days = [sure, estimated && fill(words.estimated, { days: estimated })].filter(Boolean).join('; ')
  const closed = holidays.length === 1 ? words.one : withCount(words.many, holidays.length)
  return [
    ...(days ? [fill(closed, { days })] : []),
    // A star would end what is bold.
    ...(placeIs === 'named' ? [] : [fill(words[placeIs], { place: counted.replaceAll('*', '') })]),
    ...(beyond ? [words.beyond] : []),
  ].join(' ')
}

/** "3 PM EST" */
function clockTime(day: Day, time: string, zone: string): string {
  const hour = new Date(`${day}T${time}Z`).toLocaleTimeString('en-US', {
    timeZone: 'UTC',
    hour: 'numeric',
    ...(!time.endsWith(':00') && { minute: '2-digit' }),
  })
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' }).formatToParts(
    new Date(`${day}T18:00Z`),
  )
  return `${hour} ${parts.find(({ type }) => type === 'timeZoneName')?.value}`
}

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
