/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brand } from '../../brand.ts'
import { claims } from '../../claims.ts'
import { products } from '../../home/goods.ts'
import { office } from '../../office.ts'
import { checkAllContent } from '../check-all-content.ts'

type Says = string | RegExp
/** `from` becomes `to`, or is all of a new file if it is undefined. */
type Mistake = { file: string; saidIn: string; from?: Says; to: string; says: Says }

/** Mistakes in a copy of a content file. With two, the check names the second, which has to be fixed. */
const inFile = (
  files: string | [file: string, saidIn: string],
  from: Mistake['from'],
  mistakes: Record<string, Says>,
) => {
  const [file = '', saidIn = file] = [files].flat()
  return Object.entries(mistakes).map(([to, says]): Mistake => ({ file, saidIn, from, to, says }))
}

const unfilled = /is not filled in here, and would be shown with its braces/
const menus = readFileSync('content/navigation.yaml', 'utf8')
/** A category that the catalog's menu leads to. */
const inMenu = products().categories.findLast(({ name }) => menus.includes(`label: ${name},`))!.name
const [{ figure = '', units = [''] } = {}] = claims().claims.filter((one) => one.figure)
const claimed = `${figure} ${units[0]}`.trim()

/** Mistakes that only one file can have, or that take a second one to see. */
const mistakes = [
  ...inFile('home/reviews.yaml', /^( +verified:) .*/m, {
    '$1 yes': 'must be true once the customer has confirmed the words, else false',
  }),
  ...inFile('home/reviews.yaml', /^( +rating:) .*/m, {
    '$1 6': 'must be 1 to 5',
    '$1 4.5': 'must be a whole number, and is 4.5',
    '$1 five': 'must be one number, in digits only and such as 5; it is five',
    '$1 5 (of 5': 'must be one number, in digits only and such as 5; it is 5 (of 5',
    '$1 4,5': 'must be one number, in digits only and such as 4; it is 4,5',
    "$1 '5'": 'must be a number, and is "5"; write it without quotes',
  }),
  ...inFile('printing.yaml', /description:[^]*?\n\n/, {
    [`description: ${'Much to say. '.repeat(12)}on.\n\n`]:
      'has 159 letters; search results show 155, so take 4 away',
  }),
  ...inFile('pages/questions.yaml', /title: .*/, {
    [`title: ${'T'.repeat(60)}`]: `has ${63 + brand().name.length} letters with " | ${brand().name}" behind it; search results show 60, so take ${3 + brand().name.length} away`,
  }),
  ...inFile('home/drinkware.yaml', /id: (\S+)([^]*?)id: \S+/, {
    'id: $1$2id: $1': /^lists "\S+" twice; take one away or give it another name$/,
  }),
  ...inFile('not-found.yaml', /title: .*/, {
    [`title: Made in ${claimed}`]: /^says .* by hand; write \{[a-z-]+\}, which claims.yaml fills in$/,
  }),
  ...inFile('home/hero.yaml', /figure: [^,]*,/, {
    'figure: A great many,': 'has 12 letters, and its place holds 8; shorten it',
  }),
  ...inFile('home/technology.yaml', /^(interest: ..)./m, {
    $1: /^".*" is not among the interests of leads\/quote.yaml; did you mean ".*"\?$/,
  }),
  ...inFile('home/locations.yaml', /city: .*?, at:/, {
    'city: Lisbon, at:': 'must be city, comma, country, like Lisbon, Portugal',
  }),
  ...inFile('home/locations.yaml', /(cities:\n( *- .*\n))([^]*?cities:\n)/, {
    $1$3$2: /^lists .* a second time, which stands in \S+ already; take one away$/,
  }),
  ...inFile('home/about.yaml', /\{name\} prints/, {
    [`${brand().name} prints`]: `says "${brand().name}" by hand; write {name}, which brand.yaml fills in`,
  }),
  ...inFile('pages/privacy.yaml', /paragraphs:\n( +)- .*/, {
    'paragraphs:\n$1- Read [our words](/privcy).':
      '"/privcy" is not among the pages and sections of the site; did you mean "/privacy"?',
  }),
  ...inFile('pages/questions.yaml', /(blocks:[^]*?)(  - kind: questions)/, {
    '$1  - { kind: table, heading: Paper, columns: [Paper, Weight], rows: [[Silk]] }\n$2':
      'has 1 cells, and the table has 2 columns; write one for each',
  }),
  ...inFile('home/locations.yaml', ', Ireland', {
    ', Irland': '"Irland" is no country; did you mean Ireland?',
  }),
  ...inFile('home/locations.yaml', /(headquarters: .*at:) .*?\]/, {
    '$1 north': 'must be [latitude, longitude], like [38.72, -9.14]',
    '$1 [-80.19, 25.76]': '[-80.19, 25.76] lies in the sea; north comes first: [25.76, -80.19]',
  }),
  ...inFile(['home/products.yaml', 'navigation.yaml'], new RegExp(` {2}- name: ${inMenu}\n( {4}.*\n)+\n?`), {
    '': `"${inMenu}" is no category of home/products.yaml; write its name as it is there, take this line away or, for goods that only the catalog has, add catalogOnly: true`,
  }),
  ...inFile(['home/products.yaml', 'navigation.yaml'], `- name: ${inMenu}\n`, {
    [`- name: ${inMenu}\n    until: 2999-12-24\n`]:
      '"/#products" is shown only until 2999-12-24; write until: 2999-12-24 here as well',
  }),
  ...inFile('home/storefronts.yaml', /^/, {
    'from: 2999-12-24\nuntil: 2999-12-01\n':
      'is before from: 2999-12-24, so that it would never be shown; write a later day',
  }),
  ...inFile('claims.yaml', /^ +again: .*/m, {
    '    again: 2020-01-01':
      'is not after the day behind checked; write the day by which somebody has to look at this claim again',
  }),
  ...inFile('office.yaml', /(hours: .*from: )'.*?'/, { $19am: 'must be a time like 09:00' }),
  ...inFile('office.yaml', /^closed: .*/m, {
    "closed: ['2026-02-31']": 'is 2026-02-31, a day that the calendar does not have; correct it',
  }),
  ...inFile('leads/quote.yaml', '  corporate-gifts:', {
    '  corporate gifts:': 'must be lower-case words joined by hyphens, like no-rush',
  }),
  ...inFile('pages/de.yaml', undefined, {
    'meta: { title: Wir, description: Drucken }\nblocks:\n  - { kind: opening, heading: Wir, lead: Drucken }\n':
      'is named like a language; pages are in English, and a second language is work for a developer, so ask first',
  }),
  ...inFile('pages/privacy.yaml', /paragraphs:\n( +)- .*/, {
    'paragraphs:\n$1- Read [our words](privacy).':
      '"privacy" is not among the pages and sections of the site; did you mean "/privacy"?',
    'paragraphs:\n$1- Read [our words](/privacy.': 'has a link that is never closed; write [words](/address)',
    'paragraphs:\n$1- Read **our words.':
      'has signs like ** _ or [ ]( ) in it, which would be shown as they are; write plain words (links and **bold** may stand in the paragraphs, answers and tables of pages/)',
    'paragraphs:\n$1- Read _our_ words.':
      'has signs like ** _ or [ ]( ) in it, which would be shown as they are; write plain words (links and **bold** may stand in the paragraphs, answers and tables of pages/)',
    'paragraphs:\n$1- Read https://a.example/x today.':
      'shows an address that nobody can click; write [some words](https://a.example/x)',
  }),
  ...inFile('home/locations.yaml', /(cities:\n.*?at:) .*?\]/, {
    '$1 [139.69, 35.68]': 'is not between -90 and 90; write [latitude, longitude], north first',
    '$1 [-74.01, 40.71]': '[-74.01, 40.71] lies in the sea; north comes first: [40.71, -74.01]',
  }),
  ...inFile('home/portfolio.yaml', /(frames:[^]*?)city: .*/, {
    '$1city: Atlantis': /^"Atlantis" is not among the cities of home\/locations.yaml; /,
  }),
  ...inFile('home/drinkware.yaml', /([^]*file: drink\/)[a-z0-9-]+/, {
    '$1camp-mug': /^drink\/camp-mug has no file; put one at content\/pictures\/drink\/camp-mug.jpg/,
  }),
  ...inFile('home/portfolio.yaml', /field: (?!sheet)\S+(?= })|field: (?!sheet)[a-z-]+$/m, {
    'field: sheet': /^\S+ is drawn on [a-z-]+; write field: [a-z-]+$/,
  }),
  ...inFile('pages/questions.yaml', 'href: /privacy', {
    'href: /privcy': '"/privcy" is not among the pages and sections of the site; did you mean "/privacy"?',
  }),
  ...inFile(['pages/accessibility.yaml', 'footer.yaml'], /^/, {
    'draft: true\n': '"/accessibility" is a draft, which nobody sees; add a line draft: true here as well',
    'from: 2999-12-01\nuntil: 2999-12-24\n':
      '"/accessibility" is shown only from 2999-12-01 and until 2999-12-24; write from: 2999-12-01 and until: 2999-12-24 here as well',
  }),
  ...inFile('home/hero copy.yaml', undefined, {
    'lead: Ours': 'is used by no page; remove it or correct its name',
  }),
  // Settings of the whole site.
  ...inFile('links.yaml', 'https:', { 'http:': 'must be a whole address that starts with https://' }),
  ...inFile('brand.yaml', /(email: .*)@/, {
    '$1 ': 'must be an e-mail address and nothing else, like sales@keyline.example',
  }),
  ...inFile('brand.yaml', /number: '.*'/, {
    "number: '+1 305 555 0142'": 'must be + and digits only, like +13055550142',
    "number: '+12025550100'": /^dials \+12025550100, and the page shows .*; write the same digits$/,
  }),
  ...inFile('brand.yaml', /number: '(.*)'/, {
    'number: $1': /^must be text, and is read as the number \d+; put it in quotes: '\+\d+'$/,
  }),
  ...inFile('brand.yaml', /network: \w+/, {
    'network: TikTok':
      'must be LinkedIn, Facebook or Instagram; another one needs an icon first, so ask for it',
  }),
  ...inFile('brand.yaml', /^ {2}rubine: .*/m, {
    "  rubine: '#ff5c9a'":
      /^words in sheet on it have a contrast of \d\.\d:1 and need 4\.5:1; the nearest that passes is #[0-9a-f]{6}$/,
    "  rubine: '#0a7f3f'":
      'is no shade of rubine, which is #0a7f3f; take the line away, and the site makes one',
    '  rubine: #c8005a': "is empty, as what follows # is a comment; put it in quotes: '#c8005a'",
    '  rubine: pink': "must be a color like '#ce0058', in quotes: # and six digits or letters from a to f",
  }),
  ...inFile('brand.yaml', /^ {2}slate: .*/m, {
    "  slate: '#999999'": /^its words on \S+ have a contrast of \d(\.\d)?:1 and need 4\.5:1; the nearest/,
    "  slaet: '#444444'": 'is not a known field; remove it or correct its spelling',
  }),
  ...inFile('logo.svg', '</svg>', {
    '<script>alert(1)</script></svg>': 'has <script> in it; have it saved as plain shapes, without it',
    '<text y="9">A</text></svg>': 'has <text> in it; have its letters turned into outlines',
    '<path style="fill:red" d="M0 0h9v9z"/></svg>':
      'has style="…" in it; have it saved with presentation attributes in place of styles',
    '<image href="https://a.example/b.png"/></svg>':
      'has <image> in it; have it saved as plain shapes, without it',
    '<path onclick="go()" d="M0 0h9v9z"/></svg>':
      'has onclick="…" in it; have it saved as plain shapes, without it',
    '<path fill="#f00" d="M0 0h9v9z"/></svg>':
      /^has 2 colors \(.*, #f00\); hand in the version of one color, which is printed dark on light and white on dark$/,
    [`<path d="M0 0${'h1v1'.repeat(999)}"/></svg>`]:
      /^has \d+ bytes, and pages have room for 3000; have it simplified \(SVGO does that\)$/,
    [`<path d='M0 0" fill="red'/></svg>`]: /^has d="…" with other things than a drawing's/,
    '<path fill="url(#ink)" d="M0 0h9v9z"/></svg>': /^has fill="…" with other things than a drawing's/,
    '<path d="M0 0h9v9z"></svg': 'is no plain SVG drawing; have it saved as SVG once more, as plain shapes',
  }),
  ...inFile('logo.svg', / viewBox="[^"]*"/, {
    '': 'has no viewBox, by which it is sized; have it saved with one, like viewBox="0 0 24 24"',
    ' viewBox="0 0 -24 -24"': /^has no viewBox/,
    ' viewBox="0 0 300 80"':
      'is 300 wide and 80 high, and its place is square; hand in the mark alone, as the name is set beside it',
  }),
  ...inFile('leads/common.yaml', /productQuote: o\w+$/m, { 'productQuote: Off': 'must be on or off' }),
  ...inFile('site.yaml', /title: .*/, {
    [`title: ${'T'.repeat(20_001)}`]: /^is longer than 20000 characters/,
    [`title: ${'T'.repeat(61)}`]: 'has 61 letters; search results show 60, so take 1 away',
  }),
  // Each place fills in its own words, and everywhere how and when we are reached (text.test.ts).
  ...inFile('printing.yaml', /(hero:\n  heading: ).*/, { '$1Your {count} brands': unfilled }),
  ...inFile('banner.yaml', /^banners:[^]*/m, {
    "banners: [{ text: 'Ask {person}' }]": unfilled,
  }),
  ...inFile('home/drinkware.yaml', /(name: ).*/, { '$1Mug {product}': unfilled }),
  ...inFile('pages/questions.yaml', /(heading: ).*/, { '$1All {total} questions': unfilled }),
  ...inFile('office.yaml', /(hours: .*to: )'.*?'/, {
    "$1'23:00'": 'does not say 11, and hours has 23:00; write the same hours',
  }),
  ...inFile('office.yaml', /zone: .*/, {
    'zone: Europe/Madrid':
      /^says Eastern, and zone Europe\/Madrid is Central European Time; write the same zone$/,
  }),
  ...inFile('office.yaml', /days: .*/, {
    'days: [Monday, Tuesday, Wednesday, Thursday]':
      /^(says Mon–Fri, and days are Monday, .*Thursday; write the same days|has Friday, and the office is closed on it .*)$/,
  }),
  ...inFile('office.yaml', /^closed: .*/m, {
    'closed: [{ from: 2027-01-01, until: 2026-12-24 }]': /^must end on its first day or later/,
    "closed: ['2026-12-24 - 2027-01-01']": /^must be a day like 2026-12-25, or days like \{ from/,
  }),
  ...inFile('deadline.yaml', /(cutOff: .*Thursday: )'.*?'/, {
    "$1'22:00'": 'is 22:00 on Thursday, and the office closes at 18:00 (office.yaml); write an earlier hour',
  }),
  ...inFile('leads/quote.yaml', /(interests:\n *[a-z-]+: (.*)\n)/, {
    '$1  once-more: $2\n': /^lists ".*" twice; take one away or give it another name$/,
  }),
  ...inFile('navigation.yaml', /(links:\n *- \{ label: )[^,]*/, {
    '$1The whole company and its history, from the beginning until today':
      /^have \d+ letters together, and the header holds 62; shorten or remove one$/,
  }),
  ...inFile('office.yaml', /zone: .*/, { 'zone: Miami': 'must be an IANA time zone, like America/New_York' }),
  // Its working clock would never come to an end.
  ...inFile('office.yaml', /(hours: .*from: )'.*?'(.*to: )'.*?'/, {
    "$1'09:00'$2'09:10'": 'must be open for an hour or more',
  }),
  ...inFile('deadline.yaml', /cutOff: .*/, {
    "cutOff: { Saturday: '12:00' }": `has no day on which the office is open, so no proof could be approved; add one of ${office().days.join(', ')}`,
  }),
  ...inFile('deadline.yaml', /(id: drinkware.*rush:) 2/, {
    '$1 3':
      'is made in 3 rush days, but claims.yaml says 48 hours of it (rush); write rush: 2, or take drinkware out of that claim’s groups',
  }),
  ...inFile('deadline.yaml', /(id: technology.*days: 12)/, {
    '$1, rush: 6':
      'has a rush that no claim stands behind; take rush away, or add technology to the groups of one in claims.yaml',
  }),
  ...inFile('deadline.yaml', ', single: heat transfer', {
    '': 'has no way to make a single piece, but claims.yaml says there is no minimum; write single: and what makes one',
  }),
  ...inFile(['pages/decoration.yaml', 'deadline.yaml'], /heat transfer/g, {
    'second mesh':
      'makes single pieces by heat transfer, which pages/decoration.yaml does not name; say it there',
  }),
  ...inFile('home/technology.yaml', 'title: Ready for kits', {
    "title: 'Rush in {rush} hours'":
      'says {rush} of technology, which that claim of claims.yaml does not cover; take it away, or add technology to its groups',
  }),
  ...inFile('footer.yml', undefined, { 'claim: Ours': 'is used by no page; remove it or correct its name' }),
  ...inFile(['home/sections.yaml', 'navigation.yaml'], '  - outdoor-sports', {
    '  # - outdoor-sports':
      '"/#outdoor-sports" leads to a section that home/sections.yaml does not list; list outdoor-sports there, or write a page or section that is shown',
  }),
  ...inFile('home/sections.yaml', '  - contact\n', {
    '': 'must list contact, whose form is how requests come; move it, but keep it',
  }),
  ...inFile('artwork.yaml', /level: \w+/, { 'level: best': 'must be one of good, note, help' }),
]

const folder = mkdtempSync(join(tmpdir(), 'keyline-content-'))
beforeAll(() => cpSync('content', folder, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What the whole check says to the content with one file changed. */
async function adviceOnFile(file: string, saidIn: string, from: Mistake['from'], to: string) {
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

test.each(mistakes)('$file, $to: $says', async ({ file, saidIn, from, to, says }) => {
  const expected = typeof says === 'string' ? says : expect.stringMatching(says)
  expect(await adviceOnFile(file, saidIn, from, to)).toContainEqual(expected)
})
