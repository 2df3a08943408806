/** What has no other half by custom: a) and 1) before a point, :) behind one. */
const alone = /(?<!\S)\w\)|[:;]-?[()]/g
const pairs = ['()', '[]', '“”', '«»']

/** Signs that a proofreader would mark. */
export function signFault(value: string): string | undefined {
  const [gap] =
    /(?<=\S) +[,;:.!?](?=\s|$)|(?<=\S) ,(?=\p{L})|(?<=\p{L}{2})[,;](?=\p{L}{2})/u.exec(value) ?? []
  if (gap) return `has its space on the wrong side of "${gap.trim()}"; write it behind`
  const [row] = /(?<!\.)\.\.(?!\.)|[,;:][,.;:!?]+|!{2,}|\?{2,}|[!?]\./.exec(value) ?? []
  if (row) return `has "${row}", where one sign is meant; write "${row[0]}" alone`
  for (const [open = '', close = ''] of pairs) {
    const [opened = 0, closed = 0] = [open, close].map((sign) => value.split(sign).length)
    const bare = opened < closed ? value.replace(alone, '').split(close).length : closed
    // In German the same sign closes what „ opens.
    if (opened !== bare && !value.includes('„'))
      return `has ${opened > closed ? `${open} without ${close}` : `${close} without ${open}`}; write both or neither`
  }
  const [, end, next] =
    /((?<!\p{L})(?!approx|incl|excl|corp|dept)\p{L}{4,30}[.?]) (\p{Ll}{2,30})\b/u.exec(value) ?? []
  if (end && next)
    return `has a small letter behind "${end}"; write ${end} ${next[0]!.toUpperCase()}${next.slice(1)}`
  const [mixed] =
    /(?<![\p{L}\d])(?:\d[\d.,]*O[O\d.,]*|\d[\d.,]*[lI]\d[\d.,]*|O[.,]?\d+)(?!\p{L})/u.exec(value) ?? []
  if (mixed)
    return `says ${mixed}, with a letter for a digit; write ${mixed.replaceAll('O', '0').replace(/[lI]/g, '1')}`
  const [locked] = /(?<!\p{L})\p{Ll}\p{Lu}{4,}/u.exec(value) ?? []
  if (locked) return `says "${locked}", as if Caps Lock was on; write it in small letters`
}
