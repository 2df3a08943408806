export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Words of a claim, however their parts are joined. */
export const matchWords = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${escapePattern(words).replace(/[ -]/g, '[\\s-]')}(?![\\p{L}\\d])`, 'iu')
