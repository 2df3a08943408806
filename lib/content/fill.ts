/** Fills in placeholders like `{name}`; what somebody typed shows exactly as typed. */
export const fill = (words: string, values: Record<string, string | number>) =>
  words.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

const words = [
  'none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  'seventeen eighteen nineteen twenty',
]
  .join(' ')
  .split(' ')
const tens = 'thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** A count as a printer sets it: spelled out up to twenty and for whole tens below a hundred, else in figures. */
export function spellOut(count: number): string {
  return words[count] ?? (count % 10 === 0 ? tens[count / 10 - 3] : undefined) ?? String(count)
}

/** Fills in `{count}`, spelled out; capitalized at the start of the sentence. @param text for any count, or one and many */
export function withCount(text: string | { one: string; many: string }, count: number): string {
  const own = typeof text === 'string' ? text : text[count === 1 ? 'one' : 'many']
  const spelled = fill(own, { count: spellOut(count) })
  return spelled.charAt(0).toUpperCase() + spelled.slice(1)
}
