/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { brand } from '../brand.ts'
import { claims } from '../claims.ts'
import { office } from '../office.ts'
import { checkAllContent } from './check-all-content.ts'
import { checkContent } from '../faults/check-content.ts'
import { listOf, ownLink, picture, text, textWith } from '../shapes.ts'

/** A content file as marketers know them, so that the table below asks nothing of the delivered words. */
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

const [{ figure = '', units = [''] } = {}] = claims().claims.filter((one) => one.figure)
const claimed = `${figure} ${units[0]}`.trim()

/**
 * Mistakes that were made in content, each with what the check says to it: `from` is written in the sample and becomes
 * `to`; without `from` the file is `to` alone. With `file` it is made in a copy of that file of content, as it is now;
 * with `saidIn` the check names another file, where it is to be mended.
 */
type Mistake = {
  what: string
  file?: string
  saidIn?: string
  from?: string | RegExp
  to: string | Buffer
  says: string | RegExp
}

const mistakes: Mistake[] = [
  // Writing YAML
  {
    what: 'a tab',
    from: '  - Quick',
    to: '\t- Quick',
    says: 'begins with a tab; use spaces, two for each step',
  },
  {
    what: 'a missing closing quote',
    from: '  quote: Request a Quote',
    to: '  quote: "Request a Quote',
    says: "has an opening quote that is never closed; write quote: 'Request a Quote'",
  },
  {
    what: 'a missing closing apostrophe',
    from: '  - Quick',
    to: "  - 'Quick",
    says: "has an opening quote that is never closed; write - 'Quick'",
  },
  {
    what: 'an @ at the start',
    from: '  quote: Request a Quote',
    to: '  quote: @keyline',
    says: "begins with @, which YAML keeps for itself; put the value in quotes: quote: '@keyline'",
  },
  {
    what: 'a % at the start',
    from: '  - Quick',
    to: '  - %off',
    says: "begins with %, which YAML keeps for itself; put the value in quotes: - '%off'",
  },
  {
    what: 'a > at the start',
    from: '  quote: Request a Quote',
    to: '  quote: > 100 pieces',
    says: "begins with >, which YAML keeps for itself; put the value in quotes: quote: '> 100 pieces'",
  },
  {
    what: 'a claim at the start',
    from: '  quote: Request a Quote',
    to: '  quote: {name} and more',
    says: "begins with {, which YAML reads as fields; put the value in quotes: quote: '{name} and more'",
  },
  {
    what: 'a colon in the value',
    from: '  quote: Request a Quote',
    to: '  quote: Request: a Quote',
    says: "has a colon in the value; put it in quotes: quote: 'Request: a Quote'",
  },
  {
    what: 'a quoted word first',
    from: '  quote: Request a Quote',
    to: '  quote: "Request" a Quote',
    says: `has quotes inside the value; put all of it in quotes: quote: '"Request" a Quote'`,
  },
  {
    what: 'an apostrophe in single quotes',
    from: '  quote: Request a Quote',
    to: "  quote: 'it's a Quote'",
    says: `has quotes inside the value; put all of it in quotes: quote: "it's a Quote"`,
  },
  {
    what: 'bold at the start',
    from: '  quote: Request a Quote',
    to: '  quote: **Request** a Quote',
    says: 'has asterisks, which would be shown; write quote: Request a Quote',
  },
  {
    what: 'bold in the middle',
    from: '  quote: Request a Quote',
    to: '  quote: Request **a** Quote',
    says: 'has Markdown in it, which would be shown as it is; write plain words',
  },
  {
    what: 'a field without the space',
    from: '  quote: Request a Quote',
    to: '  quote:Request a Quote',
    says: 'needs a space behind the colon: quote: Request a Quote',
  },
  {
    what: 'an entry without the space',
    from: '  - Quick',
    to: '  -Quick',
    says: 'needs a space behind the dash: - Quick',
  },
  {
    what: 'an entry one space too far in',
    from: '  - Local',
    to: '   - Local',
    says: 'is one step too far in or out; line it up with the entries around it, two spaces for each step',
  },
  {
    what: 'a field one space too far in',
    from: '  quote: Request a Quote',
    to: `   quote: Request a Quote`,
    says: 'is one step too far in or out; line it up with the entries around it, two spaces for each step',
  },
  {
    what: 'a field written twice',
    from: '  quote: Request a Quote',
    to: `  quote: Request a Quote\n  quote: Request a Quote`,
    says: 'quote is written twice; keep one of the two',
  },
  {
    what: 'merge markers',
    from: '  - Quick',
    to: `<<<<<<< HEAD\n  - Quick\n=======\n  - Quick\n>>>>>>> other`,
    says: 'this file has an unfinished merge; keep one of the two versions and delete the lines with <<<<<<<, ======= and >>>>>>>',
  },
  {
    what: 'a no-break space before a value',
    from: '  quote: Request a Quote',
    to: '  quote:\u00a0Request a Quote',
    says: 'has a no-break space; delete it and type an ordinary one',
  },
  // Saving the file
  {
    what: 'UTF-16',
    to: Buffer.from('\ufefftitle: Keyline\n', 'utf16le'),
    says: 'is saved as UTF-16; save it again as UTF-8',
  },
  {
    what: 'Windows-1252',
    to: Buffer.from('title: Montr\xe9al\n', 'latin1'),
    says: 'is not saved as UTF-8, so its accents are lost ("title: Montréal"); save it as UTF-8',
  },
  {
    what: 'an empty file',
    to: '',
    says: 'is empty; bring its words back, as with "Discard changes"',
  },
  // Fields
  {
    what: 'a misspelt field',
    from: 'lead: >-',
    to: 'laed: >-',
    says: 'is not a known field; did you mean lead?',
  },
  {
    what: 'an unknown field',
    from: 'lead: >-\n',
    to: `colour: red\nlead: >-\n`,
    says: 'is not a known field; remove it or correct its spelling',
  },
  {
    what: 'a missing field',
    from: `  quote: Request a Quote\n`,
    to: '',
    says: 'is missing; add a line quote: …',
  },
  {
    what: 'an empty value',
    from: '  quote: Request a Quote',
    to: '  quote:',
    says: 'is empty; write the words behind quote:',
  },
  {
    what: 'empty quotes',
    from: '  quote: Request a Quote',
    to: "  quote: ''",
    says: 'is empty; write the words',
  },
  {
    what: 'an emptied list',
    from: 'bullets:\n  - Quick\n  - Local\n  - Green\n',
    to: 'bullets:\n',
    says: 'lists nothing; write its entries below it, each on a line that begins with "- "',
  },
  {
    what: 'a number where text is meant',
    from: '  - { figure: 3 presses, label: at least }',
    to: '  - { figure: 65, label: at least }',
    says: "must be text, and is read as the number 65; put it in quotes: '65'",
  },
  {
    what: 'yes where text is meant',
    from: '  quote: Request a Quote',
    to: '  quote: true',
    says: "must be text, and is read as the boolean true; put it in quotes: 'true'",
  },
  {
    what: 'a heading that begins with #',
    from: 'heading: Work that lasts',
    to: 'heading: #1 page',
    says: "is empty, as what follows # is a comment; put it in quotes: '#1 page'",
  },
  {
    what: 'a # that cuts the value',
    from: '  quote: Request a Quote',
    to: '  quote: Start job #1 with us',
    says: `shows only "Start job": what follows # is a comment; put all of it in quotes: 'Start job #1 with us'`,
  },
  {
    what: 'a space at the end, in quotes',
    from: '  quote: Request a Quote',
    to: "  quote: 'Request a Quote '",
    says: 'starts or ends with a space; remove it',
  },
  // What would be seen on the page
  {
    what: 'curly quotes as quotes',
    from: 'heading: Work that lasts',
    to: 'heading: “Work that lasts”',
    says: 'has curly quotes around it, which would be shown; write Work that lasts',
  },
  {
    what: 'an invisible space',
    from: 'Request a Quote',
    to: 'Request\u200b a Quote',
    says: 'has an invisible character behind "Request"; delete it and type the words again',
  },
  {
    what: 'a straight apostrophe',
    from: 'Work that lasts',
    to: "A patient's name",
    says: 'has a straight apostrophe; write patient’s',
  },
  {
    what: 'straight quotes',
    from: 'Work that lasts',
    to: 'Work that “lasts”, or "stays"',
    says: 'has straight quotes; write “stays”',
  },
  {
    what: 'a hyphen in a range',
    from: 'Work that lasts',
    to: 'Work in 8-12 days',
    says: 'has a hyphen in a range; write 8–12',
  },
  {
    what: 'HTML',
    from: 'Work that lasts',
    to: 'Work <b>that</b> lasts',
    says: 'has HTML in it, which would be shown as it is; write Work that lasts',
  },
  {
    what: 'a Markdown link',
    from: 'Printed near you',
    to: 'Printed [near](/printing) you',
    says: 'has Markdown in it, which would be shown as it is; write plain words',
  },
  {
    what: 'a headline of 200 letters',
    from: 'Work that lasts',
    to: 'W'.repeat(200),
    says: 'has 200 letters, and its place holds 90; shorten it',
  },
  {
    what: 'a misspelt placeholder',
    from: '{number}',
    to: '{nummer}',
    says: 'must contain {number}, which the site fills in; did you mean it by {nummer}?',
  },
  {
    what: 'a placeholder where none is filled in',
    from: 'Work that lasts',
    to: 'Work of {years}',
    says: '{years} is nothing that the site fills in; take the braces away',
  },
  {
    what: 'a placeholder that was lost',
    from: 'Call {number} today',
    to: 'Call today',
    says: 'must contain {number}, which the site fills in',
  },
  // Links and pictures
  {
    what: 'a page that does not exist',
    from: 'href: /#portfolio',
    to: 'href: /prining',
    says: '"/prining" is not among the pages and sections of the site; did you mean "/printing"?',
  },
  {
    what: 'a section that does not exist',
    from: '/#portfolio',
    to: '/#portfolo',
    says: '"/#portfolo" is not among the pages and sections of the site; did you mean "/#portfolio"?',
  },
  {
    what: 'a picture with its ending',
    from: 'drink/mug',
    to: 'drink/mug.jpg',
    says: 'is written with .jpg; write drink/mug',
  },
  {
    what: 'a picture outside a folder',
    from: 'drink/mug',
    to: 'mug',
    says: 'must be folder/name, like drink/tumbler-20oz',
  },
  {
    what: 'an alt text that says image of',
    from: 'Enamel mug with',
    to: 'Image of a mug with',
    says: 'says "image of"; name the product and technique',
  },
  {
    what: 'an ink that there is not',
    from: 'field: yellow',
    to: 'field: pink',
    says: 'must be one of yellow, rubine-tint, blue-tint, board, key, sheet',
  },
  // Lists
  {
    what: 'one entry too many',
    from: '  - Green',
    to: '  - Green\n  - Near\n  - Kind',
    says: 'holds 2 to 4 bullets, and lists 5; take some away',
  },
  {
    what: 'one entry too few',
    from: '  - Local\n  - Green\n',
    to: '',
    says: 'holds 2 to 4 bullets, and lists 1; add some',
  },
  {
    what: 'a word that is none of the few there are',
    file: 'artwork.yaml',
    from: /level: \w+/,
    to: 'level: best',
    says: 'must be one of good, note, help',
  },
  {
    what: 'fields where words are meant',
    from: '  - Green',
    to: '  - Green: no',
    says: "must be text, and is written as fields; put it in quotes: 'Green: no'",
  },
  {
    what: 'words where a list is meant',
    from: 'bullets:\n  - Quick\n  - Local\n  - Green',
    to: 'bullets: Quick',
    says: 'must be a list; write each entry on a line of its own that begins with "- "',
  },
  // What only one file knows
  {
    what: 'an address without its s',
    file: 'links.yaml',
    from: 'https:',
    to: 'http:',
    says: 'must be a whole address that starts with https://',
  },
  {
    what: 'an e-mail address without @',
    file: 'brand.yaml',
    from: /(email: .*)@/,
    to: '$1 ',
    says: 'must be an e-mail address',
  },
  {
    what: 'a phone number with spaces',
    file: 'brand.yaml',
    from: /number: '.*'/,
    to: "number: '+1 305 555 0142'",
    says: 'must be + and digits only, like +13055550142',
  },
  {
    what: 'a phone number without quotes',
    file: 'brand.yaml',
    from: /number: '(.*)'/,
    to: 'number: $1',
    says: /^must be text, and is read as the number \d+; put it in quotes: '\+\d+'$/,
  },
  {
    what: 'a phone number that is not the one shown',
    file: 'brand.yaml',
    from: /number: '.*'/,
    to: "number: '+12025550100'",
    says: /^dials \+12025550100, and the page shows .*; write the same digits$/,
  },
  {
    what: 'a network without an icon',
    file: 'brand.yaml',
    from: /network: \w+/,
    to: 'network: TikTok',
    says: 'must be LinkedIn, Facebook or Instagram; another one needs an icon first, so ask for it',
  },
  {
    what: 'a switch in capitals',
    file: 'leads/common.yaml',
    from: /productQuote: o\w+$/m,
    to: 'productQuote: Off',
    says: 'must be on or off',
  },
  {
    what: 'yes where true or false is meant',
    file: 'home/reviews.yaml',
    from: /^( +verified:) .*/m,
    to: '$1 yes',
    says: 'must be true once the customer has confirmed the words, else false',
  },
  {
    what: 'six stars',
    file: 'home/reviews.yaml',
    from: /^( +rating:) .*/m,
    to: '$1 6',
    says: 'must be 1 to 5',
  },
  {
    what: 'half a star',
    file: 'home/reviews.yaml',
    from: /^( +rating:) .*/m,
    to: '$1 4.5',
    says: 'must be a whole number, and is 4.5',
  },
  {
    what: 'a number in words',
    file: 'home/reviews.yaml',
    from: /^( +rating:) .*/m,
    to: '$1 five',
    says: 'must be a number, and is "five"; write it without quotes',
  },
  {
    what: 'a description that search engines cut',
    file: 'printing.yaml',
    from: /description:[^]*?\n\n/,
    to: `description: ${'Much to say. '.repeat(12)}on.\n\n`,
    says: 'has 159 letters; search results show 155, so take 4 away',
  },
  {
    what: 'a title that search engines cut',
    file: 'site.yaml',
    from: /title: .*/,
    to: `title: ${'T'.repeat(61)}`,
    says: 'has 61 letters; search results show 60, so take 1 away',
  },
  {
    what: 'a title that is too long with the name behind it',
    file: 'pages/questions.yaml',
    from: /title: .*/,
    to: `title: ${'T'.repeat(60)}`,
    says: `has ${63 + brand().name.length} letters with " | ${brand().name}" behind it; search results show 60, so take ${3 + brand().name.length} away`,
  },
  {
    what: 'hours that the words beside them do not say',
    file: 'office.yaml',
    from: /(hours: .*to: )'.*?'/,
    to: "$1'22:00'",
    says: 'does not say 10, and hours has 22:00; write the same hours',
  },
  {
    what: 'an id that another product has',
    file: 'home/drinkware.yaml',
    from: /id: (\S+)([^]*?)id: \S+/,
    to: 'id: $1$2id: $1',
    says: /^lists "\S+" twice; take one away or give it another name$/,
  },
  {
    what: 'an option written twice',
    file: 'leads/quote.yaml',
    from: /(interests:\n *- (.*)\n)/,
    to: '$1  - $2\n',
    says: /^lists ".*" twice; take one away or give it another name$/,
  },
  {
    what: 'the figure of a claim typed again',
    file: 'not-found.yaml',
    from: /title: .*/,
    to: `title: Made in ${claimed}`,
    says: /^says .* without its claim; write \{[a-z-]+\}, which claims.yaml fills in$/,
  },
  {
    what: 'a figure that is a sentence',
    file: 'home/hero.yaml',
    from: /figure: [^,]*,/,
    to: 'figure: A great many,',
    says: 'has 12 letters, and its place holds 10; shorten it',
  },
  {
    what: 'more words than the header holds',
    file: 'navigation.yaml',
    from: /(links:\n *- \{ label: )[^,]*/,
    to: '$1The whole company and its history, from the beginning until today',
    says: /^have \d+ letters together, and the header holds 62; shorten or remove one$/,
  },
  {
    what: 'a misspelt interest',
    file: 'home/technology.yaml',
    from: /^(interest: ..)./m,
    to: '$1',
    says: /^".*" is not among the interests of leads\/quote.yaml; did you mean ".*"\?$/,
  },
  {
    what: 'a misspelt place for the address',
    from: 'near you',
    to: 'near {e-mail}',
    says: '{e-mail} is nothing that the site fills in; did you mean {email}?',
  },
  {
    what: 'a city without its country',
    file: 'home/locations.yaml',
    from: /city: .*?, at:/,
    to: 'city: Lisbon, at:',
    says: 'must be city, comma, country, like Lisbon, Portugal',
  },
  {
    what: 'a city in two regions',
    file: 'home/locations.yaml',
    from: /(cities:\n( *- .*\n))([^]*?africa:[^]*?cities:\n)/,
    to: '$1$3$2',
    says: /^lists .* a second time, which stands in usa already; take one away$/,
  },
  {
    what: 'a place written east first',
    file: 'home/locations.yaml',
    from: /(cities:\n.*?at:) .*?\]/,
    to: '$1 [139.69, 35.68]',
    says: 'is not between -90 and 90; write [latitude, longitude], north first',
  },
  {
    what: 'a place written east first that would be in the sea',
    file: 'home/locations.yaml',
    from: /(cities:\n.*?at:) .*?\]/,
    to: '$1 [-74.01, 40.71]',
    says: '[-74.01, 40.71] lies in the sea; north comes first: [40.71, -74.01]',
  },
  {
    what: 'a portfolio city outside the list',
    file: 'home/portfolio.yaml',
    from: /(frames:[^]*?)city: .*/,
    to: '$1city: Atlantis',
    says: /^"Atlantis" is not among the cities of home\/locations.yaml; /,
  },
  {
    what: 'a picture that there is not',
    file: 'home/drinkware.yaml',
    from: /(products:[^]*?file: drink\/)[a-z0-9-]+/,
    to: '$1camp-mug',
    says: /^drink\/camp-mug has no file; put one at content\/pictures\/drink\/camp-mug.jpg/,
  },
  {
    what: 'a ground that the picture is not drawn on',
    file: 'home/portfolio.yaml',
    from: /field: (?!sheet)\S+(?= })|field: (?!sheet)[a-z-]+$/m,
    to: 'field: sheet',
    says: /^pf\/\S+ is drawn on [a-z-]+; write field: [a-z-]+$/,
  },
  {
    what: 'a time zone that there is not',
    file: 'office.yaml',
    from: /zone: .*/,
    to: 'zone: Miami',
    says: 'must be an IANA time zone, like America/New_York',
  },
  {
    what: 'an office that closes as it opens, whose working clock would never come to an end',
    file: 'office.yaml',
    from: /(hours: .*from: )'.*?'(.*to: )'.*?'/,
    to: "$1'09:00'$2'09:10'",
    says: 'must be open for an hour or more',
  },
  {
    what: 'hours for proofs on a day of rest alone',
    file: 'deadline.yaml',
    from: /cutOff: .*/,
    to: "cutOff: { Saturday: '12:00' }",
    says: `has no day on which the office is open, so no proof could be approved; add one of ${office().days.join(', ')}`,
  },
  {
    what: 'another ending of the file',
    file: 'footer.yml',
    to: 'claim: Ours',
    says: 'is used by no page; remove it or correct its name',
  },
  {
    what: 'a misspelt link of a page made of blocks',
    file: 'pages/questions.yaml',
    from: 'href: /privacy',
    to: 'href: /privcy',
    says: '"/privcy" is not among the pages and sections of the site; did you mean "/privacy"?',
  },
  {
    what: 'a link to a page that is a draft',
    file: 'pages/accessibility.yaml',
    saidIn: 'footer.yaml',
    from: /^/,
    to: 'draft: true\n',
    says: '"/accessibility" is a draft, which nobody sees; add a line draft: true here as well',
  },
  {
    what: 'a link to a page that comes and goes',
    file: 'pages/accessibility.yaml',
    saidIn: 'footer.yaml',
    from: /^/,
    to: 'from: 2999-12-01\nuntil: 2999-12-24\n',
    says: '"/accessibility" is shown only from 2999-12-01 and until 2999-12-24; write from: 2999-12-01 and until: 2999-12-24 here as well',
  },
  {
    what: 'a stray copy',
    file: 'home/hero copy.yaml',
    to: 'lead: Ours',
    says: 'is used by no page; remove it or correct its name',
  },
]

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

