import { fill } from '../../content/fill.ts'
import { requestWords } from '../../content/request.ts'
import { submissionsWords, deskWords } from '../../content/desk.ts'
import { aTicket } from '../../../e2e/support/submission.ts'
import { showTicket } from './show-ticket.ts'

const { mail } = submissionsWords()
const marked = { at: '2026-11-20T15:00:00Z', by: 'Ada Lovelace', change: 'spam', value: '' } as const

test.each([
  ['flagged as it came', [], 0],
  ['marked by a person', [{ ...marked, change: 'note' } as const, marked], 2],
])('a held mail of a ticket %s stands where it was held', (_, history, place) => {
  const whole = aTicket({ mail: 'held', spam: true, history })
  const shown = showTicket(whole, 'Ada Lovelace', Date.now()).history
  expect(shown.findIndex(({ text }) => text === mail.held)).toBe(place)
  expect(shown[place]?.at).toBe(place > 0 ? marked.at : whole.created_at)
})

test('a note that came by email from another address says so', () => {
  const state = 'sent' as const
  const sent = {
    id: '1',
    by: null,
    at: marked.at,
    body: 'x',
    state,
    mine: false,
    seen_at: null,
    out_at: null,
  }
  const messages = [null, 'bob@x.com'].map((sender) => ({ ...sent, sender, quote: null, files: [] }))
  const { conversation } = showTicket({ ...aTicket(), messages }, 'Ada', Date.now())
  const { visitor, stranger } = deskWords().answer
  expect(conversation.map(({ who }) => who)).toEqual([
    fill(visitor, { person: 'Amara' }),
    fill(stranger, { email: 'bob@x.com' }),
  ])
})

test('a mail that the visitor never got stands in the history', () => {
  const shown = (change: object, email = 'ada@example.com') =>
    showTicket({ ...aTicket({ mail: null }, { email }), ...change }, 'Ada', Date.now())
  for (const kind of ['unmailed', 'delayed'] as const)
    expect(shown({ [kind]: [marked.at] }).history).toMatchObject([{ text: submissionsWords()[kind] }])
  expect(
    [shown({}), shown({ unmailed: [marked.at] }), shown({}, 'ada@x.com,')].map((one) => one.mailable),
  ).toEqual([true, false, false])
})

const [home] = Object.keys(requestWords().taxes)
const [abroad] = Object.entries(deskWords().taxed).find(([, countries]) => countries.length === 0) ?? []

test.each([
  ['Lisbon', 'EUR', abroad],
  ['Tokyo', 'JPY', abroad],
  ['Miami, USA', 'USD', home],
  // A currency that we do not offer, an unknown city, and no city.
  ['Warsaw', 'USD', abroad],
  ['Atlantis', 'USD', home],
  ['', 'USD', home],
])('a quote to be delivered to “%s” begins in %s, with its tax', (city, currency, tax) => {
  const shown = showTicket(aTicket({ facts: { typed: 0, city } }), 'Ada', Date.now())
  expect(shown.newQuote).toMatchObject({ currency, tax })
})

test.each([
  ['2026-11-27', '2026-12-30', '2026-11-26'],
  ['2026-12-24', '2026-12-30', '2026-12-09'],
  // The proof is due today or overdue; the event itself is over.
  ['2026-11-25', '2026-12-30', '2026-11-25'],
  ['2026-11-10', '2026-11-24', '2026-12-09'],
])('with the proof due on %s for %s a quote is good until %s', (proof, event_date, until) => {
  const now = Date.parse('2026-11-25T18:00:00Z')
  const shown = showTicket({ ...aTicket({ facts: { typed: 0, proof } }), event_date }, 'Ada', now)
  expect(shown.newQuote.until).toBe(until)
})

test('a ticket says which language its visitor reads, unless it is English', () => {
  const strip = (language?: string) =>
    showTicket(aTicket({ facts: { typed: 0, language } }), 'Ada', Date.now()).facts
  expect(strip('es')).toEqual([{ big: 'Spanish', small: deskWords().facts.language }])
  for (const language of [undefined, 'en', '<b>']) expect(strip(language)).toEqual([])
})

const { tomorrow, monday, week, before } = deskWords().reminders

test.each([
  ['2026-11-23', null, [tomorrow, week]], // a Monday
  ['2026-11-22', null, [tomorrow, week]],
  ['2026-11-25', '2026-11-28', [tomorrow, before, monday, week]],
])(
  'on %s, with an event on %s, the days of reminders are each offered once, in their order',
  (today, event, days) => {
    const now = Date.parse(`${today}T18:00:00Z`)
    const shown = showTicket({ ...aTicket(), event_date: event }, 'Ada', now)
    expect(shown.reminders.map(({ label }) => label)).toEqual(days)
  },
)
