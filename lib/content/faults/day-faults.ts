import { isCalendarDay } from '../../leads/calendar-day.ts'
import { weekdays } from '../../leads/deadline/rules.ts'

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const monthly =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'
const weekly = '(?:(?:Sun|Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?)(?:day)?)'
/** Between the ends of a range, and the parts of a list. */
const joint = '(?:,? (?:to|through|thru|until|till|and|or|&) | ?[–-] ?|, )'
const further = `(?:${joint}(?:${monthly}\\.? )?\\d{1,2}(?:st|nd|rd|th)?\\b(?!:\\d| ?[ap]\\.?m)){0,6}`
const named = new RegExp(
  `(?:\\b([Bb]y|[Uu]ntil|[Tt]ill|[Tt]hrough|ends?|ending)(?: (?:midnight|noon|the end of|\\d{1,2} [ap]\\.?m\\.?))?(?: on)? )?(?:\\b((?:${weekly}\\.?${joint}){0,6})(${weekly})\\.?,? )?\\b(${monthly})\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b(?:, (\\d{4}))?(?=(${further})(?:, (\\d{4}))?)`,
  'g',
)
const onADay = /\b(?:closed?|closes|opens?|ends?|over) tomorrow\b|\bends? (?:today|tonight)\b/i
const daysBetween = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000

/** The day of the calendar that a text means which is shown from one day until another. */
function dateOf(month: string, day: string, year?: string, from?: string, until?: string): string {
  const on = (year: number) =>
    `${year}-${String(months.indexOf(month.slice(0, 3)) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
  const begun = Number((from ?? until)?.slice(0, 4))
  // In December, January is that of the next year.
  const meant = from && on(begun) < from.slice(0, 7) ? on(begun + 1) : on(begun)
  return year ? on(Number(year)) : meant
}

/** Days that a text names. Of "Tuesday to Thursday, May 4 to 6" the first, and the `last` with its own weekday. */
export const daysNamed = (value: string, from?: string, until?: string) =>
  [...value.matchAll(named)].map((found) => {
    const [said, end, earlier, weekday, month = '', day = '', year, more = '', late] = found
    const dayOf = (month: string, day: string) => {
      return { words: `${month} ${day}`, date: dateOf(month, day, year ?? late, from, until) }
    }
    const [begun] = (more && /^\p{L}+/u.exec(earlier ?? '')) || []
    const lastMonth = more.match(new RegExp(monthly, 'g'))?.at(-1) ?? month
    return {
      said,
      end,
      weekday: begun ?? weekday,
      last: begun ? { weekday, ...dayOf(lastMonth, more.match(/\d+/g)?.at(-1) ?? day) } : undefined,
      // "In May 40 presses ran" names no day.
      isCount: Number(day) > 31 && /^ \p{Ll}/u.test(value.slice(found.index + said.length)),
      ...dayOf(month, day),
    }
  })

/** A day with the weekday of another one. */
function weekdayFault({ said, last, ...first }: ReturnType<typeof daysNamed>[number]): string | undefined {
  // "Monday to Friday, May 3 to 28" names the days of several weeks.
  const isLong = last && daysBetween(first.date, last.date) > 6
  for (const { weekday, words, date } of isLong ? [] : [first, ...(last ? [last] : [])]) {
    const real = weekdays[new Date(date).getUTCDay()]
    if (weekday && real && !weekday.startsWith(real.slice(0, 3)))
      return `says "${said}", and ${words}, ${date.slice(0, 4)} is a ${real}; correct one of the two`
  }
}

/** Days in a text that are no such weekday, or not those on which it is shown. */
export function dayFault(value: string, from?: string, until?: string): string | undefined {
  const [said20 = '', wish] =
    (from &&
      !isCalendarDay(value) &&
      /(?<!\b(?:since|in|from|of|founded) )\b(Happy (?:New Year )?)?20\d\d\b/i.exec(value)) ||
    []
  const year = said20.slice(-4)
  // At the turn of the year, the new one is wished.
  if (from && year && year < ((wish && until) || from).slice(0, 4))
    return `says ${year}, and is shown from ${from}; correct the year, or write "in ${year}" if that is meant`
  const [relative] = (from !== until && onADay.exec(value)) || []
  if (relative) return `says "${relative}" on more than one day; name the day, like Friday, January 1`
  const none = value.match(/(?<![\d-])20\d\d-\d\d-\d\d(?![\d-])/g)?.find((one) => !isCalendarDay(one))
  if (none) return `says ${none}, a day that the calendar does not have; correct it`
  const ends: [said: string, on: string][] = []
  const days = daysNamed(value, from, until)
  for (const day of days) {
    const { said, end, isCount, words, date } = day
    if (!isCalendarDay(date)) {
      if (isCount || isCalendarDay(date.replace(/^.*?-/, '2028-'))) continue
      return `says "${words}", a day that the calendar does not have; correct it`
    }
    const wrong = weekdayFault(day)
    if (wrong) return wrong
    if (end) ends.push([said, date])
  }
  const [said, last] = ends[0] ?? []
  // "Closed from December 24 on; order by December 18" is about later days.
  const isLast = days.every(({ date }) => !last || date <= last)
  const goesOn = /\b(?:after that|and then)\b/.test(value)
  if (until && last && isLast && !goesOn && ends.every(([, on]) => daysBetween(on, until) > 1))
    return `says "${said}", and is shown until ${until}; write until: ${last}, or correct the text`
}
