const noted =
  /[([][^()[\]]{0,80}\b(?:(?:please|pls) (?:check|confirm|review|verify)|(?:choose|pick|delete) (?:one|this)|(?:to|must|needs to) (?:be )?(?:approved?|confirm(?:ed)?|decided?|review(?:ed)?|supplied)|update later|same as last year)\b[^()[\]]{0,80}[)\]]|\((?:still|is (?:this|that)|correct|true|sure|ok|check|confirm|update|date|price|name|figure|number)\b[^()]{0,40}\?\)|\((?:draft|old|test|final|preliminary|temporary|placeholder)\)|\bsee (?:my |the )?(?:(?:e-?)?mail|note) (?:from|of|by)\b.*|(?<!\S)(?:>>|<<)(?!\S)|(?<!\S)@[\p{L}]{2,20}(?: \p{L}{2,20})?,? (?:please|pls|can|could|is|are|check|confirm|do|what)\b/iu
const letter =
  /^(?:Dear|Hi|Hello|Hey) (?:all|both|everybody|everyone|folks|team|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?),|\(ask \p{Lu}\p{Ll}+\)|\b(?:(?:Kind|Best|Warm) regards|Yours (?:sincerely|truly))\b[^.!?]*/u
const ending = /\.(?:png|jpe?g|gif|webp|tiff?|heic|docx?|xlsx?|pptx?|psd|indd)\b/i

/** Words that stand for others, and single signs. */
const nothing =
  /^(?:n\/?\.?a\.?|tests?|x{2,}|asdf\w*|dummy|blah.*|(?:customer|client|company|product) name|(?:same|see)(?: as)? (?:above|before|attached|(?:last|other) \p{L}+)\.?|[^\p{L}\p{N}{}%]+)$/iu
/** Signs that a phone or a computer was to type. */
const dictated =
  /(?<!\b(?:an?|the|this|each|every|one|no|decimal|oxford|serial|by|with|of) )\b(?:comma (?!in\b|is\b|between\b|separated\b)\p{Ll}+|(?:question mark|exclamation (?:mark|point))$|full stop$)/iu
/** Addresses of mail and of pages with a slip of the hand. */
const noAddress =
  /[^\s@]{1,60}@(?:@\S*|(?:gmial|gmal|gmai|gamil|gnail|hotmial|hotmal|outlok|outloo|yaho|iclod)\.[\w.]+|[\w-]{1,60}\.(?:con|cmo|ocm|comm|vom)\b)|(?<=(?:\bto|[Mm]ail:?) )[\w.-]{2,60}@[A-Za-z-]{2,60}(?![\w.-]*\.\w)|\S{2,60} @[\w-]{1,60}\.(?:com|org|net|example)\b|\w{2,60}@ [\w-]{1,60}\.\w+|\b(?:https?:\/(?!\/)|(?:htps?|htpps?|ttps?|hhtps?):\/\/)\S+/

/** Fields of whole sentences. */
const sentences = /^(?:lead|description)$/
/** One sentence after another. */
const several = /(?<!\p{L})(?!approx|incl|excl|corp|dept)(?:\p{L}{4,30}|\{\w+\})\. \p{Lu}\p{Ll}/u
const unended = /^(?:heading|headline|title|name|label|button|alt|shared|href|mark|names)$/
const begun = /^(?:heading|title|question|lead|description|alt)$/

