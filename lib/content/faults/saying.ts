export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const joined = (text: string) => escapePattern(text).replace(/[ -]/g, '[\\s-]')

const lacking =
  '(?:without|no|zero|free (?:of|from)|(?:not|(?:do|does|has|have)n’t|never) (?:contain|have|hold|use|need|set)s?|sin|libres? de|no contienen?)'
const article = '(?: (?:any|an?|the|your|added|traces? of))?'
const lasting = 'safe|proof|stable|resistant'

/** One of anything that is ordered, or one alone. */
const single = '(?:just )?(?:one|a single)(?: (?:piece|copy|item|unit|sample)|(?= or |[.,;:?!)]|$))'

/** The ways in which people say the same: "BPA-free" and "without BPA", "dishwasher safe" and "safe in the dishwasher". */
function formsOf(words: string): string[] {
  const [, before, after] = /^(?:(.+)[ -]free|(?:no|without|sin) (.+))$/i.exec(words) ?? []
  const lacked = before ?? after
  if (lacked) return [`${joined(lacked)}[\\s-]free`, `${lacking}${article} ${joined(lacked)}`]
  const [, harm] = new RegExp(`^(.+)[ -](?:${lasting})$`, 'i').exec(words) ?? []
  if (harm)
    return [
      `${joined(harm)}[\\s-](?:${lasting})`,
      `(?:${lasting}|goes|put|washed) (?:for|in|into|to|against|under)${article} ${joined(harm)}`,
    ]
  return [
    joined(words)
      .replace(/feet$/, '(?:feet|foot|ft)')
      .replace(/one\[\\s-\]piece/, single),
  ]
}

/** Words of a claim, of one or several, however their parts are joined. */
export const matchWords = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${formsOf(words).join('|')})s?(?![\\p{L}\\d])`, 'iu')
