import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Document, isMap, isScalar, type Pair, parseDocument, visit } from 'yaml'
import { drinkware } from '../content/home/goods.ts'
import { blank, type LeadForm, type Submission as Form } from '../leads/contract.ts'
import type { Facts } from '../leads/facts.ts'
import type { StaffSubmission } from './submission.ts'
import { aSubmission, aTicket } from '../../e2e/support/submission.ts'

// A marketer renames every label, heading and option: earlier and later requests read the same.

const mark = ' (renamed)'
const folder = mkdtempSync(join(tmpdir(), 'keyline-renamed-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Adds the mark after each text of a file that `isLabel` chooses by its keys, the innermost last. */
function rename(file: string, isLabel: (path: string[]) => boolean) {
  const document: Document = parseDocument(readFileSync(join(folder, file), 'utf8'))
  visit(document, {
    Scalar(key, node, ancestors) {
      const pairs = [...ancestors].filter(
        (one): one is Pair => one !== undefined && 'key' in one && 'value' in one,
      )
      const path = pairs.map((pair) => (isScalar(pair.key) ? String(pair.key.value) : ''))
      if (key === 'value' && typeof node.value === 'string' && isLabel(path)) {
        node.type = 'QUOTE_DOUBLE'
        node.value += mark
      }
    },
  })
  if (!isMap(document.contents)) throw new Error(`${file} is no map`)
  writeFileSync(join(folder, file), document.toString({ lineWidth: 0 }))
}
const under =
  (...keys: string[]) =>
  (path: string[]) =>
    keys.includes(path[0] ?? '') && path.length === 2
const named = (last: string) => (path: string[]) => path.at(-1) === last

beforeAll(() => {
  cpSync('content', folder, { recursive: true })
  for (const file of ['project-request', 'quick-quote', 'quote']) {
    rename(
      `leads/${file}.yaml`,
      under('eventTypes', 'interests', 'projectTypes', 'timelines', 'budgetRanges'),
    )
    rename(`leads/${file}.yaml`, named('label'))
  }
  rename(
    'deadline.yaml',
    (path) => named('group')(path) || under('heads', 'marks')(path) || path[0] === 'line',
  )
  for (const file of ['drinkware', 'technology', 'outdoor-sports']) rename(`home/${file}.yaml`, named('name'))
  rename('sources.yaml', under('openers'))
  rename('submissions.yaml', under('kinds', 'statuses'))
})

/** The site's code with other content. */
async function withContent(of: string) {
  process.env.CONTENT_FOLDER = of
  jest.resetModules()
  const [leads, options, csv, ticket, row, words, submissions, desk] = await Promise.all([
    import('../leads/details.ts'),
    import('../leads/product-line.ts'),
    import('./csv.ts'),
    import('./desk/show-ticket.ts'),
    import('./desk/row.ts'),
    import('./todays-words.ts'),
    import('../content/desk.ts'),
    import('../content/desk.ts'),
  ])
  const read = { interests: (await import('../content/lead-forms.ts')).quoteRequestWords().interests }
  const quick = (await import('../content/lead-forms.ts')).quickQuoteWords()
  const project = (await import('../content/lead-forms.ts')).projectRequestWords()
  const first = (words: Record<string, string>) => Object.values(words)[0] ?? ''
  const contact = {
    firstName: 'Ada',
    lastName: 'L',
    email: 'a@x.com',
    phone: '12345',
    company: 'X',
    quantity: '1',
  }
  const [mug = { id: '', name: '' }] = (await import('../content/home/goods.ts')).drinkware().products
  const goods = options.fieldLine({ product: mug.name, id: mug.id, quantity: '250' })
  const days = { proof: '2026-11-24', printed: '2026-12-10', delivered: '2026-12-11' }
  const typed = 'Mugs 👍'

  return {
    /** The same requests, as sent with this content. */
    sent: {
      'project-request': leads.leadOf(
        'project-request',
        {
          ...blank,
          ...contact,
          eventType: first(project.eventTypes),
          eventDate: '2026-12-12',
          details: typed,
        },
        { city: 'Lisbon', verdict: 'tight', group: 'drinkware', ...days },
      ),
      quote: leads.quoteLead({
        name: 'Ada L',
        email: 'a@x.com',
        phone: '12345',
        company: 'X',
        need: '',
        quantity: '',
        interest: first(read.interests),
        products: goods,
      }),
      'quick-quote': leads.quickQuoteLead({
        ...contact,
        projectType: first(quick.projectTypes),
        timeline: first(quick.timelines),
        budgetRange: first(quick.budgetRanges),
        description: typed,
      }),
    },
    /** All that staff read of a stored request. */
    shown(stored: StaffSubmission) {
      const { form_data, facts, kind } = stored
      const listed = {
        id: stored.id,
        key: 'k',
        name: 'Ada',
        due: stored.due_at,
        status: stored.status,
        kind,
        event_type: facts?.eventType,
        subject: form_data.eventType,
      }
      return {
        csv: csv.csvLine(stored, submissions.submissionsWords()),
        card: words.inTodaysWords(stored),
        ticket: ticket.showTicket(aTicket(stored), 'Ada', 0),
        row: row.showRow(listed, desk.deskWords(), 'UTC', 0),
      }
    },
  }
}

const store = (
  kind: LeadForm,
  { submission, facts }: { submission: Form; facts: Facts },
): StaffSubmission => ({
  ...aSubmission({ kind, facts, source: { ...source, product: drinkware().products[0]?.id ?? '' } }),
  form_data: submission,
})
const source = { campaign: '', page: '/', opener: 'drinkware', product: '', host: '' }

test.each(['project-request', 'quote', 'quick-quote'] as const)(
  'a request sent by %s before the renaming reads like one sent after it',
  async (kind) => {
    const before = await withContent('content')
    const after = await withContent(folder)
    const old = store(kind, before.sent[kind])
    const young = store(kind, after.sent[kind])
    expect(old.form_data.details).not.toBe(young.form_data.details)
    expect(after.shown(old)).toEqual(after.shown(young))
    const { csv, card, row, ticket } = after.shown(old)
    for (const text of [row.subject, card.form.eventType, csv, JSON.stringify(ticket.source)])
      expect(text).toContain(mark)
    expect(decodeURIComponent(ticket.mails[0]?.href ?? '')).toContain(mark)
    expect(JSON.stringify(ticket.facts)).toEqual(kind === 'quote' ? '[]' : expect.stringContaining(mark))
  },
)

test('an id that is gone is read as what was sent, or as the id', async () => {
  const { shown, sent } = await withContent('content')
  const gone = {
    typed: 0,
    eventType: 'gone',
    timeline: 'gone',
    goods: [{ product: 'Old mug', id: 'gone', quantity: '' }],
  }
  for (const kind of ['quote', 'quick-quote'] as const) {
    const { card, row, csv } = shown(store(kind, { submission: sent[kind].submission, facts: gone }))
    expect([card.form.eventType, row.subject]).toEqual(Array(2).fill(sent[kind].submission.eventType))
    expect(csv).toContain(kind === 'quote' ? 'Old mug' : '"gone"')
  }
})

test('a request that no site of ours sent is shown as it was sent', async () => {
  const { shown } = await withContent('content')
  const details = 'Quote request for: Other\nTimeline: Rush (1-3 days)\nDeadline: Tight. x'
  const { card, ticket } = shown(aSubmission({ kind: null, facts: null }, { details }))
  expect(card).toMatchObject({ message: details, timeline: '', budget: '', verdict: undefined })
  expect(ticket.facts).toEqual([])
})
