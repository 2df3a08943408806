import { dealStates, type DealState, type QuoteState, quoteStates } from '../../lib/request/page-data.ts'
import { type Status, statuses } from '../../lib/staff/desk/statuses.ts'
import { conversationsForTests, quote, type Page, zone } from './support/conversation.ts'
import { people } from './support/raw-database.ts'

// The deal in every combination of status, quotes and flag: page, row, ticket, customer, export, numbers and report agree.

const talk = conversationsForTests()
beforeAll(async () => {
  await talk.rows(`update public.staff set role = 'manager' where user_id = $1`, people.staff.sub)
})

const accepted = `accepted_at = now(), accepted = '{"name": "Ada", "order": "", "choice": 1, "total": "4230.00"}'`
/** How the first quote gets into a state, whatever the status is. */
const make: Record<QuoteState, string> = {
  open: 'number = number',
  replaced: 'number = number',
  withdrawn: 'withdrawn_at = now()',
  expired: 'ends_at = now()',
  accepted,
  cancelled: `${accepted}, cancelled_at = now()`,
}
/** The expected deal, written independently of the code. */
function expected(
  status: Status,
  made: QuoteState | 'none',
): { deal: DealState; shown: QuoteState[]; value: string | null } {
  const [open, one, two] = ['open', '4230.00', '2490.00'] as const
  const isLost = status === 'lost'
  const unquoted = {
    new: 'received',
    contacted: 'answered',
    quoted: 'answered',
    won: 'ordered',
    lost: 'closed',
  }
  if (made === 'none') return { deal: unquoted[status] as DealState, shown: [], value: null }
  const shown: QuoteState[] =
    made === 'replaced'
      ? ['replaced', isLost ? 'withdrawn' : open]
      : [isLost ? (({ open: 'withdrawn', accepted: 'cancelled' } as const)[made as string] ?? made) : made]
  const [waits, ordered, cancelled] = (['open', 'accepted', 'cancelled'] as const).map((state) =>
    shown.includes(state),
  )
  const isWon = status === 'won' || ordered
  const deal = () => {
    if (isLost) return cancelled ? 'cancelled' : 'closed'
    if (isWon) return waits ? 'more' : 'ordered'
    if (waits) return 'quoted'
    return cancelled ? 'cancelled' : 'lapsed'
  }
  const offered = made === 'replaced' ? two : one
  const isOver = !isLost && (made === 'withdrawn' || made === 'cancelled')
  const open_ = isOver ? null : offered
  const won = ordered ? one : null
  return { deal: deal(), shown, value: isWon ? won : open_ }
}

const combinations = statuses.flatMap((status) =>
  (['none', ...quoteStates] as const).flatMap((made) =>
    [false, true].map((spam) => [status, made, spam] as const),
  ),
)
test.each(combinations)('%s, a quote %s, flagged %s', async (status, made, spam) => {
  const { id, link, name } = await talk.store()
  const second = made === 'replaced' ? [quote({ asked: 0 })] : []
  const sent = made === 'none' ? [] : [quote(), ...second]
  for (const one of sent) {
    await talk.send(name, '', one, 9, { insist: true })
    await talk.later()
  }
  if (made !== 'none') await talk.rows(`update private.quotes set ${make[made]} where number = 1`)
  await talk.rows('update private.tickets set status = $1, spam = $2', status, spam)
  const { deal, shown, value } = expected(status, made)
  const waits = shown.includes('open')
  const price = made === 'replaced' ? '2490.00' : '4230.00'
  const offered = waits ? price : null

  const page = await talk.read(link)
  expect([page.state, page.quotes.map(({ state }) => state)]).toEqual([deal, shown])
  const answer = await talk.accept(link, { total: '1' })
  const answers: Record<string, string> = { open: 'changed', accepted: 'taken' }
  const first = shown[0] ?? 'unknown'
  expect(answer.state).toBe(answers[first] ?? first)
  const ticket = await talk.ticket(name)
  expect([ticket.deal, ticket.value, (ticket.quotes as Page['quotes']).map(({ state }) => state)]).toEqual([
    deal,
    value,
    shown,
  ])
  const [row] = await talk.listed({ ids: id })
  expect([row?.deal, row?.value ?? null, row?.accepted ?? false, row?.open ?? null]).toEqual([
    deal,
    value,
    shown.includes('accepted'),
    waits ? sent.length : null,
  ])
  const [exported] = (await talk.staff(
    'export_submissions($1)',
    JSON.stringify({ ids: id }),
  )) as unknown as (typeof ticket)[]
  expect([exported?.deal, exported?.value, exported?.currency ?? null]).toEqual([deal, value, value && 'USD'])
  const [customer] = (await talk.staff('read_customer($1)', name)) as unknown as {
    won: object[]
    lines: { worth: object | null }[]
  }[]
  const worth = value && { value, currency: 'USD' }
  expect(customer?.won).toEqual((deal === 'ordered' || deal === 'more') && worth ? [worth] : [])
  expect(customer?.lines[0]?.worth).toEqual(worth)
  const { quoted } = await talk.staff('desk_numbers($1)', 'UTC')
  expect(quoted).toEqual(offered && !spam ? [{ currency: 'USD', count: 1, value: offered }] : [])

  const office = { zone, days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', closed: [] }
  await talk.rows(
    `insert into private.ticket_history (submission_id, by_name, change, value)
     select submission_id, 'x', 'status', status from private.tickets`,
  )
  const report = (await talk.staff('read_team($1, $2, 1)', zone, office)) as {
    quotes: { state: string; value: string }[]
    reasons: { worth: { value: string }[] | null }[]
  }
  const last = shown.at(-1)
  const ended = status === 'lost' ? 'lost' : 'ended'
  const counted = last === 'open' || last === 'accepted' ? last : ended
  expect(report.quotes.map((one) => [one.state, one.value])).toEqual(
    spam || !last ? [] : [[counted, made === 'replaced' ? '2490.00' : '4230.00']],
  )
  expect(report.reasons.map(({ worth }) => worth?.[0]?.value ?? null)).toEqual(
    spam || status !== 'lost' ? [] : [value],
  )
})

test('each state of a deal is one of those that the site knows', () => {
  const met = combinations.map(([status, made]) => expected(status, made).deal)
  expect(dealStates.filter((state) => !met.includes(state))).toEqual(['read'])
})
