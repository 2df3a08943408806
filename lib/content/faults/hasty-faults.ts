const noted =
  /[([][^()[\]]{0,80}\b(?:(?:please|pls) (?:check|confirm|review|verify)|(?:choose|pick|delete) (?:one|this)|(?:to|must|needs to) (?:be )?(?:approved?|confirm(?:ed)?|decided?|review(?:ed)?|supplied)|update later|same as last year)\b[^()[\]]{0,80}[)\]]|\bsee (?:my |the )?(?:(?:e-?)?mail|note) (?:from|of|by)\b.*|(?<!\S)(?:>>|<<)(?!\S)/i
const letter =
  /^(?:Dear|Hi|Hello|Hey) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?,|\b(?:Kind|Best|Warm) regards\b.*|\bYours (?:sincerely|truly)\b.*/u
const ending = /\.(?:png|jpe?g|gif|webp|tiff?|heic|docx?|xlsx?|pptx?|psd|indd)\b/i
const decimal = (amount: string) => amount.replace(/,(\d\d)$/, '.$1')

/** Words that stand for others, and single signs. */
const nothing =
  /^(?:n\/?\.?a\.?|tests?|asdf\w*|dummy|blah.*|(?:customer|client|company|product) name|[^\p{L}\p{N}{}%]+)$/iu
/** Fields of whole sentences. */
const sentences = /^(?:lead|description)$/
const begun = /^(?:heading|title|question|lead|description|alt)$/

/** Notes to colleagues, and prices, days and units in another form than everywhere else. */
export function hastyFault(
  value: string,
  field: string,
  isProse: boolean,
  isRated: boolean,
): string | undefined {
  const [note] = (/[([<>]|see /i.test(value) && noted.exec(value)) || []
  if (note) return `says "${note}", a note to a colleague; write it on a line of its own, above: # …`
  if (!/^(?:href|mark)$/.test(field) && nothing.test(value))
    return `is "${value}", which says nothing; take the entry away`
  const [greeted] = (field !== 'body' && letter.exec(value)) || []
  if (greeted) return `says "${greeted}", as a letter does; take it away`
  const file = ending.test(value) && /[\w-]{1,60}$/.exec(value.split(ending)[0] ?? '')?.[0]
  if (file)
    return `names ${file}${ending.exec(value)?.[0]}, a file that visitors do not have; take it out, or show it as a picture`
  const [right] = /(?:©|\(c\)|\bCopyright) ?20\d\d/i.exec(value) ?? []
  if (right) return `says "${right}", a year that passes; take it away`
  const parts = /^(?:description|alt)$/.test(field) ? value.split(', ') : []
  if (parts.length > 5 && parts.every((part) => part.split(' ').length < 4))
    return 'is a list of words to search for, which search engines hold against a page; write a sentence'
  if (/\\[nt]/.test(value))
    return 'has \\n for a new line, which would be shown; write an entry for each line'
  if (!/\p{Ll}/u.test(value) && /\p{Lu}{4,}[^\p{Lu}]+\p{Lu}{4,}/u.test(value))
    return 'is all in capitals; write small letters, as its design decides how it looks'
  const form = /\d/.test(value) ? (priceFault(value) ?? formFault(value)) : undefined
  const isQuote = field === 'quote' && isRated
  const isSentence = isQuote || sentences.test(field) || (isProse && field !== 'rows')
  return form ?? sentenceFault(value, isQuote, isSentence, isSentence || begun.test(field))
}

function priceFault(value: string): string | undefined {
  const [, before, spaced] = /([$€£]) (\d[\d.,]{0,12})/.exec(value) ?? []
  if (before && spaced) return `has a space in a price; write ${before}${decimal(spaced)}`
  const [, amount, behind] = /(?<![\d$€£.,])(\d{1,6}(?:[.,]\d\d)?) ?([€£$])(?!\d)/.exec(value) ?? []
  if (amount) return `has the sign behind a price; write ${behind}${decimal(amount)}`
  const [, whole, cents] = /([$€£]\d[\d.]{0,12}),(\d\d)(?!\d)/.exec(value) ?? []
  if (whole) return `has its cents behind a comma; write ${whole.replaceAll('.', ',')}.${cents}`
  const [, sign, long] = /([$€£])(\d{1,9}\.\d{5,12})/.exec(value) ?? []
  if (sign) return `has a price of many decimals; write ${sign}${Number(long).toFixed(2)}`
}

function formFault(value: string): string | undefined {
  const [day] = /(?<![\w./])\d{1,2}(?:\/\d{1,2}\/\d{2,4}|\.\d{1,2}\.\d{4})(?![\w/])/.exec(value) ?? []
  if (day)
    return `has the day ${day}, which other countries read otherwise; write its month as a word, like December 31, 2026`
  const [thousands] = /(?<![\w.,])\d{1,3}\.000\b(?!\.)/.exec(value) ?? []
  if (thousands) return `has a point before its thousands; write ${thousands.replace('.', ',')}`
  const [, count, unit] = /(?<![\w.,-])(\d[\d.,]{0,8})(oz|ml|lbs?|cm|mm|kg|ft)\b/.exec(value) ?? []
  if (count) return `has no space before ${unit}; write ${count} ${unit}`
}

/** Buttons have fewer words than what somebody said. */
const fewestWords = 6

function sentenceFault(value: string, isQuote: boolean, ends: boolean, begins: boolean): string | undefined {
  const [, inside] = (isQuote && /^[“"«](.*)[”"»]$/.exec(value)) || []
  if (inside) return `has quotes around it, which the page sets; write ${inside}`
  // As eBay and e-commerce do.
  if (begins && /^\p{Ll}{2}/u.test(value))
    return `begins with a small letter; write ${value[0]!.toUpperCase()}${value.slice(1)}`
  if (ends && value.split(' ').length >= fewestWords && /[\p{L}\d]$/u.test(value))
    return `ends without a period; write ${value}.`
}
