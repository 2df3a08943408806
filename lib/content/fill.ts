import { inLanguageOf } from '../language/left-in-english.ts'
import { english, numberWordsIn, spokenLanguage } from '../language/spoken.ts'

/** Fills in placeholders like `{name}`; typed text shows exactly as typed. */
export const fill = (words: string, values: Record<string, string | number>) =>
  words.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

/** A phone number or opening hours on one line, broken after commas at most. */
export const preventBreaks = (text: string) => text.replace(/(?<!,) /g, '\u00a0')

const words = [
  'none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'seventeen eighteen nineteen twenty',
]
  .join(' ')
  .split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** A whole number below a thousand in words; undefined for numbers that are not spelled out. */
export function spelled(count: number): string | undefined {
  if (count % 100 === 0 && count > 0) return words[count / 100] && `${words[count / 100]} hundred`
  const ten = tens[Math.floor(count / 10) - 2]
  return words[count] ?? (ten && [ten, ...(count % 10 ? [words[count % 10]] : [])].join('-'))
}

/**
 * A count as a printer sets it: spelled out up to twenty and for whole tens below a hundred, else in figures. In another
 * language those that it lists.
 */
export function spellOut(count: number): string {
  const language = spokenLanguage()
  if (language !== english) return numberWordsIn(language)?.[count] ?? String(count)
  const words = count <= 20 || (count < 100 && count % 10 === 0) ? spelled(count) : undefined
  return words ?? String(count)
}

/** Fills in `{count}`, spelled out; capitalized at the start of the sentence. @param text for any count, or one and many */
export function withCount(text: string | { one: string; many: string }, count: number): string {
  const own = typeof text === 'string' ? text : text[count === 1 ? 'one' : 'many']
  const spelled = fill(own, { count: inLanguageOf(own, () => spellOut(count)) })
  return spelled.charAt(0).toUpperCase() + spelled.slice(1)
}
