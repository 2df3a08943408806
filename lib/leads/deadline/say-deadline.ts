import type { Deadline } from '../../content/deadline.ts'
import { fill, withCount } from '../../content/fill.ts'
import { type NearCity, sayNear } from '../../places/near-city.ts'
import { writeInZone } from '../../request/write-time.ts'
import { companyTime, type Day, addDays } from './day.ts'
import type { Holiday, Verdict } from './judge-deadline.ts'

/** Days further away than this show their year. */
const maxDaysWithoutYear = 300

type Words = Pick<Deadline, 'heads' | 'sentences' | 'sent' | 'gate' | 'notes' | 'zone'> &
  Partial<Pick<Deadline, 'names'>>

/**
 * A place, such as "Munich, Germany", under the names of the page's language. A city with a state keeps its name: London, ON,
 * is not Londres.
 */
function sayPlace(place: string, { names = {} }: Pick<Words, 'names'>): string {
  const parts = place.split(', ')
  const hasState = parts.length > 2
  const isKept = (index: number) => hasState && index < parts.length - 1
  return parts
    .map((name, index) => (Object.hasOwn(names, name) && !isKept(index) ? names[name] : name))
    .join(', ')
}

/** `sentence` marks bold text with asterisks. */
export type Said = { head: string; where: string; sentence: string }

/** A calendar day for people: "Tue, Nov 24", with the year if it would be ambiguous. */
export function writeDay(day: Day, today: Day, weekday = true): string {
  return writeInZone('UTC', day, {
    ...(weekday && { weekday: 'short' }),
    month: 'short',
    day: 'numeric',
    ...((day < today || addDays(today, maxDaysWithoutYear) < day) && { year: 'numeric' }),
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
  const head = { head: heads[kind], where: kind === 'past' ? day : `${sayPlace(place, words)}, ${day}` }
  if (!('proof' in verdict)) {
    const wording = isSent ? sent : sentences
    const which = twice ? ` ${fill(words.notes.twice, { place: sayPlace(twice.of, words) })}` : ''
    return { ...head, sentence: kind === 'past' ? wording.past : `${wording.call} ${words.gate}${which}` }
  }
  const { spare, proof, printed, delivered } = verdict
  const sentenceKind = verdict.kind === 'comfortable' && spare === undefined ? 'ample' : verdict.kind
  const until = momentIn(zone, proof, verdict.time, words.zone)
  const sentence = fill(sentences[sentenceKind], {
    count: String(spare),
    proof: writeDay(sentenceKind === 'rush' ? until.day : proof, today),
    printed: writeDay(printed, today),
    delivered: writeDay(delivered, today),
    time: until.hour,
    notes: writeNotes(verdict, words, today, isSent),
  })
  return { ...head, sentence: sentence.replaceAll('  ', ' ') }
}

function writeNotes(
  { holidays, place, counted = place, placeIs, twice, from, beyond }: Extract<Verdict, { proof: Day }>,
  own: Words,
  today: Day,
  isSent: boolean,
): string {
  const { notes: words } = own
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
    ...(from ? [sayBeside(from, own)] : []),
    ...(from && !from.hasHolidays ? [fill(words.noHolidays, { country: sayPlace(from.city[1], own) })] : []),
    // An asterisk would end the bold text.
    ...(note === 'named' || note === 'near'
      ? []
      : [fill(words[note], { place: sayPlace(twice?.of ?? counted.replaceAll('*', ''), own) })]),
    ...(beyond ? [words.beyond] : []),
  ].join(' ')
}

/** Which press delivers to a city beside the list. */
function sayBeside({ city, press }: { city: NearCity; press: string }, words: Words): string {
  const { place, ...distance } = sayNear(city)
  return fill(words.notes.near, { ...distance, place: sayPlace(place, words), press: sayPlace(press, words) })
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
