import type { Mistake } from './mistake.ts'

export const lists: Mistake[] = [
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