const folder = mkdtempSync(join(tmpdir(), 'keyline-content-'))
beforeAll(() => cpSync('content', folder, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What the whole check says to the content with one file changed. */
async function adviceOnFile(file: string, saidIn: string, from: string | RegExp | undefined, to: string) {
  const before = from === undefined ? undefined : readFileSync(join('content', file), 'utf8')
  const after = before === undefined ? to : before.replace(from!, to)
  expect(after).not.toBe(before)
  writeFileSync(join(folder, file), after)
  const { faults } = await checkAllContent(folder)
  if (before === undefined) rmSync(join(folder, file))
  else writeFileSync(join(folder, file), before)
  expect(faults.every((fault) => fault.file === saidIn && fault.line > 0)).toBe(true)
  return faults.map(({ advice }) => advice)
}

test('the sample has no mistake', () => expect(adviceOn(sample)).toEqual([]))

test.each(accepted)('%s is fine', (_what, from, to) => expect(adviceOn(sample.replace(from, to))).toEqual([]))

test.each(mistakes)('$what', async ({ file, saidIn, from, to, says }) => {
  const expected = typeof says === 'string' ? says : expect.stringMatching(says)
  if (file) return expect(await adviceOnFile(file, saidIn ?? file, from, String(to))).toContainEqual(expected)
  if (from !== undefined) expect(sample).toContain(from)
  expect(adviceOn(from === undefined ? to : sample.replace(from, () => String(to)))).toEqual([expected])
})
