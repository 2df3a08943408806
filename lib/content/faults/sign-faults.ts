/** What has no other half by custom: a) and 1) before a point, :) after one. */
const alone = /(?<!\S)(?:\w|[ivx]{2,4})\)|[:;]-?[()]/g
const pairs = ['()', '[]', '“”', '«»']

/** A word that begins a sentence, after one that ends none. */
const lost = /(?<!\p{L})(\p{Ll}{2,30}) ((?:It|We|This|There|These)(?:’\p{Ll}{1,2})?)(?= \p{Ll}{2})/u

/** Words that may stand twice. */
const twofold =
  /^(?:that|had|very|really|so|no|bye|ha|cha|go|many|far|one(?= or)) |\b(?!the\b)(\p{L}{2,20}) (?:and|by|in|after) \1\b/iu
/** Short words and units after a number. */
const short =
  /^(?:ad|am|an|as|at|be|by|do|go|he|if|in|is|it|me|my|no|of|ok|on|or|pm|so|to|up|us|we|oz|fl|lb|ft|yd|mi|sq|cu|cc|mm|cm|dm|km|ml|cl|dl|qt|pt|px|mg|kg|hr|ms|bn|vs|ea|pc|pk|ct|ii|dz|ex|id|tv|gb|mb|tb|kb|hz|kw|wh|yr|wk|nm|lm|lx|cd|de|la|le|el|du)$/

/** Signs that a proofreader would mark. */
export function signFault(value: string): string | undefined {
  const [gap] =
    /(?<=\S) +[,;:.!?](?=\s|$)|(?<=\S) ,(?=\p{L})|(?<=\p{L}{2})[,;](?=\p{L}{2})/u.exec(value) ?? []
  if (gap) return `has its space on the wrong side of "${gap.trim()}"; put it after the sign`
  const [glued] = /\p{L}{2,30}\(\p{L}{1,30} /u.exec(value) ?? []
  if (glued) return `has no space before (; write ${glued.replace('(', ' (').trim()}`
  const [spaced] = /\( \p{L}\S{0,40}|[\p{L}\d.] \)/u.exec(value) ?? []
  if (spaced) return `has a space inside ( ); write ${spaced.replace('( ', '(').replace(' )', ')')}`
  const [percent] = /\d[\d.,]{0,8} %/.exec(value) ?? []
  if (percent) return `has a space before %; write ${percent.replace(' ', '')}`
  const [row] = /(?<!\.)\.\.(?!\.)|[,;:][,.;:!?]+|!{2,}|\?{2,}|[!?]\./.exec(value) ?? []
  if (row) return `has "${row}", where one sign is meant; write "${row[0]}" alone`
  for (const [open = '', close = ''] of pairs) {
    const [opened = 0, closed = 0] = [open, close].map((sign) => value.split(sign).length)
    const bare = opened < closed ? value.replace(alone, '').split(close).length : closed
    // In German the same sign closes what „ opens.
    if (opened !== bare && !value.includes('„'))
      return `has ${opened > closed ? `${open} without ${close}` : `${close} without ${open}`}; write both or neither`
  }
  if (value.lastIndexOf('‘') > value.lastIndexOf('’'))
    return 'has ‘ without ’; write both, or ’ where letters are left out'
  const [, end, next] =
    /((?<!\p{L})(?!approx|incl|excl|corp|dept)\p{L}{4,30}[.?]) (\p{Ll}{2,30})\b/u.exec(value) ?? []
  if (end && next)
    return `has a small letter after "${end}"; write ${end} ${next[0]!.toUpperCase()}${next.slice(1)}`
  const [mixed] =
    /(?<![\p{L}\d])(?:\d[\d.,]*O[O\d.,]*|\d[\d.,]*[lI]\d[\d.,]*|O[.,]?\d+)(?!\p{L})/u.exec(value) ?? []
  if (mixed)
    return `says ${mixed}, with a letter for a digit; write ${mixed.replaceAll('O', '0').replace(/[lI]/g, '1')}`
  const [said, word] =
    /(?<![\p{L}\d’'-])(a|\p{L}{2,20}|\p{L}{1,20}(?: \p{L}{1,20}){1,2})(?: or)? \1(?![\p{L}\d’'-])/iu.exec(
      value,
    ) ?? []
  // As in "0.25 in in embroidery".
  const isUnit = word === 'in' && /\d in in\b/.test(value)
  if (said && !isUnit && /\p{Ll}$/u.test(said) && /^\S+ \p{Ll}/u.test(said) && !twofold.test(said))
    return `says "${said}"; write ${word} once`
  const half = value.slice(0, Math.floor(value.length / 2))
  if (/\p{L} \p{L}/u.test(half) && value.endsWith(half)) return `says "${half}" twice; write it once`
  const sentences = value.split(/(?<=[.!?]) /)
  const again = sentences.find((one, index) => / .* /.test(one) && one === sentences[index - 1])
  if (again) return `says "${again}" twice; write it once`
  const [, before, begun] = (/[.?!]$/.test(value) && lost.exec(value)) || []
  if (before) return `has no period before "${begun}"; write ${before}. ${begun}`
  const [mine] =
    /(?<![\p{L}\d.’'-])i(?:’(?:m|ve|ll|d)(?!\p{L})| (?:have|had|am|was|can|could|did|will|would|think|love|like|need|want|got|ordered|know|never|always|just)\b)/u.exec(
      value,
    ) ?? []
  if (mine) return `says "${mine}"; write ${mine.replace('i', 'I')}`
  const [amount, unit] = /(?<![\p{L}\d.,])\d[\d.,]{0,8} ([a-z]{2}|inc)(?![\p{L}\d.’'-])/u.exec(value) ?? []
  if (unit && !short.test(unit)) return `says "${amount}", and ${unit} is no unit; correct it`
  // As iDEAL does.
  const [locked] = /(?<!\p{L})(?!i)\p{Ll}\p{Lu}{4,}|(?<!\p{L})i(?:T|N|F|S)\p{Lu}{3,}/u.exec(value) ?? []
  if (locked) return `says "${locked}", as if Caps Lock was on; write it in small letters`
}
