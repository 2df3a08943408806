import type { Deadline } from '../../content/deadline.ts'
import { fill, withCount } from '../../content/fill.ts'
import { sayNear } from '../../places/near-city.ts'
import { writeInZone } from '../../request/write-time.ts'
import { companyTime, type Day, shift } from './day.ts'
import type { Holiday, Verdict } from './verdict.ts'

/** Days further away than this show their year. */
const maxDaysWithoutYear = 300

type Words = Pick<Deadline, 'heads' | 'sentences' | 'sent' | 'gate' | 'notes' | 'zone'>

/** `sentence` marks bold text with asterisks. */
export type Said = { head: string; where: string; sentence: string }

/** A calendar day for people: "Tue, Nov 24", with the year if it would be ambiguous. */
export function writeDay(day: Day, today: Day, weekday = true): string {
  return writeInZone('UTC', day, {
    ...(weekday && { weekday: 'short' }),
    month: 'short',
    day: 'numeric',
    ...((day < today || shift(today, maxDaysWithoutYear) < day) && { year: 'numeric' }),
  })
}

/**
 * A verdict in words; `today` is by the company's calendar.
 * @param zone the reader's, for naming an hour
 * @param isSent so that nothing asks to send or complete it
 */
export function sayDeadline(
  verdict: Verdict,
  words: Words,
  today: Day,
  { zone = words.zone, isSent = false }: { zone?: string; isSent?: boolean } = {},
): Said {
  const { kind, event, place, twice } = verdict
  const { heads, sentences, sent } = words
  const day = writeDay(event, today, false)
  const head = { head: heads[kind], where: kind === 'past' ? day : `${place}, ${day}` }
  if (!('proof' in verdict)) {
    const told = isSent ? sent : sentences
    const which = twice ? ` ${fill(words.notes.twice, { place: twice.of })}` : ''
    return { ...head, sentence: kind === 'past' ? told.past : `${told.call} ${words.gate}${which}` }
  }
  const { spare, proof, printed, delivered } = verdict
  const told = verdict.kind === 'comfortable' && spare === undefined ? 'ample' : verdict.kind
  const until = momentIn(zone, proof, verdict.time, words.zone)
  const sentence = fill(sentences[told], {
    count: String(spare),
    proof: writeDay(told === 'rush' ? until.day : proof, today),
    printed: writeDay(printed, today),
    delivered: writeDay(delivered, today),
    time: until.hour,
    notes: notes(verdict, words, today, isSent),
  })
  return { ...head, sentence: sentence.replaceAll('  ', ' ') }
}

function notes(
  { holidays, place, counted = place, placeIs, twice, from, beyond }: Extract<Verdict, { proof: Day }>,
  { notes: words }: Words,
  today: Day,
  isSent: boolean,
): string {
  const list = (ofKind: Holiday[]) => {
    const days = ofKind.map(({ day }) => writeDay(day, today, false))
    return [days.slice(0, -1).join(', '), days.at(-1)].filter(Boolean).join(` ${words.and} `)
  }
  // Separate, to show which are estimated.
  const sure = list(holidays.filter(({ estimated }) => !estimated))
  const estimated = list(holidays.filter((one) => one.estimated))
  const days = [sure, estimated && fill(words.estimated, { days: estimated })].filter(Boolean).join('; ')
  const ofPlace = placeIs === 'home' && isSent ? 'read' : placeIs
  const note = twice ? 'twice' : ofPlace
  const closed = holidays.length === 1 ? words.one : withCount(words.many, holidays.length)
  return [
    ...(days ? [fill(closed, { days })] : []),
    ...(from ? [fill(words.near, { ...sayNear(from.city), press: from.press })] : []),
    ...(from && !from.hasHolidays ? [fill(words.noHolidays, { country: from.city[1] })] : []),
    // An asterisk would end the bold text.
    ...(note === 'named' || note === 'near'
      ? []
      : [fill(words[note], { place: twice?.of ?? counted.replaceAll('*', '') })]),
    ...(beyond ? [words.beyond] : []),
  ].join(' ')
}

/** The company's day and time by the clock of another zone: the day there, and "9 PM GMT+1". */
function momentIn(zone: string, day: Day, time: string, from: string): { day: Day; hour: string } {
  const guess = Date.parse(`${day}T${time}Z`)
  const there = companyTime(guess, from)
  const at = 2 * guess - Date.parse(`${there.day}T${there.time}Z`)
  const here = companyTime(at, zone)
  const hour = writeInZone(zone, at, {
    timeZoneName: 'short',
    hour: 'numeric',
    ...(!here.time.endsWith(':00') && { minute: '2-digit' }),
  })
  return { day: here.day, hour }
}
