/** @jest-environment node */
import { inSample, tryInSample } from './sample.ts'

// Mistakes that any file can have by itself.
tryInSample(
  [
    // Writing YAML, and saving files.
    ...inSample('  - Quick', {
      '\t- Quick': 'begins with a tab; use spaces, two for each step',
      '  – Quick': 'begins with –, which makes no list; write - Quick',
      "  - 'Quick": "has an opening quote that is never closed; write - 'Quick'",
      '  > Quick': 'begins with >, which makes no list; write - Quick',
      '> - Quick': 'begins with the > of a quoted mail; take it away',
      '||||||| merged\n  - Quick': /^this file has an unfinished merge; /,
      '```yaml\n  - Quick\n```': 'has the ``` that a chat puts around a file; delete the lines with ```',
      '\u2003\u2003- Quick': /^begins with a blank or sign that only looks like a space or like nothing; /,
      '  - "Quick","9 lb"': "has cells without brackets; write - [Quick, '9 lb']",
      '  -': 'is empty; write the words after its dash, or take the dash away',
      '  -Quick': 'needs a space after the dash: - Quick',
      '<<<<<<< HEAD\n  - Quick\n=======\n  - Quick\n>>>>>>> other':
        'this file has an unfinished merge; keep one of the two versions and delete the lines with <<<<<<<, ======= and >>>>>>>',
    }),
    ...inSample('  quote: Request a Quote', {
      '  quote: "Request a Quote':
        "has an opening quote that is never closed; write quote: 'Request a Quote'",
      '  quote: [Deleted: Request] a Quote':
        'has [Deleted: Request], as Word shows changes; accept them there, and copy the words again',
      '  quote: *bottles':
        "begins with *, which YAML keeps for itself; put the value in quotes: quote: '*bottles'",
      '  quote: &a [*a, *a, *a]': /begins with &, which YAML keeps for itself/,
      '  quote: @keyline':
        "begins with @, which YAML keeps for itself; put the value in quotes: quote: '@keyline'",
      '  quote: > 100 pieces':
        "begins with >, which YAML keeps for itself; put the value in quotes: quote: '> 100 pieces'",
      '  quote: {name} and more':
        "begins with {, which YAML reads as fields; put the value in quotes: quote: '{name} and more'",
      '  quote: Request: a Quote': "has a colon in the value; put it in quotes: quote: 'Request: a Quote'",
      '  quote: "Request" a Quote': `has quotes inside the value; put all of it in quotes: quote: '"Request" a Quote'`,
      "  quote: 'it's a Quote'": 'has quotes inside the value; put all of it in quotes: quote: it’s a Quote',
      '  quote: **Request** a Quote': 'has *, which would be shown; write quote: Request a Quote',
      '  quote:Request a Quote': 'needs a space after the colon: quote: Request a Quote',
      '   quote: Request a Quote': 'begins with 2 spaces, and the line above it with 3; write 2 there',
      '  quote: Request a Quote\n  quote: Request a Quote': 'quote is written twice; keep one of the two',
      '  quote: Request a Quote\n  - See one first':
        'begins with a dash, and the line above it with a name and a colon; write it like that one: a-name: See one first',
      '  quote: Request\n  A Quote':
        "belongs to no name; write it at the end of the line above: quote: 'Request A Quote', or give it a name of its own: a-quote: A Quote",
      '  quote = Request a Quote': 'has = in place of a colon; write quote: Request a Quote',
      '  quote Request a Quote': 'has no colon after its name; write quote: Request a Quote',
      '  quote：Request a Quote': 'has ： in place of a colon; write quote: Request a Quote',
      '  quote; Request a Quote': 'has ; in place of a colon; write quote: Request a Quote',
      '  "quote": "Request a Quote",': 'has quotes around its name; write quote: Request a Quote',
      '  quote: "Request a Quote\'': 'has quotes that do not fit each other; write quote: Request a Quote',
      "  quote: 'It\\'s a Quote'": 'has a \\ before an apostrophe; write quote: It’s a Quote',
      '  quote: Request,\n  a quote':
        /^belongs to no name; write it at the end of the line above: quote: 'Request, a quote'$/,
      '  /* ours */\n  quote: Request a Quote': 'begins a comment with /*; write # ours',
      '+  quote: Request a Quote': 'begins with the + of a comparison; take it away',
      '  quote: "C:\\Data"': "has a \\ in double quotes, where it has a meaning; write quote: 'C:\\Data'",
      '  quote:\u00a0Request a Quote': 'has a no-break space; delete it and type an ordinary one',
    }),
    // Within { } and [ ], below a long text that looks like mistakes itself.
    ...inSample('label: delivery }', {
      "label: 'delivery }": "has an opening quote that is never closed; write 'delivery' }",
      'label: ‘delivery’ }':
        "has curly quotes around it, which would be shown; write delivery, or, if they are meant, '‘delivery’'",
      'label: ‘on {day}’ }': "has curly quotes where the site needs straight ones; write 'on {day}'",
      'label: [New] hours }': 'begins with [, which YAML reads as a list; write label: New hours',
      'label: {count} hours }':
        "begins with {, which YAML reads as fields; put the value in quotes: label: '{count} hours'",
      'label: delivery ]': 'closes { with a ]; write } in its place',
      'label: delivery } - { figure: One }':
        'has another entry after it; begin a new line with - { figure: One }',
      'label: delivery': 'has an opening { that is never closed; write } at the end of the line',
      'label: delivery, on foot }':
        "follows a comma inside { }; put all of the value in quotes: label: 'delivery, on foot'",
    }),
    ...inSample('{ figure: Same day, label: delivery }', {
      "{ figure: 'Same day, label: 'a delivery' }":
        "has an opening quote that is never closed; write 'Same day' before , label:",
      '{ figure: Same day, label: "delivery, href: /a }':
        "has an opening quote that is never closed; write 'delivery' before , href:",
      "{ figure: 'Same day, at last, label: delivery }":
        "has an opening quote that is never closed; write 'Same day, at last' before , label:",
      "{ figure: 'Same day' label: delivery }": 'has no comma before label:; write , label:',
      '{ figure: 24 hours: delivery }':
        "has a colon in the value; put it in quotes: figure: '24 hours: delivery'",
      '{ figure: Same day, size: [a] wide: 2 }': 'has no comma before wide:; write , wide:',
    }),
    ...inSample('bullets:\n  - Quick\n  - Local\n  - Green', {
      'bullets: [Quick, Local': 'has an opening [ that is never closed; write ] at the end of the line',
      'bullets: [Quick,, Local]': 'has two commas in a row; take one away',
      'bullets: [Quick, Local}': 'closes [ with a }; write ] in its place',
      'bullets: - Quick - Local': 'begins its list after its name; write bullets: [Quick, Local]',
      'bullets: [Quick; Local]': 'holds 2 to 4 bullets, and lists 1; put a comma between them, or add some',
      'bullets: [Quick, from $1,200]': "is cut at its comma; put all of it in quotes: '$1,200'",
    }),
    ...inSample('heading: Work that lasts', {
      'heading: “Work: it lasts”':
        "has curly quotes where the site needs straight ones; write 'Work: it lasts'",
      'heading: “{email} is ours”':
        "has curly quotes around it, which would be shown; write '{email} is ours', or, if they are meant, '“{email} is ours”'",
    }),
    ...inSample('  - { figure: 3 presses, label: at least }', {
      '  - { figure: 3 presses, label: at least, from: 2026-12-24, until: 2026-12-01 }':
        'is before from: 2026-12-24, so that it would never be shown; write a later day',
      '  - { figure: 3 presses, label: at least, until: 2027-02-31 }':
        'is 2027-02-31, a day that the calendar does not have; correct it',
      '  - { figure: 3 presses, label: at least, form: 2026-12-24 }':
        'is not a known field; did you mean from?',
      '  - { figure: 3 presses, label: at least, to: 2026-12-24 }':
        'is not a known field; did you mean until?',
    }),
    ...inSample('{ label: See the work, href: /#portfolio }', {
      '{ label: @work, href: /#portfolio }':
        "begins with @, which YAML keeps for itself; put the value in quotes: label: '@work'",
      '{ label: See the work, href: @portfolio }':
        'begins with @, which YAML keeps for itself; write the whole address, as https://www.instagram.com/our-name',
    }),
    ...inSample('more:\n', {
      '\n': 'has no name above it; write a line with the name of this list and a colon, like bullets:',
    }),
    ...inSample('  - Quick', {
      '   - Quick': 'begins with 2 spaces, and the line above it with 3; write 2 there',
    }),
    ...inSample('  - Local', {
      '  Local': 'has no dash before it; write - Local',
      '   - Local': 'begins with 3 spaces, and what is beside it with 2; write 2',
    }),
    {
      to: Buffer.from('\ufefftitle: Keyline\n', 'utf16le'),
      says: 'is saved as UTF-16; save it again as UTF-8',
    },
    {
      to: Buffer.from('title: Montr\xe9al\n', 'latin1'),
      says: 'is not saved as UTF-8, so its accents are lost ("title: Montréal"); save it as UTF-8',
    },
    { to: 'title: A\rlead: B\r', says: /^has the line ends of an old Mac; / },
    { to: '{\\rtf1 title: A}', says: /^is a file of another program, / },
    { to: '# title: A\n', says: 'is empty; bring its words back, as with "Discard changes"' },
    // Fields.
    ...inSample('lead: >-', { 'laed: >-': 'is not a known field; did you mean lead?' }),
    ...inSample('lead: >-\n', {
      'colour: red\nlead: >-\n': 'is not a known field; remove it or correct its spelling',
    }),
    ...inSample(`  quote: Request a Quote\n`, { '': 'is missing; add a line quote: …' }),
    ...inSample('  quote: Request a Quote', {
      '  quote:': 'is empty; write the words after quote:',
      "  quote: ''": 'is empty; write the words',
      '  quote: true': "must be text, and is read as the boolean true; put it in quotes: 'true'",
      '  quote: Start job #1 with us': `shows only "Start job": what follows # is a comment; put all of it in quotes: 'Start job #1 with us'`,
      "  quote: 'Request a Quote '": 'starts or ends with a space; remove it',
    }),
    ...inSample('bullets:\n  - Quick\n  - Local\n  - Green\n', {
      'bullets:\n': 'lists nothing; write its entries below it, each on a line that begins with "- "',
    }),
    ...inSample('link: { label: See the work, href: /#portfolio }', {
      'link: [{ label: See the work, href: /#portfolio }]':
        'must have lines below it like label: … and href: …; take the dashes or [ ] away',
    }),
    ...inSample('href: /#portfolio', {
      'href: C:\\fair.pdf': /is a file on your own computer; /,
      'href: tel:+13055550142': /a link here cannot dial; lead to \/#contact/,
      'href: /printing.html': 'ends in .html; write /printing',
      'href: /files/Price_list.docx':
        /^has no file; put a PDF called price-list\.pdf .*, and write \/files\/price-list\.pdf$/,
      'href: https://shop.example': /this place leads within the site; an address outside can stand in/,
      'href: mailto:jobs@keyline.example':
        /write \{email\} or \{phone\} in a text, which makes a link of it$/,
    }),
    ...inSample('lead: >-', {
      '---\nlead: >-': 'has a ---, which begins another file; take it away',
      '...\nlead: >-': /^has \.\.\. on a line of its own, which ends the file there; take it away$/,
    }),
    ...inSample('  by people who care.', {
      '  # ask Tom\n  by people who care.':
        'shows "# ask Tom by people who care."; write the comment on a line of its own, above: # ask Tom by people who care.',
    }),
    ...inSample('heading: Work that lasts', {
      'heading: The # 1 press': /^shows only "The": what follows # is a comment; /,
      'heading: heading: Work': 'has its name twice; write heading: Work',
      'heading: Work [deleted: it] lasts': /as Word shows changes/,
      'heading: Call {teléfono}': '{teléfono} is nothing that the site fills in; did you mean {phone}?',
      "heading: '-'": 'is "-", which says nothing; take the entry away',
      'heading: 12-Aug': /^is 12-Aug, a day that a spreadsheet made/,
      'heading: #1 page': "is empty, as what follows # is a comment; put it in quotes: '#1 page'",
    }),
    ...inSample('{number}', {
      '{nummer}': 'must contain {number}, which the site fills in; did you mean it by {nummer}?',
    }),
    ...inSample('Call {number} today', { 'Call today': 'must contain {number}, which the site fills in' }),
    ...inSample('near you', {
      'near {e-mail}': '{e-mail} is nothing that the site fills in; did you mean {email}?',
    }),
    ...inSample('    label: See it', {
      '    href: /printing':
        'href is written twice; keep one of the two; if a new entry begins here, write - href:',
    }),
    // Links and pictures.
    ...inSample('href: /#portfolio', {
      'href: /blog': /; choose one of: (?:\/[\w#-]*, ){5}and \d+ more$/,
      'href: /prining':
        '"/prining" is not among the pages and sections of the site; did you mean "/printing"?',
    }),
    ...inSample('drink/mug', {
      'drink\\mug': 'is written with \\; write drink/mug',
    }),
    ...inSample('field: yellow', {
      'field: yelow': 'is no choice here; write yellow',
      'field: pink': 'must be one of yellow, rubine-tint, blue-tint, board, key, sheet',
    }),
    // Numbers.
    ...inSample('size: 3.5 }', {
      'size: 3,5 }': 'follows a comma inside a number; write size: 3.5',
      'size: 0 }': 'is too small; write more than 0',
      'size: 61 }': 'is too large; write 60 or less',
    }),
    // Lists.
    ...inSample('  - Green', {
      '  - Green\n  - Near\n  - near': /^lists "near" twice, first as "Near"; /,
      '  - Green\n  - Near\n  - Kind': 'holds 2 to 4 bullets, and lists 5; take some away',
      '  - Green: no': "must be text, and is written as fields; put it in quotes: 'Green: no'",
    }),
    ...inSample('  - Local\n  - Green\n', { '': 'holds 2 to 4 bullets, and lists 1; add some' }),
    ...inSample('bullets:\n  - Quick\n  - Local\n  - Green', {
      'bullets: Quick': 'must be a list; write bullets: [Quick]',
      'bullets: We are quick.': 'must be a list; begin its line with two more spaces and "- "',
    }),
  ],
  [
    ['a dash and a bracket in a long text', 'by people who care.', '– by people,\n  [sic] who care.'],
    ['line ends of Windows', /\n/g, '\r\n'],
    ['a line of dashes at the top', /^/, '---\n'],
    ['a byte order mark', /^/, '\ufeff'],
    ['No as a word', 'figure: Same day', 'figure: No'],
    ['a space at the end of a line', 'figure: Same day', 'figure: Same day '],
    ['a date', 'figure: Same day', 'figure: 2026-12-24'],
    ['a time', 'figure: Same day', 'figure: 9:30'],
    ['a # inside a word', 'figure: Same day', 'figure: C#'],
  ],
)
