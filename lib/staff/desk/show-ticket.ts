import { customerWords } from '../../content/customer.ts'
import { fill } from '../../content/fill.ts'
import { replies } from '../../content/replies.ts'
import { submissionsWords, type SubmissionsWords, deskWords, type DeskWords } from '../../content/desk.ts'
import { fields } from '../../leads/contract.ts'
import { english } from '../../language/spoken.ts'
import { addDays } from '../../leads/deadline/day.ts'
import { reference } from '../../leads/reference.ts'
import { artworkWords } from '../artwork/words.ts'
import { languageName, visitorLanguage } from '../visitor-language.ts'
import { phoneLink } from '../phone-link.ts'
import { cardRows, inTodaysWords } from '../todays-words.ts'
import { longDateTime, shortDateTime } from '../dates.ts'
import { historySentence } from '../history-sentence.ts'
import { customerPath } from '../next-path.ts'
import { sourceRows } from '../source-words.ts'
import { dealOf } from './deal.ts'
import { stepPlace } from '../../request/order-steps.ts'
import { mailsFor } from './mails.ts'
import { showConversation } from './show-conversation.ts'
import type { Verdict } from '../../leads/deadline/judge-deadline.ts'
import type { WholeTicket } from '../submission.ts'
import { dayIn, dueWords, shortDay, soonWords } from './words-of-time.ts'

/** A fact in a ticket's ruled strip. */
type Fact = {
  big: string
  small: string
  kind?: 'late' | 'soon'
  clock?: boolean
  /** Shown as a badge in the ink of this verdict. */
  verdict?: Verdict['kind']
}

type CardField = { label: string; value: string; href?: string }

/** A ticket in words, so that browsers need no dates or contract. `staff` signs mails; `now` in milliseconds since 1970. */
export function showTicket(whole: WholeTicket, staff: string, now: number) {
  const words = deskWords()
  const cardWords = submissionsWords()
  const submission = inTodaysWords(whole)
  const { form, verdict } = submission
  const zone = cardWords.timeZone
  const today = dayIn(zone, now)
  const { worth, ...deal } = dealOf(whole, words)
  return {
    id: whole.id,
    reference: reference(whole.id),
    name: `${form.firstName} ${form.lastName}`.trim(),
    firstName: form.firstName,
    email: form.email,
    phone: phoneLink(form.phone) ?? '',
    time: longDateTime(whole.created_at, zone),
    createdAt: whole.created_at,
    facts: [...showFacts(whole, submission, worth, words, now), ...verdictFact(verdict, cardWords)],
    fields: [...cardFields(form, cardWords.notGiven), ...deadlineField(verdict, cardWords)],
    message: submission.message,
    history: showHistory(whole, zone),
    source: sourceRows(whole.source),
    artwork: showArtwork(whole),
    ...showConversation(whole, words, zone, today),
    deal,
    /** Null before there is one. */
    order: whole.order ?? null,
    today,
    person: showPerson(whole, words, zone),
    status: whole.status,
    spam: whole.spam,
    owner: whole.owner ?? '',
    ownerName: whole.owner_name ?? '',
    /** When it is due again, as an instant, or ''. */
    remind: whole.remind_at ?? '',
    reminders: reminderChoices(today, whole.event_date, words.reminders),
    mails: mailsFor(whole, replies().templates, staff),
  }
}
export type Ticket = ReturnType<typeof showTicket>

function cardFields(form: WholeTicket['form_data'], notGiven: string): CardField[] {
  const rows = cardRows(form).filter(({ key }) => fields[key].kind !== 'lines')
  return rows.map(({ key, label, values }) => ({
    label,
    value: values.join(', ') || notGiven,
    ...(key === 'email' && { href: `mailto:${encodeURIComponent(form.email)}` }),
    ...(key === 'phone' && { href: phoneLink(form.phone) }),
  }))
}

type Said = ReturnType<typeof inTodaysWords>
type Deadline = Said['verdict']

/** The deadline helper's verdict when the request was sent: for the strip, and in full. */
const verdictFact = (deadline: Deadline, words: SubmissionsWords): Fact[] =>
  deadline ? [{ big: deadline.head, small: words.deadline, verdict: deadline.kind }] : []
const deadlineField = (deadline: Deadline, words: SubmissionsWords): CardField[] =>
  deadline?.rest ? [{ label: words.deadline, value: deadline.rest }] : []

