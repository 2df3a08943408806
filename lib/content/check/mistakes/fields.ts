import type { Mistake } from './mistake.ts'

export const fields: Mistake[] = [
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
]
