import { TextDecoder } from 'node:util'

const windows = [
  ...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)),
]
const upper = windows.slice(0x80, 0xc0).join('')
/** A letter whose bytes of UTF-8 some program has read as letters of Windows. */
const misread = new RegExp(`[ÂÃ][${upper}]|[ÄÅÎÏÐ](?![‘’“”…])[${upper}]|â[${upper}]{2}|ð[${upper}]{3}`, 'g')
/** Bytes of UTF-8 as mails spell them. */
const mailed = /=(?:C[2-9A-F]|D[0-9A-F]|E[0-9A-F]=[89AB][0-9A-F])=[89AB][0-9A-F]/g
/** Scripts whose own signs are as wide as their letters. */
const asian = /\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}/u
/** Latin letters and signs as wide as those. */
const wide = /[\uff01-\uff5e]+/g
const narrow = (one: string) => one.normalize('NFKC')
const asMeant = (letters: string) =>
  new TextDecoder().decode(Uint8Array.from(letters, (one) => windows.indexOf(one)))

/** Soft hyphens and joiners of emoji and of other scripts are intended. */
const meant =
  /\u00ad|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})|(?<=(?!\p{sc=Latin})[\p{L}\p{M}])[\u200c\u200d]|(?<=\u{1f3f4})[\u{e0061}-\u{e007f}]+/gu
/** Words that Word, Excel, phones and chats write of themselves. */
const made =
  /\*\|\w+\|\*|\[\[.*?\]\]|%%?[A-Z_]{3,}%%?|(?<!\d ?)%(?:\d\$)?[sd@](?!\w)|\b(?:Translated|Traducido|Traduit|Übersetzt) (?:with|con|avec|mit) \p{L}+.*|Error! (?:Reference|Bookmark) [\w ]+|#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!)|^=[A-Z]+\(.*|\bSent from my \p{L}+|\bOn (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[^:]{1,40}\d{4}[^:]{1,12}:[^:]{1,80} wrote:|\bFrom: .{1,80} (?:Sent|Date|Subject): |【[^】]*】|:?contentReference\[.*|\bturn\d+(?:search|view|news)\d+|\bAs an AI (?:language )?model\b|\b(?:Sure|Certainly|Of course|Absolutely)[!,.]? [Hh]ere(?:[’']s| is| are)\b|\bHere(?:[’']s| is| are) (?:a|an|the|your|some) (?:[\p{L}-]+ ){0,2}(?:version|rewrite|options|draft|text|headlines?|paragraph)\b|\b(?:Let me know if|(?:Would you like|Want) me to|I hope this (?:helps|email|finds)|Feel free to (?:adjust|edit|tweak))\b.*/u
/** Not as in "short- and long-run", in any of our languages. */
const torn =
  /\p{Ll}{2,30}- (?!(?:and|or|to|nor|but|not|as|than|rather|plus|through|und|oder|bis|et|ou|y|e|o|u|ni)\b)\p{Ll}{2,30}/u
const invisible = /(?!\n)[\p{C}\p{Zl}\p{Zp}\ufffc]/u

/** Faults that Word, Docs, mails and PDFs bring into a text. `lined`: its place keeps line breaks. */
export function pastedFault(value: string, lined: boolean): string | undefined {
  const words = value.split(/\s/)
  const lost = words.find(
    (word) => word.includes('\ufffd') || (/\p{L}\?\p{Ll}/u.test(word) && !/[/=:@]/.test(word)),
  )
  if (lost) return `has "${lost}", in which a letter was lost; type the word again`
  const mended = value
    .replace(misread, asMeant)
    .replace(/[\ufb00-\ufb06]/g, narrow)
    .replace(wide, (one) => (asian.test(value) ? one : narrow(one)))
    .replace(mailed, (one) => Buffer.from(one.replaceAll('=', ''), 'hex').toString())
  if (mended !== value) return `has letters that another program has mixed up; write ${mended}`
  const twofold = words.find((word) => /\p{sc=Cyrillic}\p{sc=Latin}|\p{sc=Latin}\p{sc=Cyrillic}/u.test(word))
  if (twofold) return `has "${twofold}", in which a letter is that of another alphabet; type the word again`
  const bare = value.replace(meant, '')
  const at = bare.search(invisible)
  const before = bare.slice(0, at).split(/\s/).at(-1)
  const [after] = bare
    .slice(at + 1)
    .trim()
    .split(/\s/)
  if (at >= 0)
    return `has an invisible character ${before ? `after "${before}"` : `before "${after}"`}; delete it and type the words again`
  if (/^\|.*\|$/m.test(value)) return 'has a row of a table; write a block kind: table (README.md)'
  if (value.includes('\n') && !lined)
    return 'has a line break, which its place does not show; write one line, or an entry for each'
  const [cut] = torn.exec(value) ?? []
  if (cut) return `has "${cut}", cut in two where a line ended; write it as one word`
  const coded = words.find((word) => /\p{L}%20\p{L}/u.test(word) && !/[/:]/.test(word))
  if (coded) return `has %20, which stands for a space in addresses; write ${coded.replaceAll('%20', ' ')}`
  const [emoji] = /(?<!\S):[a-z+][\w+-]{1,30}:(?![^\s.,;!?)])/.exec(value) ?? []
  if (emoji) return `has ${emoji}, which a chat alone shows as an emoji; take it away`
  const [wrote] = made.exec(value) ?? []
  if (wrote) return `says "${wrote}", which another program wrote; take it away`
  const [comment, note] =
    /(?<!\S)(?:\/\/|\/\*|<!--|(?<=\S\s)#(?= \p{L}))\s*(.*?)\s*(?:\*\/|-->|$)/u.exec(value) ?? []
  if (comment) return `shows "${comment}"; write the comment on a line of its own, above: # ${note}`
  const [, mark] = /\p{L}[.,]? ?(\[(?:(?!at\])[a-z]{1,2}|[A-Z]{0,3}\d{1,2})\])(?! ?\()/u.exec(value) ?? []
  if (mark) return `has ${mark}, the mark of a comment or of a source; take it away`
  const [bullet] = /^[•·▪◦‣●○■□►➢➔→✓✔✅☑–—](?=\s)/u.exec(value) ?? []
  if (bullet)
    return `begins with ${bullet}, which would be shown; take it away, and write an entry for each point`
}
