import type { Mistake } from './mistake.ts'

/** Mistakes in links, pictures and lists. */
export const lists: Mistake[] = [
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
]
