/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { brand } from '../../brand.ts'
import { products } from '../../home/goods.ts'
import { portfolio } from '../../home/portfolio.ts'
import { page } from '../../pages.ts'
import { inFile, tryInFiles } from './in-files.ts'

const menus = readFileSync('content/navigation.yaml', 'utf8')
/** A category in the catalog's menu. */
const inMenu = products().categories.findLast(({ name }) => menus.includes(`label: ${name},`))!.name
const [first, second] = portfolio().frames
/** As written, with its placeholders. */
const { headline: lines } = parse(readFileSync('content/home/hero.yaml', 'utf8')) as { headline: string[] }
const headline = lines.join(' ')
const [town] = brand().address.city.split(',')

// Mistakes that only one file can have, or that show only with a second one.
const later = new Date().getUTCFullYear() + 2
const lacking = 'has a link that lacks its words, its address or its end; write [words](/address)'

tryInFiles([
  ...inFile('home/hero.yaml', 'label: countries', {
    'label: cities': 'says "{countries} cities", and {cities} counts cities; write the one that is meant',
  }),
  ...inFile('home/services.yaml', /\{count\} items/, { '19 items': /^says "19 items", and items lists \d+/ }),
  ...inFile('home/services.yaml', /\{count\} items/, {
    'Over 20 items': /^says "Over 20 items", and items lists 20; write \{count\}/,
  }),
  ...inFile('navigation.yaml', 'label: Drinkware, href: /#drinkware', {
    'label: Drinkware, href: /#technology': /^leads to \/#technology, and Drinkware is at \/#drinkware; /,
  }),
  ...inFile('home/contact.yaml', 'within {reply} hours', {
    'within 2 hours': /^says "2" by hand; write \{reply\}, which claims.yaml fills in; of another thing, /,
  }),
  ...inFile('home/locations.yaml', 'zones: [Africa/]', {
    'zones: [Africa/, US/]': 'has US/, as another region has, too; keep it in one of them',
  }),
  ...inFile('footer.yaml', 'href: /questions,', {
    'href: pages/questions.yaml,': '"pages/questions.yaml" is not how pages call it; write /questions',
  }),
  ...inFile('links.yaml', /(booking: .*)/, { '$1.': 'ends with the sign of a sentence; take it away' }),
  ...inFile('leads/quote.yaml', 'will respond {promise}', {
    'will respond within 24 hours': /^says "respond within 24 hours" by hand; write \{promise\}/,
  }),
  ...inFile('replies.yaml', /(id: page-en[^]*?)\{link\}/, {
    $1It: 'lacks {link}, which page-es has; write it on a line of its own',
  }),
  ...inFile('brand.yaml', /(country: .*)(\n  street: .*)?/, {
    '$1\n  street: 12 Ocean Drive, Miami': /^names the city, which is shown beside it; /,
  }),
  ...inFile('widgets.yaml', /run by \{vendor\}/, {
    'run by a partner': 'must contain {vendor}, which the site fills in',
  }),
  ...inFile('footer.yaml', '/#reviews', { '/#testimonials': /; did you mean "\/#reviews"\?$/ }),
  ...inFile('artwork.yaml', /^put: .*/m, {
    [`put: ${'P'.repeat(41)}`]: 'has 41 letters, and its place holds 40; shorten it',
  }),
  ...inFile('home/reviews.yaml', /^( +)rating: /m, {
    '$1logo: { file: drink/beer-mug, field: sheet }\n$&':
      'is of another shape than a logo; put the logo into the folder logo, like logo/northbeam',
    '$1logo: { file: logo/acme, field: sheet }\n$&':
      /^logo\/acme has no file; put one at content\/pictures\/logo\/acme/,
  }),
  ...inFile('home/reviews.yaml', /^( +verified:) .*/m, {
    '$1 yes': 'must be true once the customer has confirmed the words, else false',
  }),
  ...inFile('home/reviews.yaml', /^( +rating:) .*/m, {
    '$1 6': 'must be 1 to 5',
    '$1 4.5': 'must be a whole number, and is 4.5',
    "$1 '5'": 'must be a number, and is "5"; write it without quotes',
  }),
  ...inFile('printing.yaml', /description:[^]*?\n\n/, {
    [`description: ${'Much to say. '.repeat(12)}on.\n\n`]:
      'has 159 letters; search results show 155, so take 4 away',
  }),
  ...inFile('pages/questions.yaml', /title: .*/, {
    "title: 'Questions | {name}'": 'ends with our name, which the site adds after each title; take it away',
    [`title: ${'T'.repeat(60)}`]: `has ${63 + brand().name.length} letters with " | ${brand().name}" added; search results show 60, so take ${3 + brand().name.length} away`,
  }),
  ...inFile('home/drinkware.yaml', /id: (\S+)([^]*?)id: \S+/, {
    'id: $1$2id: $1': /^lists "\S+" twice; take one away or give it another name$/,
  }),
  ...inFile('home/locations.yaml', "'Dublin, Ireland'", {
    "'Dublin, United Kingdom'":
      /^\[53\.\d+, -6\.\d+\] lies in Ireland; write Dublin, Ireland, or the place of a Dublin in United Kingdom$/,
  }),
  ...inFile('home/locations.yaml', /(Berlin, Germany', at: )\[.*?\]/, {
    '$1[48.14, 11.58]':
      '[48.14, 11.58] is far from Berlin, Germany, which lies at [52.52, 13.41]; correct it',
  }),
  ...inFile('home/locations.yaml', /city: '(\w)(\S+, \w+)'(.*\n)/, {
    "city: '$1$2'$3      - { city: '$1-$2'$3": /^lists "(.)-(.*)" twice, first as "\1\2"; /,
  }),
  ...inFile('artwork.yaml', /(product: )([\w-]+)(.*\n.*product: )[\w-]+/, {
    $1$2$3$2: /^lists "\S+" twice; take one away/,
  }),
  ...inFile(['home/drinkware.yaml', 'artwork.yaml'], 'id: beer-mug', {
    'id: beer-mugs':
      '"beer-mug" is no product’s id; did you mean beer-mugs? If that id was changed, write beer-mug again there; if the product has gone, take the line away',
  }),
  ...inFile(['home/drinkware.yaml', 'home/outdoor-sports.yaml'], /(?<=- id: )campfire-mug/, {
    'golf-umbrella':
      /^is the id of another product; give this one its own; the other one is in \S+, line \d+$/,
  }),
  ...inFile('pages/decoration.yaml', /^( {4})(heading: Screen printing[^]*?) {4}(heading: Pad printing)/m, {
    '$1id: quote-dialog\n$1$2$1$3': 'is taken by the site itself; choose another word',
    '$1id: ink\n$1$2$1id: ink\n$1$3': 'is ink, as another part of this page; choose another word',
  }),
  ...inFile('pages/privacy.yaml', /^( +title:) .*/m, {
    [`$1 '${page('accessibility').meta.title.replaceAll('e', 'é')}'`]: /^is the title of another page/,
  }),
  ...inFile(['home/drinkware.yaml', 'home/hero.yaml'], /^heading: .*/m, {
    [`heading: "${headline.replaceAll(' n', ' N')}"`]: /^is the heading of another part of/,
  }),
  ...['pages/privacy.yaml', 'printing.yaml'].flatMap((file) =>
    inFile(file, /( heading: .*)([^]*?) heading: .*/, {
      $1$2$1:
        /^is the heading of another part of the same page; say what this one has; the other one is in line \d+$/,
    }),
  ),
  ...inFile('home/portfolio.yaml', second!.picture.alt, {
    [first!.picture.alt]:
      /^describes another picture; say what this one shows; the other one is in line \d+$/,
  }),
  ...inFile('home/technology.yaml', /description: [^,}\n]*/, {
    [`description: ${'Prints well. '.repeat(70)}`]: /^has \d+ letters, and its place holds 500; shorten it$/,
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
  ...inFile('home/about.yaml', '{founded}', {
    [String(brand().founded)]:
      `says "${brand().founded}" by hand; write {founded}, which brand.yaml fills in`,
  }),
  ...inFile('home/about.yaml', /^heading: .*/m, {
    [`heading: Based in ${town}`]: `says "${town}" by hand; write {headquarters}, which brand.yaml fills in`,
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
  ...inFile('home/locations.yaml', 'Munich, Germany', {
    'Munnich, Germany':
      /^is no city or country of the list; if Munnich is meant, write the same name here and there/,
  }),
  ...inFile('home/locations.yaml', ', Ireland', {
    ', Irland': '"Irland" is no country; did you mean Ireland?',
  }),
  ...inFile('home/locations.yaml', /(city: 'Miami.*at:) .*?\]/, {
    '$1 north': 'must be [latitude, longitude], like [38.72, -9.14]',
    '$1 [52.76, -80.19]': '[52.76, -80.19] is far from Miami, USA, which lies at [25.77, -80.19]; correct it',
    '$1 [25.76, -8.19]': /^\[25\.76, -8\.19\] is far from Miami, USA, which lies at /,
    '$1 [-25.76, -30.19]': /^\[-25\.76, -30\.19\] is far from Miami, USA, which lies at /,
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
    [`from: ${later}-12-24\nuntil: ${later}-12-01\n`]: `is before from: ${later}-12-24, so that it would never be shown; write a later day`,
  }),
  ...inFile('home/storefronts.yaml', /(window:)\n  (file.*)\n  (alt.*)\n  (field)/, {
    '$1\n$2\n$3\n$4': 'belongs to window:; move it among its lines',
  }),
  ...inFile('claims.yaml', /^ +again: .*/m, {
    '    again: 2020-01-01':
      'is not a later day than checked; write the day by which somebody has to look at this claim again',
  }),
  ...inFile('office.yaml', /(hours: .*from: )'.*?'/, {
    $19am: /^must be a time of 24 hours in quotes, like '09:00'/,
  }),
  ...inFile('office.yaml', /^closed: .*/m, {
    "closed: ['2026-02-31']": 'is 2026-02-31, a day that the calendar does not have; correct it',
  }),
  ...inFile('leads/quote.yaml', '  corporate-gifts:', {
    '  Corporate Gifts:': 'must be lower-case words joined by hyphens; write corporate-gifts',
  }),
  ...inFile('pages/de.yaml', undefined, {
    'meta: { title: Wir, description: Drucken }\nblocks:\n  - { kind: opening, heading: Wir, lead: Drucken }\n':
      'is named like a language, below which its pages are; give the file another name',
  }),
  ...inFile('pages/privacy.yaml', /paragraphs:\n( +)- .*/, {
    'paragraphs:\n$1- See www.a.example.': /^shows an address that nobody can click; .*https:\/\/www/,
    'paragraphs:\n$1- See [it](https://a.safelinks.protection.outlook.com/?url=x).': /^is a detour /,
    'paragraphs:\n$1- See [it](https://a.example/b?utm_source=chatgpt.com).':
      'counts as a visit from an AI chat; write https://a.example/b',
    'paragraphs:\n$1- |-\n$1  We print:\n$1  - cards':
      'has a list in one text; write an entry for each point, or one sentence',
    'paragraphs:\n$1- Take [it](public/files/a.pdf).': 'is not how pages call it; write /files/a.pdf',
    'paragraphs:\n$1- Write to [us](ana@fair.example).': 'is a mailbox; write mailto:ana@fair.example',
    'paragraphs:\n$1- Read [our words](/privacy.': lacking,
    'paragraphs:\n$1- Read **our words.': 'has ** without its other half; write both, as in **bold**',
  }),
  ...inFile('deadline.yaml', /(rush: .*)\*\{proof\}/, {
    '$1{proof}': 'has an * without its other half; write both, as in *bold*',
  }),
  ...inFile('home/locations.yaml', /(cities:\n.*?at:) .*?\]/, {
    '$1 [139.69, 35.68]': 'is not between -90 and 90; write [latitude, longitude], north first',
  }),
  ...inFile('home/locations.yaml', 'Pacific/Honolulu', {
    'Pacific/Honululu': /^must be a time zone like/,
  }),
  ...inFile('home/portfolio.yaml', /(frames:[^]*?)city: .*/, {
    '$1city: Berlin, Germany': /; did you mean "Berlin"\?$/,
    '$1city: Atlantis': /^"Atlantis" is not among the cities of home\/locations.yaml; /,
  }),
  ...inFile('home/portfolio.yaml', /field: (?!sheet)\S+(?= })|field: (?!sheet)[a-z-]+$/m, {
    'field: sheet': /^\S+ is drawn on [a-z-]+; write field: [a-z-]+$/,
  }),
  ...inFile(['pages/accessibility.yaml', 'footer.yaml'], /^/, {
    'draft: true\n': '"/accessibility" is a draft, which nobody sees; add a line draft: true here as well',
    [`from: ${later}-12-01\nuntil: ${later}-12-24\n`]: `"/accessibility" is shown only from ${later}-12-01 and until ${later}-12-24; write from: ${later}-12-01 and until: ${later}-12-24 here as well`,
  }),
  ...inFile('home/hero copy.yaml', undefined, {
    'lead: Ours': 'is used by no page; remove it or correct its name',
  }),
  ...inFile('replies.yaml', 'language: fr', {
    'language: es': 'is not that of body; correct one of the two',
  }),
  ...inFile('languages/es.yaml', 'leftOut: []', {
    'leftOut: [/questions]': 'must be its name alone, as questions for /questions',
  }),
  ...inFile('home/drinkware.yaml', 'leadTime: drinkware', {
    'leadTime: drinkwear': /; did you mean drinkware\?; if its id was changed there/,
  }),
  ...inFile('home/drinkware.yaml', 'file: drink/beer-mug', {
    'file: drink/bear-mug': /^drink\/bear-mug has no file; did you mean drink\/beer-mug\? Else/,
  }),
  ...inFile('brand.yaml', /(tagline: ).*/, { $1TBD: /^says "TBD", as if it were not finished; / }),
])
