export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Words of a claim, of one or several, however their parts are joined. */
export const matchWords = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${escapePattern(words).replace(/[ -]/g, '[\\s-]')}s?(?![\\p{L}\\d])`, 'iu')
