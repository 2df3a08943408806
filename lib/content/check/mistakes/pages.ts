import { brand } from '../../brand.ts'
import { claims } from '../../claims.ts'
import type { Mistake } from './mistake.ts'

const [{ figure = '', units = [''] } = {}] = claims().claims.filter((one) => one.figure)
const claimed = `${figure} ${units[0]}`.trim()

/** Mistakes in what only one page knows. */
export const pages: Mistake[] = [
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
    what: 'a title that is too long with the name behind it',
    file: 'pages/questions.yaml',
    from: /title: .*/,
    to: `title: ${'T'.repeat(60)}`,
    says: `has ${63 + brand().name.length} letters with " | ${brand().name}" behind it; search results show 60, so take ${3 + brand().name.length} away`,
  },
  {
    what: 'an id that another product has',
    file: 'home/drinkware.yaml',
    from: /id: (\S+)([^]*?)id: \S+/,
    to: 'id: $1$2id: $1',
    says: /^lists "\S+" twice; take one away or give it another name$/,
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
    what: 'a misspelt interest',
    file: 'home/technology.yaml',
    from: /^(interest: ..)./m,
    to: '$1',
    says: /^".*" is not among the interests of leads\/quote.yaml; did you mean ".*"\?$/,
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