/** Notes to colleagues, and prices, days and units in another form than everywhere else. */
export function carelessFault(
  value: string,
  field: string,
  isProse: boolean,
  isRated: boolean,
): string | undefined {
  const [, bare] =
    (isProse && /\[((?:click )?here|this(?: link)?|link|\/[^\]\s]*|https?:[^\]\s]*)\]\(/i.exec(value)) || []
  if (bare) return `has "${bare}" for a link’s words, which tells nobody where it leads; write what is there`
  const [note] = (/[([<>@]|see /i.test(value) && noted.exec(value)) || []
  if (note) return `says "${note}", a note to a colleague; write it on a line of its own, above: # …`
  if (!/^(?:href|mark|words)$/.test(field) && nothing.test(value))
    return `is "${value}", which says nothing; take the entry away`
  if (field === 'name' && value.includes('; '))
    return `has a semicolon, as if it were two; write ${value.split('; ')[0]}, and an entry of its own for the other`
  const [greeted] = (field !== 'body' && letter.exec(value)) || []
  if (greeted) return `says "${greeted}", as a letter does; take it away`
  const [spoken] = dictated.exec(value) ?? []
  if (spoken) return `says "${spoken}", a sign that was dictated; write the sign itself`
  const [path] = /(?<!\S)(?:[A-Za-z]:\\|\\\\\w|file:\/\/)[^\s,;]+/.exec(value) ?? []
  if (path) return `says ${path}, a file on your own computer; take it out`
  const file = ending.test(value) && /[\w-]{1,60}$/.exec(value.split(ending)[0] ?? '')?.[0]
  if (file)
    return `names ${file}${ending.exec(value)?.[0]}, a file that visitors do not have; take it out, or show it as a picture`
  const [address] = noAddress.exec(value) ?? []
  if (address) return `says "${address}", which leads nowhere; correct the address`
  const [right] = /(?:©|\(c\)|\bCopyright) ?20\d\d/i.exec(value) ?? []
  if (right) return `says "${right}", a year that passes; take it away`
  const parts = /^(?:description|alt)$/.test(field) ? value.split(', ') : []
  if (parts.length > 5 && parts.every((part) => part.split(' ').length < 4))
    return 'is a list of words to search for, which search engines hold against a page; write a sentence'
  if (/\\[nt]/.test(value))
    return 'has \\n for a new line, which would be shown; write an entry for each line'
  // Two names of plastics stand side by side; three words are a sentence.
  const isLoud = (text: string) =>
    !/\p{Ll}/u.test(text) && (text.match(/\p{Lu}{4,}/gu) ?? []).length > (text === value ? 1 : 2)
  if (value.split(/(?<=[.!?]) /).some(isLoud))
    return 'is all in capitals; write small letters, as its design decides how it looks'
  const form = /\d/.test(value) ? formFault(value) : undefined
  const isQuote = field === 'quote' && isRated
  if (isQuote && /[^\s@]{2,60}@[\w-]{2,60}\.\w/.test(value))
    return 'has a mail address within what a customer said; take it out, so that nobody collects it'
  const isSeveral = !unended.test(field) && several.test(value)
  const isSentence = isSeveral || isQuote || sentences.test(field) || (isProse && field !== 'rows')
  return form ?? sentenceFault(value, isQuote, isSentence, isSentence || begun.test(field))
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }

function formFault(value: string): string | undefined {
  if (/^(?:\d{1,2}-\p{Lu}\p{Ll}{2}|\p{Lu}\p{Ll}{2}-\d{2})$/u.test(value))
    return `is ${value}, a day that a spreadsheet made of two numbers; write them again, like 8–12`
  const [large] = /(?<![\w.])\d(?:[.,]\d{1,9})?E\+?\d{1,2}(?!\w)/.exec(value) ?? []
  if (large) return `says ${large}, a number that a spreadsheet has shortened; write all of its digits`
  const [day] = /(?<![\w./])\d{1,2}(?:\/\d{1,2}\/\d{2,4}|\.\d{1,2}\.\d{4})(?![\w/])/.exec(value) ?? []
  if (day)
    return `has the day ${day}, which other countries read otherwise; write its month as a word, like December 31, 2026`
  const [hour] = /\b(?:1[3-9]|2\d)(?::\d\d)? ?[ap]\.?m\b|\b\d{1,2}:[6-9]\d ?[ap]\.?m\b/i.exec(value) ?? []
  if (hour) return `says "${hour}", an hour that no clock has; correct it`
  const [zero] = /(?<![\w.,:/#$€£–-]|\) )0\d{1,2}(?:,\d{3})?(?= (?!of\b)\p{Ll}{2})/u.exec(value) ?? []
  if (zero) return `says ${zero}; write ${zero.replace(/^0+/, '')}`
  const [span, from, to] =
    /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}{0,6}\.? (\d{1,2})[–-](\d{1,2})(?![\d–-])/u.exec(
      value,
    ) ?? []
  if (Number(from) > Number(to)) return `says "${span}", from a later day to an earlier one; correct it`
  const [time, most, least] =
    /\b(?:takes?|within|needs?|[Bb]etween) (\d{1,3}) (?:to|and) (\d{1,3}) (?:hour|day|week|month)s/.exec(
      value,
    ) ?? []
  if (Number(most) > Number(least)) return `says "${time}", from more to less; correct it`
  const [open, begin, , close] =
    /(\d{1,2}) ?([ap])\.?m\.? ?(?:to|until|[–-]) ?(\d{1,2}) ?\2\.?m\b/i.exec(value) ?? []
  if (Number(begin) % 12 > Number(close) % 12)
    return `says "${open}", which ends before it begins; correct it`
  for (const [said, nth = '', end] of value.matchAll(/(?<![\w.,$])(\d{1,4})(st|nd|rd|th)\b/g)) {
    const right = endings[ordinals.select(Number(nth))]
    if (end !== right) return `says "${said}"; write ${nth}${right}`
  }
  const [bare] = /(?<![\p{L}\d.,/#$-]|\b(?:ISO|EN|DIN) )\d{5,6}(?= \p{Ll}{3,30}s\b)/u.exec(value) ?? []
  if (bare) return `says ${bare}; write ${Number(bare).toLocaleString('en')}`
  const [odd] = /(?<![\d.,])\d{1,3},\d{2}(?![\d,])(?! ?€)/.exec(value) ?? []
  if (odd)
    return `says ${odd}, and after a comma three digits stand; write ${odd.replace(',', '.')} or ${odd}0`
  const [times] =
    /(?<![\p{L}\d])\d[\d.]{0,6}(?: ?(?:in|ft|cm|mm))? ?[xX] ?\d[\d.]{0,6}(?![\d.])(?=(?:in|ft|cm|mm)\b|\P{L}|$)/u.exec(
      value,
    ) ?? []
  if (times) return `has an x for ×; write ${times.replace(/ ?[xX] ?/, ' × ')}`
  const [, count, unit] =
    /(?<![\w.,-])(\d[\d.,]{0,8})(oz|ml|lbs?|cm|mm|kg|ft|in|yd|mAh|GB|dpi)\b/.exec(value) ?? []
  if (count) return `has no space before ${unit}; write ${count} ${unit}`
  const [, sides, rest = ''] =
    /(\d[\d.]{0,6} × \d{1,4}(?:\.\d{1,3})?)(?=[.,;)]|$)(?!\.\d)(.*)$/.exec(value) ?? []
  if (sides && !/\d ?(?:in|ft|cm|mm|m|px|yd|inch|inches|feet)\b/.test(rest))
    return `says ${sides} without its unit; write ${sides} in, or what it is measured in`
}

/** Buttons have fewer words than what somebody said. */
const fewestWords = 6

function sentenceFault(value: string, isQuote: boolean, ends: boolean, begins: boolean): string | undefined {
  const [, inside] = (isQuote && /^[“"«](.*)[”"»]$/.exec(value)) || []
  if (inside) return `has quotes around it, which the page sets; write ${inside}`
  // As eBay and e-commerce do.
  if (begins && /^\p{Ll}{2}/u.test(value))
    return `begins with a small letter; write ${value[0]!.toUpperCase()}${value.slice(1)}`
  if (!ends || value.includes('\n') || value.split(' ').length < fewestWords) return
  const [, last] = / (as|at|but|by|for|from|in|of|on|that|to|with)$/.exec(value) ?? []
  if (last) return `ends with "${last}", in the middle of a sentence; write the rest of it`
  if (/[\p{L}\d]$/u.test(value)) return `ends without a period; write ${value}.`
}
