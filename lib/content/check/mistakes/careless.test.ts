/** @jest-environment node */
import { brand } from '../../brand.ts'
import { inSample, tryInSample } from './sample.ts'

const { name, phone, email, founded, address } = brand()
const [town] = address.city.split(',')
const [, site = ''] = email.split('@')
const isNearly = (one: string, what: string) =>
  `says ${one}, much like our ${what}; write {${what}}, which brand.yaml fills in`

// What somebody in a hurry leaves behind, types beside the key or takes over from elsewhere.
tryInSample(
  [
    // Signs.
    ...inSample('Request a Quote', {
      'Request a Quote..': 'has "..", where one sign is meant; write "." alone',
      'Request,, a Quote': 'has ",,", where one sign is meant; write "," alone',
      'Request a Quote!!': 'has "!!", where one sign is meant; write "!" alone',
      'Request  , a Quote': 'has its space on the wrong side of ","; write it behind',
      'Request a Quote ?': 'has its space on the wrong side of "?"; write it behind',
      'Request (a Quote': 'has ( without ); write both or neither',
      'Request a) Quote)': 'has ) without (; write both or neither',
      'Request a “Quote': 'has “ without ”; write both or neither',
      'Request it today. then wait': 'has a small letter behind "today."; write today. Then',
      'Request 5,OOO': 'says 5,OOO, with a letter for a digit; write 5,000',
      'Request 2l5': 'says 2l5, with a letter for a digit; write 215',
      'rEQUEST a Quote': 'says "rEQUEST", as if Caps Lock was on; write it in small letters',
    }),
    ...inSample('Work that lasts', {
      'work that lasts': 'begins with a small letter; write Work that lasts',
    }),
    ...inSample('by people who care.', {
      'by people who care for it':
        'ends without a period; write Printed near you, by people who care for it.',
    }),
    // What is not finished, or meant for colleagues.
    ...inSample('Request a Quote', {
      'DRAFT Request': /^says "DRAFT", as if it were not finished/,
      'Request by [date]': /^says "\[date\]", as if it were not finished/,
      'Quote text here': /^says "text here", as if it were not finished/,
      'Company Name': 'is "Company Name", which says nothing; take the entry away',
      test: 'is "test", which says nothing; take the entry away',
      "'–'": 'is "–", which says nothing; take the entry away',
      'Request (choose one) it': /^says "\(choose one\)", a note to a colleague/,
      'Request it (Ana to approve)': /^says "\(Ana to approve\)", a note to a colleague/,
      '© 2024 Request': 'says "© 2024", a year that passes; take it away',
    }),
    ...inSample('Enamel mug with a two-color print', {
      'Mug, mugs, cup, custom mug, cheap mug, coffee': /^is a list of words to search for/,
    }),
    // What a letter or a chat begins and ends with.
    ...inSample('Request a Quote', {
      'Dear Ana, request it': 'says "Dear Ana,", as a letter does; take it away',
      'Request it. Kind regards, Ana': 'says "Kind regards, Ana", as a letter does; take it away',
      'Request it. Let me know if it is short':
        'says "Let me know if it is short", which another program wrote; take it away',
      'Here’s a shorter version of it': /^says "Here’s a shorter version", which another program wrote/,
    }),
    // What is said of us.
    ...inSample('Work that lasts', {
      [`Call ${phone.label.slice(0, -1)}${(Number(phone.label.at(-1)) + 1) % 10}`]:
        /^says .*, much like our phone; write \{phone\}/,
      [`Write to info@${site.split('.')[0]}.com`]: isNearly(`@${site.split('.')[0]}.com`, 'email'),
      'Our office is in Wien': `says that we are in Wien, and city: in brand.yaml is ${town}; write {headquarters}`,
      [`In business since ${founded - 10}`]:
        /^says "In business since \d+", and founded: in brand\.yaml is \d+; /,
      [`Ask ${name.slice(0, -1)}x`]: `says "${name.slice(0, -1)}x", and our name in brand.yaml is ${name}; write {name}`,
    }),
    // Fields.
    ...inSample('  quote: Request a Quote', {
      '  quote: *New* Quote': 'has asterisks, which would be shown; write quote: New Quote',
      '  quote: | Request it':
        'begins with |, which stands before lines of their own; write quote: Request it',
      '  quote: "Request "a" Quote"':
        'has quotes inside the value; put all of it in quotes: quote: Request “a” Quote',
      "  quote: 'Request', a Quote":
        "has quotes inside the value; put all of it in quotes: quote: 'Request, a Quote'",
    }),
    ...inSample('  Printed near you,', {
      'Printed near you,': 'belongs to lead: above it; put two spaces before each of its lines',
    }),
    ...inSample('    label: See it', {
      '  - label: See it':
        'begins with a dash, and goes on with the entry above it; write two spaces in place of "- "',
    }),
    ...inSample('  - Green', {
      '  - Green\n  - Bag\n  - Bags': /^lists "Bags" twice, first as "Bag"; /,
      '  - Green\nLocal;1;2': 'is a row of a spreadsheet; write it as the entries around it are written',
    }),
    ...inSample('size: 3.5 }', { 'size: “3.5” }': "has curly quotes around it; write '3.5'" }),
    ...inSample('bullets:\n  - Quick\n  - Local\n  - Green', {
      'bullets: []': /^lists nothing; write its entries below it/,
    }),
    ...inSample('drink/mug', {
      'Drink/My_Mug': 'has capitals, spaces or _; write drink/my-mug',
      'https://a.example/mug': /^is an address; save the photograph as README\.md, Pictures, says/,
    }),
    ...inSample('href: /#portfolio', {
      'href: /printing?utm_source=a':
        'has ?utm_source=a behind it, which counts as a visit from outside; write /printing',
    }),
  ],
  [
    ['an abbreviation in a sentence', 'Work that lasts', 'Work, felt, etc., at 3 p.m., approx. two'],
    ['a list within a sentence', 'Work that lasts', 'Pick a) paper, 2) size (A5), and go :)'],
    ['names that begin small', 'Work that lasts', 'eBay, e-commerce and iPads; H2O, CO2, 5 l'],
    [
      'words left out of a quote',
      'They called before it went to press.',
      "'[The team] called before it went.'",
    ],
    ['a question and its answer', 'Work that lasts', 'What?! Yes! Ready, set … “Go.”'],
    ['another company’s number and town', 'Work that lasts', 'Call +44 20 7946 0018; partners are in Wien'],
    ['an address to people', 'Work that lasts', 'Hello, spring! Here is what to check. Dear old press.'],
  ],
)
