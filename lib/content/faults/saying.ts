export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Words of a claim, however their parts are joined. */
export const saying = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${escaped(words).replace(/[ -]/g, '[\\s-]')}(?![\\p{L}\\d])`, 'iu')
