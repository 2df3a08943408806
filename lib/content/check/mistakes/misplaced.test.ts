/** @jest-environment node */
import { inSample, tryInSample } from './sample.ts'

// Right words in the wrong place, or in another form than its place has.
tryInSample(
  [
    ...inSample("call: 'Call {number} today'\nmarks: { size: 3.5 }", {
      "marks:\n  size: 3.5\n  call: 'Call {number} today'":
        'belongs further out; move it to the left, in line with marks:',
    }),
    ...inSample('picture:\n  file: drink/mug\n', {
      'from: 2026-12-24\npicture:\n  file: drink/mug\n':
        'has no effect here; pages, their blocks, sections and entries of lists have days and drafts',
    }),
    ...inSample('picture:\n  file: drink/mug\n  alt: Enamel mug with a two-color print\n', {
      'alt: Enamel mug with a two-color print\npicture:\n  file: drink/mug\n':
        'belongs to picture:; move it among its lines',
    }),
    ...inSample('stats:\n', {
      'stats:\n  - { href: /printing, label: See it too }\n':
        'is an entry of more, and stands below stats; move all of it to the others',
    }),
    ...inSample('{ figure: 3 presses, label: at least }', {
      '{ figure: 3 presses label: at least }': 'has no comma before label:; write , label:',
      '{ figure: 3 presses, label: Hours: 9 to 5 }':
        "has a colon in the value; put it in quotes: label: 'Hours: 9 to 5'",
      "{ figure: 3 presses, label: 'What's new' }":
        'has an apostrophe inside its quotes; write label: What’s new',
      '{ figure: 3 presses, label: at least # ours }':
        /^has a comment inside { }; move # ours to a line of its own, above, or, /,
    }),
    ...inSample('frame: {\n    wide: 2,\n  }', {
      'frame: {\n    wide: 2,\n':
        'has an opening { that is never closed; write } at the end of what it holds',
    }),
    ...inSample('    label: See it\n', {
      '    label: See it\n    from: 2026-12-24\n    label: It\n':
        'label is written twice; keep one of the two; if a new entry begins here, write - label:',
      '    label: See it  - href: /artwork\n':
        'has another entry after it; begin a new line with - href: /artwork',
      '    label: See it\n  - href: /\n      label: All\n':
        'begins with 6 spaces, and what is beside it with 4; write 4',
      '    label: See it\n    status: draft\n':
        'is not a known field; to keep an entry off the site, write draft: true',
      '    label: See it\n13   - href: /artwork\n':
        'begins with its number, as editors show it; take it away',
      '    label: See it\n  - ? /artwork\n    label: See it\n':
        'must begin with its name and a colon; write - href: /artwork',
      '    label: See it\n  - href: /\n    label: All\n  - href: /artwork\n    Check it\n':
        'has lost its name; write label: Check it',
      '    label: See it\n  - href: /\n    label: All\n  - href: /artwork\n    : Check it\n':
        'has lost its name; write label: Check it',
    }),
    ...inSample('  field: yellow\n', {
      '  field: yellow\nSee you\nAnna\n': /^has no name with a colon; .*, else take it away$/,
    }),
    ...inSample('href: /#portfolio', {
      'href: #portfolio': 'has an address without its /; write href: /#portfolio',
    }),
    ...inSample('actions:\n', {
      'Actions:\n': 'is not a known field; did you mean actions?',
      '- actions:\n': 'has a dash before its name; write actions:',
    }),
    ...inSample('  field: yellow\n', {
      '': 'is missing; add a line field: with one of yellow, rubine-tint, blue-tint, board, key, sheet',
    }),
    ...inSample('  quote: Request a Quote', {
      '  quote: Null': "is read as nothing; write the words in its place, or in quotes: 'Null'",
      '  quote :Request': 'has its space before the colon; write quote: Request',
      '  quote: | Request | a Quote |': 'is a row of a table; write a block kind: table (README.md)',
    }),
    ...inSample('bullets:\n  - Quick\n  - Local\n  - Green', {
      'bullets: (Quick, Local)': 'must be a list; write bullets: [Quick, Local]',
      'bullets: [Quick; Local, Green]': 'has a semicolon between entries; write Quick, Local',
    }),
    ...inSample('  - Quick', { '  - - Quick': 'begins with - -, which makes no list; write - Quick' }),
    ...inSample('  - { figure: 3 presses, label: at least }', {
      '  - { figure: 3 presses, label: at least, from: 2026–12–24 }':
        'must be a day with short hyphens and without a time; write 2026-12-24',
    }),
  ],
  [
    [
      'a semicolon in quotes',
      'bullets:\n  - Quick\n  - Local\n  - Green',
      "bullets: ['Quick; local', Green]",
    ],
    ['a minus after a dash', '  - Quick', '  - -Quick'],
    [
      'a day of an entry',
      '{ figure: 3 presses, label: at least }',
      '{ figure: 3 presses, label: at least, until: 2999-12-24 }',
    ],
  ],
)