function showFacts(
  whole: WholeTicket,
  { timeline, budget }: Said,
  worth: Fact[],
  words: DeskWords,
  now: number,
): Fact[] {
  const { event_date: event, sent, remind_at: remind } = whole
  const zone = submissionsWords().timeZone
  const today = dayIn(zone, now)
  const found: Fact[] = []
  if (remind && Date.parse(remind) > now)
    found.push({
      big: fill(words.due.waits, { day: shortDay(dayIn(zone, remind), today, true) }),
      small: words.due.reminded,
    })
  if (whole.replied_due || (whole.owed && found.length === 0)) {
    const due = dueWords(whole.due_at, now, words.due)
    const time = shortDateTime(whole.due_at, zone)
    found.push({
      big: due.full,
      small: fill(due.late ? words.due.wasDue : words.due.isDue, { time }),
      clock: true,
      ...(due.late && { kind: 'late' as const }),
    })
  }
  if (event) {
    const soon = soonWords(event, today, words.soon)
    const day = shortDay(event, today, true)
    if (soon) found.push({ big: fill(words.facts.event, { when: soon }), small: day, kind: 'soon' })
  }
  const proofs = proofFact(whole, words)
  found.push(...worth, ...proofs)
  const { step, times } = whole.order ?? {}
  // Until it is in production, its proof says the same.
  if (step && (proofs.length === 0 || stepPlace(step) > stepPlace('approved'))) {
    const day = shortDay(dayIn(zone, times?.[step] ?? whole.changed_at ?? whole.created_at), today, true)
    found.push({ big: words.order.steps[step], small: fill(words.order.since, { day }) })
  }
  const moved = whole.order?.moves.at(-1)
  if (moved) found.push({ big: shortDay(moved.day, today, true), small: words.facts.moved })
  const { after, about } = whole.facts ?? {}
  if (after) found.push({ big: words.facts.again, small: after })
  if (about) found.push({ big: words.facts.about, small: about })
  const language = visitorLanguage(whole.facts?.language)
  if (language !== english) found.push({ big: languageName(language), small: words.facts.language })
  if (timeline) found.push({ big: timeline, small: words.facts.timeline })
  if (budget) found.push({ big: budget, small: words.facts.budget })
  if (sent.length > 0)
    found.push({
      big: fill(words.facts.sent, { count: sent.length + 1 }),
      small: fill(words.facts.first, { time: shortDateTime(whole.created_at, zone) }),
    })
  return found
}

/** The newest proof: whether it waits or is approved. */
function proofFact(
  { messages }: WholeTicket,
  { facts: { proof, changes, approved, approvedBy } }: DeskWords,
): Fact[] {
  const proofs = messages.flatMap(({ at, files }) => files.map((file) => ({ ...file, at })))
  const [newest] = proofs.toSorted((one, other) => (other.version ?? 0) - (one.version ?? 0))
  if (!newest?.version) return []
  const { version: number, approved: by, at } = newest
  const time = (instant: string) => shortDateTime(instant, submissionsWords().timeZone)
  const changeRequest = messages.findLast(({ pins }) => pins?.version === number)
  if (!by)
    return [{ big: fill(changeRequest ? changes : proof, { number }), small: time(changeRequest?.at ?? at) }]
  return [{ big: approved, small: `${fill(approvedBy, { number, person: by.name })}, ${time(by.at)}` }]
}

/** Null hides the section. */
function showArtwork({ artwork: stored }: WholeTicket) {
  const note = stored && artworkWords(stored)
  return note?.sentence ? note : null
}

function showHistory(whole: WholeTicket, zone: string) {
  const words = submissionsWords()
  const line = (at: string, text: string, note = '') => ({ at, time: shortDateTime(at, zone), text, note })
  const done = whole.history.map((entry) =>
    line(
      entry.at,
      historySentence(entry, words),
      ['note', 'draft'].includes(entry.change) ? entry.value : '',
    ),
  )
  // If somebody marked it as spam, the mail to sales has been held since.
  const marked = whole.mail === 'held' ? whole.history.findLastIndex(({ change }) => change === 'spam') : -1
  const mailLine = whole.mail && line(whole.history[marked]?.at ?? whole.created_at, words.mail[whole.mail])
  const unmailed = [
    ...whole.unmailed.map((at) => line(at, words.unmailed)),
    ...whole.delayed.map((at) => line(at, words.delayed)),
  ]
  const lines = [...(mailLine && marked < 0 ? [mailLine] : []), ...unmailed, ...done]
  return (
    mailLine && marked >= 0 ? lines.toSpliced(unmailed.length + marked + 1, 0, mailLine) : lines
  ).toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

function showPerson({ id, person: customer }: WholeTicket, { person: words }: DeskWords, timeZone: string) {
  if (!customer) return null
  const month =
    customer.won &&
    new Date(customer.won).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone })
  const others = [
    ...(customer.address > 0 ? [fill(words.address, { count: customer.address })] : []),
    ...(customer.company > 0 ? [fill(words.company, { count: customer.company })] : []),
  ]
  const acquaintance = customer.address > 0 ? words.returning : words.first
  return {
    text: month ? fill(words.won, { month }) : acquaintance,
    link: others.join(', ') || customerWords().open,
    href: `${customerPath}?of=${reference(id)}`,
  }
}

/** The days offered for a reminder, unique and from tomorrow on; `today` is in the company's zone. */
function reminderChoices(today: string, event: string | null, words: DeskWords['reminders']) {
  const weekday = new Date(today).getUTCDay()
  const choices = [
    [words.tomorrow, addDays(today, 1)],
    ...(event ? [[words.before, addDays(event, -1)] as const] : []),
    // Before Monday, which is the same day if today is a Monday.
    [words.week, addDays(today, 7)],
    [words.monday, addDays(today, (8 - weekday) % 7 || 7)],
  ] as const
  const listedDays = new Set([today])
  return choices
    .filter(([, day]) => day > today && !listedDays.has(day) && listedDays.add(day))
    .toSorted(([, one], [, other]) => one.localeCompare(other))
    .map(([label, day]) => ({ label, day, shown: shortDay(day, today, true) }))
}
