/**
 * Mistakes that were made in content, each with what the check says to it. `from` is written in the delivered file and
 * becomes `to`; without `from` the file gets `to` alone.
 */
export type Mistake = { what: string; file: string; from?: string; to: string | Uint8Array; says: string }

const hero = 'home/hero.yaml'
const lead = 'lead: >-\n'
const bullet = '  - Fast turnaround'
const quote = '  quote: Request a Quote'
const figure = '  - { figure: 65+, label: countries with local production }'

export const mistakes: Mistake[] = [
  // Writing YAML
  {
    what: 'a tab',
    file: hero,
    from: bullet,
    to: '\t- Fast turnaround',
    says: 'begins with a tab; use spaces, two for each step',
  },
  {
    what: 'a missing closing quote',
    file: hero,
    from: quote,
    to: '  quote: "Request a Quote',
    says: "has an opening quote that is never closed; write quote: 'Request a Quote'",
  },
  {
    what: 'a missing closing apostrophe',
    file: hero,
    from: bullet,
    to: "  - 'Fast turnaround",
    says: "has an opening quote that is never closed; write - 'Fast turnaround'",
  },
  {
    what: 'an @ at the start',
    file: hero,
    from: quote,
    to: '  quote: @keyline',
    says: "begins with @, which YAML keeps for itself; put the value in quotes: quote: '@keyline'",
  },
  {
    what: 'a % at the start',
    file: hero,
    from: bullet,
    to: '  - %off',
    says: "begins with %, which YAML keeps for itself; put the value in quotes: - '%off'",
  },
  {
    what: 'a > at the start',
    file: hero,
    from: quote,
    to: '  quote: > 100 pieces',
    says: "begins with >, which YAML keeps for itself; put the value in quotes: quote: '> 100 pieces'",
  },
  {
    what: 'a colon in the value',
    file: hero,
    from: quote,
    to: '  quote: Request: a Quote',
    says: "has a colon in the value; put it in quotes: quote: 'Request: a Quote'",
  },
  {
    what: 'a quoted word first',
    file: hero,
    from: quote,
    to: '  quote: "Request" a Quote',
    says: `has quotes inside the value; put all of it in quotes: quote: '"Request" a Quote'`,
  },
  {
    what: 'an apostrophe in single quotes',
    file: hero,
    from: quote,
    to: "  quote: 'it's a Quote'",
    says: `has quotes inside the value; put all of it in quotes: quote: "it's a Quote"`,
  },
  {
    what: 'bold at the start',
    file: hero,
    from: quote,
    to: '  quote: **Request** a Quote',
    says: 'has asterisks, which would be shown; write quote: Request a Quote',
  },
  {
    what: 'bold in the middle',
    file: hero,
    from: quote,
    to: '  quote: Request **a** Quote',
    says: 'has Markdown in it, which would be shown as it is; write plain words',
  },
  {
    what: 'a field without the space',
    file: hero,
    from: quote,
    to: '  quote:Request a Quote',
    says: 'needs a space behind the colon: quote: Request a Quote',
  },
  {
    what: 'an entry without the space',
    file: hero,
    from: bullet,
    to: '  -Fast turnaround',
    says: 'needs a space behind the dash: - Fast turnaround',
  },
  {
    what: 'an entry one space too far in',
    file: hero,
    from: '  - Complimentary brand stores',
    to: '   - Complimentary brand stores',
    says: 'is one step too far in or out; line it up with the entries around it, two spaces for each step',
  },
  {
    what: 'a field one space too far in',
    file: hero,
    from: quote,
    to: `   quote: Request a Quote`,
    says: 'is one step too far in or out; line it up with the entries around it, two spaces for each step',
  },
  {
    what: 'a field written twice',
    file: hero,
    from: quote,
    to: `${quote}\n${quote}`,
    says: 'quote is written twice; keep one of the two',
  },
  {
    what: 'merge markers',
    file: hero,
    from: bullet,
    to: `<<<<<<< HEAD\n${bullet}\n=======\n  - Quick\n>>>>>>> other`,
    says: 'this file has an unfinished merge; keep one of the two versions and delete the lines with <<<<<<<, ======= and >>>>>>>',
  },
  {
    what: 'a no-break space before a value',
    file: hero,
    from: quote,
    to: '  quote:\u00a0Request a Quote',
    says: 'has a no-break space; delete it and type an ordinary one',
  },
  // Saving the file
  {
    what: 'UTF-16',
    file: 'site.yaml',
    to: Buffer.from('\ufefftitle: Keyline\n', 'utf16le'),
    says: 'is saved as UTF-16; save it again as UTF-8',
  },
  {
    what: 'Windows-1252',
    file: 'site.yaml',
    to: Buffer.from('title: Montr\xe9al\n', 'latin1'),
    says: 'is not saved as UTF-8, so its accents are lost ("title: Montréal"); save it as UTF-8',
  },
  {
    what: 'an empty file',
    file: 'site.yaml',
    to: '',
    says: 'is empty; bring its words back, as with "Discard changes"',
  },
  // Fields
  {
    what: 'a misspelt field',
    file: hero,
    from: 'lead: >-',
    to: 'laed: >-',
    says: 'is not a known field; did you mean lead?',
  },
  {
    what: 'a field that nobody knows',
    file: hero,
    from: lead,
    to: `colour: red\n${lead}`,
    says: 'is not a known field; remove it or correct its spelling',
  },
  {
    what: 'a missing field',
    file: hero,
    from: `${quote}\n`,
    to: '',
    says: 'is missing; add a line quote: …',
  },
  {
    what: 'an empty value',
    file: hero,
    from: quote,
    to: '  quote:',
    says: 'is empty; write the words behind quote:',
  },
  { what: 'empty quotes', file: hero, from: quote, to: "  quote: ''", says: 'is empty; write the words' },
  {
    what: 'an emptied list',
    file: hero,
    from: 'bullets:\n  - Fast turnaround\n  - Complimentary brand stores\n  - On-demand production\n',
    to: 'bullets:\n',
    says: 'lists nothing; write its entries below it, each on a line that begins with "- "',
  },
  {
    what: 'a number where text is meant',
    file: hero,
    from: figure,
    to: '  - { figure: 65, label: countries }',
    says: "must be text, and is read as the number 65; put it in quotes: '65'",
  },
  {
    what: 'yes where text is meant',
    file: hero,
    from: quote,
    to: '  quote: true',
    says: "must be text, and is read as the boolean true; put it in quotes: 'true'",
  },
  {
    what: 'a heading that begins with #',
    file: 'not-found.yaml',
    from: 'title: Oops! Page not found',
    to: 'title: #1 page',
    says: "is empty, as what follows # is a comment; put it in quotes: '#1 page'",
  },
  {
    what: 'a # that cuts the value',
    file: hero,
    from: quote,
    to: '  quote: Start job #1 with us',
    says: `shows only "Start job": what follows # is a comment; put all of it in quotes: 'Start job #1 with us'`,
  },
  {
    what: 'a space at the end, in quotes',
    file: hero,
    from: quote,
    to: "  quote: 'Request a Quote '",
    says: 'starts or ends with a space; remove it',
  },
]
