import type { Mistake } from './mistake.ts'

/** Mistakes in writing YAML and saving files. */
export const writing: Mistake[] = [
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
]
