/** @jest-environment node */
import { z } from 'zod'
import { checkContent } from '../../faults/check-content.ts'
import { listOf, ownLink, picture, text, textWith } from '../../shapes.ts'

type Says = string | RegExp

/** What stands in place of `from`, and what the check says about it. */
const inSample = (from: string, mistakes: Record<string, Says>) =>
  Object.entries(mistakes).map(([to, says]) => ({ from, to: to as string | Buffer, says }))

/** Mistakes that a file can have by itself. */
const mistakes: { from?: string; to: string | Buffer; says: Says }[] = [
  // Writing YAML, and saving files.
  ...inSample('  - Quick', {
    '\t- Quick': 'begins with a tab; use spaces, two for each step',
    "  - 'Quick": "has an opening quote that is never closed; write - 'Quick'",
    '  -Quick': 'needs a space behind the dash: - Quick',
    '<<<<<<< HEAD\n  - Quick\n=======\n  - Quick\n>>>>>>> other':
      'this file has an unfinished merge; keep one of the two versions and delete the lines with <<<<<<<, ======= and >>>>>>>',
  }),
  ...inSample('  quote: Request a Quote', {
    '  quote: "Request a Quote': "has an opening quote that is never closed; write quote: 'Request a Quote'",
    '  quote: @keyline':
      "begins with @, which YAML keeps for itself; put the value in quotes: quote: '@keyline'",
    '  quote: > 100 pieces':
      "begins with >, which YAML keeps for itself; put the value in quotes: quote: '> 100 pieces'",
    '  quote: {name} and more':
      "begins with {, which YAML reads as fields; put the value in quotes: quote: '{name} and more'",
    '  quote: Request: a Quote': "has a colon in the value; put it in quotes: quote: 'Request: a Quote'",
    '  quote: "Request" a Quote': `has quotes inside the value; put all of it in quotes: quote: '"Request" a Quote'`,
    "  quote: 'it's a Quote'": `has quotes inside the value; put all of it in quotes: quote: "it's a Quote"`,
    '  quote: **Request** a Quote': 'has asterisks, which would be shown; write quote: Request a Quote',
    '  quote: Request **a** Quote':
      'has Markdown in it, which would be shown as it is; write plain words (links and **bold** may stand in the paragraphs, answers and tables of pages/)',
    '  quote:Request a Quote': 'needs a space behind the colon: quote: Request a Quote',
    '   quote: Request a Quote':
      'is one step too far in or out; line it up with the entries around it, two spaces for each step',
    '  quote: Request a Quote\n  quote: Request a Quote': 'quote is written twice; keep one of the two',
    '  quote:\u00a0Request a Quote': 'has a no-break space; delete it and type an ordinary one',
  }),
  ...inSample('  - Local', {
    '   - Local':
      'is one step too far in or out; line it up with the entries around it, two spaces for each step',
  }),
  {
    to: Buffer.from('\ufefftitle: Keyline\n', 'utf16le'),
    says: 'is saved as UTF-16; save it again as UTF-8',
  },
  {
    to: Buffer.from('title: Montr\xe9al\n', 'latin1'),
    says: 'is not saved as UTF-8, so its accents are lost ("title: Montréal"); save it as UTF-8',
  },
  { to: '', says: 'is empty; bring its words back, as with "Discard changes"' },
  // Fields.
  ...inSample('lead: >-', { 'laed: >-': 'is not a known field; did you mean lead?' }),
  ...inSample('lead: >-\n', {
    'colour: red\nlead: >-\n': 'is not a known field; remove it or correct its spelling',
  }),
  ...inSample(`  quote: Request a Quote\n`, { '': 'is missing; add a line quote: …' }),
  ...inSample('  quote: Request a Quote', {
    '  quote:': 'is empty; write the words behind quote:',
    "  quote: ''": 'is empty; write the words',
    '  quote: true': "must be text, and is read as the boolean true; put it in quotes: 'true'",
    '  quote: Start job #1 with us': `shows only "Start job": what follows # is a comment; put all of it in quotes: 'Start job #1 with us'`,
    "  quote: 'Request a Quote '": 'starts or ends with a space; remove it',
  }),
  ...inSample('bullets:\n  - Quick\n  - Local\n  - Green\n', {
    'bullets:\n': 'lists nothing; write its entries below it, each on a line that begins with "- "',
  }),
  ...inSample('  - { figure: 3 presses, label: at least }', {
    '  - { figure: 65, label: at least }':
      "must be text, and is read as the number 65; put it in quotes: '65'",
  }),
  ...inSample('heading: Work that lasts', {
    'heading: #1 page': "is empty, as what follows # is a comment; put it in quotes: '#1 page'",
  }),
  // What would show on the page.
  ...inSample('heading: Work that lasts', {
    'heading: “Work that lasts”': 'has curly quotes around it, which would be shown; write Work that lasts',
  }),
  ...inSample('Request a Quote', {
    'Request\u200b a Quote':
      'has an invisible character behind "Request"; delete it and type the words again',
  }),
  ...inSample('Work that lasts', {
    "A patient's name": 'has a straight apostrophe; write patient’s',
    'Work that “lasts”, or "stays"': 'has straight quotes; write “stays”',
    'Work in 8-12 days': 'has a hyphen in a range; write 8–12',
    'Work <b>that</b> lasts': 'has HTML in it, which would be shown as it is; write Work that lasts',
    ['W'.repeat(200)]: 'has 200 letters, and its place holds 90; shorten it',
    'Work of {years}': '{years} is nothing that the site fills in; take the braces away',
  }),
  ...inSample('Printed near you', {
    'Printed [near](/printing) you':
      'has Markdown in it, which would be shown as it is; write plain words (links and **bold** may stand in the paragraphs, answers and tables of pages/)',
  }),
  ...inSample('{number}', {
    '{nummer}': 'must contain {number}, which the site fills in; did you mean it by {nummer}?',
  }),
  ...inSample('Call {number} today', { 'Call today': 'must contain {number}, which the site fills in' }),
  ...inSample('near you', {
    'near {e-mail}': '{e-mail} is nothing that the site fills in; did you mean {email}?',
  }),
  // Links and pictures.
  ...inSample('href: /#portfolio', {
    'href: /prining': '"/prining" is not among the pages and sections of the site; did you mean "/printing"?',
  }),
  ...inSample('/#portfolio', {
    '/#portfolo': '"/#portfolo" is not among the pages and sections of the site; did you mean "/#portfolio"?',
  }),
  ...inSample('drink/mug', {
    'drink/mug.jpg': 'is written with .jpg; write drink/mug',
    mug: 'must be folder/name, like drink/tumbler-20oz',
  }),
  ...inSample('Enamel mug with', {
    'Image of a mug with': 'says "image of"; name the product and technique',
  }),
  ...inSample('field: yellow', {
    'field: pink': 'must be one of yellow, rubine-tint, blue-tint, board, key, sheet',
  }),
  // Lists.
  ...inSample('  - Green', {
    '  - Green\n  - Near\n  - Kind': 'holds 2 to 4 bullets, and lists 5; take some away',
    '  - Green: no': "must be text, and is written as fields; put it in quotes: 'Green: no'",
  }),
  ...inSample('  - Local\n  - Green\n', { '': 'holds 2 to 4 bullets, and lists 1; add some' }),
  ...inSample('bullets:\n  - Quick\n  - Local\n  - Green', {
    'bullets: Quick': 'must be a list; write each entry on a line of its own that begins with "- "',
  }),
]

