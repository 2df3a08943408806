import type { Mistake } from './mistake.ts'

/** Mistakes that would show on the page. */
export const seen: Mistake[] = [
  {
    what: 'curly quotes as quotes',
    from: 'heading: Work that lasts',
    to: 'heading: “Work that lasts”',
    says: 'has curly quotes around it, which would be shown; write Work that lasts',
  },
  {
    what: 'an invisible space',
    from: 'Request a Quote',
    to: 'Request\u200b a Quote',
    says: 'has an invisible character behind "Request"; delete it and type the words again',
  },
  {
    what: 'a straight apostrophe',
    from: 'Work that lasts',
    to: "A patient's name",
    says: 'has a straight apostrophe; write patient’s',
  },
  {
    what: 'straight quotes',
    from: 'Work that lasts',
    to: 'Work that “lasts”, or "stays"',
    says: 'has straight quotes; write “stays”',
  },
  {
    what: 'a hyphen in a range',
    from: 'Work that lasts',
    to: 'Work in 8-12 days',
    says: 'has a hyphen in a range; write 8–12',
  },
  {
    what: 'HTML',
    from: 'Work that lasts',
    to: 'Work <b>that</b> lasts',
    says: 'has HTML in it, which would be shown as it is; write Work that lasts',
  },
  {
    what: 'a Markdown link',
    from: 'Printed near you',
    to: 'Printed [near](/printing) you',
    says: 'has Markdown in it, which would be shown as it is; write plain words',
  },
  {
    what: 'a headline of 200 letters',
    from: 'Work that lasts',
    to: 'W'.repeat(200),
    says: 'has 200 letters, and its place holds 90; shorten it',
  },
  {
    what: 'a misspelt placeholder',
    from: '{number}',
    to: '{nummer}',
    says: 'must contain {number}, which the site fills in; did you mean it by {nummer}?',
  },
  {
    what: 'a placeholder where none is filled in',
    from: 'Work that lasts',
    to: 'Work of {years}',
    says: '{years} is nothing that the site fills in; take the braces away',
  },
  {
    what: 'a placeholder that was lost',
    from: 'Call {number} today',
    to: 'Call today',
    says: 'must contain {number}, which the site fills in',
  },
]