/** A content file as marketers know them, so that the tables ask nothing of the delivered words. */
const sample = `# The first screen.
heading: Work that lasts
lead: >-
  Printed near you,
  by people who care.
bullets:
  - Quick
  - Local
  - Green
actions:
  quote: Request a Quote
  link: { label: See the work, href: /#portfolio }
stats:
  - { figure: 3 presses, label: at least }
  - { figure: Same day, label: delivery }
call: 'Call {number} today'
picture:
  file: drink/mug
  alt: Enamel mug with a two-color print
  field: yellow
`

const sampleSchema = z.strictObject({
  heading: text,
  lead: text,
  bullets: listOf(text, [2, 4], 'bullets'),
  actions: z.strictObject({ quote: text, link: ownLink }),
  stats: listOf(z.strictObject({ figure: text, label: text }), [1, 3], 'stats'),
  call: textWith('{number}'),
  picture,
})

/** What looks odd and is right. */
const accepted: [what: string, from: string | RegExp, to: string][] = [
  ['line ends of Windows', /\n/g, '\r\n'],
  ['a byte order mark', /^/, '\ufeff'],
  ['No as a word', 'figure: Same day', 'figure: No'],
  ['a space at the end of a line', 'figure: Same day', 'figure: Same day '],
  ['a date', 'figure: Same day', 'figure: 2026-12-24'],
  ['a time', 'figure: Same day', 'figure: 9:30'],
  ['a # inside a word', 'figure: Same day', 'figure: C#'],
  ['a phone number', 'Work that lasts', 'Call 305-555-0142 or (305) 555-0142'],
]

const adviceOn = (content: string | Buffer) => {
  const checked = checkContent('sample.yaml', Buffer.from(content), sampleSchema)
  return 'faults' in checked ? checked.faults.map(({ advice }) => advice) : []
}

test('the sample has no mistake', () => expect(adviceOn(sample)).toEqual([]))

test.each(accepted)('%s is fine', (_what, from, to) => expect(adviceOn(sample.replace(from, to))).toEqual([]))

test.each(mistakes)('$to: $says', ({ from, to, says }) => {
  const expected = typeof says === 'string' ? says : expect.stringMatching(says)
  if (from !== undefined) expect(sample).toContain(from)
  expect(adviceOn(from === undefined ? to : sample.replace(from, () => String(to)))).toEqual([expected])
})
