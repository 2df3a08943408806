import words from '../send-notifications/words.json' with { type: 'json' }

// Line by line, because a stranger's mail must not make an expression search it again and again.

/** "On Thu, Nov 26, 2026 at 9:41 AM Keyline <…> wrote:" may name nobody in these languages; in others, it names us. */
const opens = /^(On|Le|Am|El|Il|Op|Em|Den|W dniu|Dnia) /
const says = /wrote|a écrit|schrieb|escribió|ha scritto|schreef|escreveu|skrev|napisał/
/** Outlook quotes the headers. */
const from =
  /^\*?(From|Von|De|Da|Van|Från|Fra|Od|Lähettäjä|Kimden|От|差出人|发件人|寄件者|보낸 ?사람)\s?[:：]/
const sent =
  /^\*?(Sent|Date|Gesendet|Datum|Envoyé|Enviado|Enviada em|Fecha|Inviato|Data|Verzonden|Skickat|Sendt|Wysłano|Odesláno|Lähetetty|Gönderildi|Gönderme Tarihi|Отправлено|Дата|送信日時|发送时间|寄件日期|보낸 ?날짜|To|An|À|Para|A|Aan|Dato|Til|Do|Komu|宛先|收件人)\s?[:：]/
/** Longest opening of a quote, in characters; anything longer is a sentence. */
const longestOpening = 300

/** How many lines from here on say whom the rest quotes; 0 for none. */
function opening(lines: string[], at: number): number {
  const [line = '', next = '', third = ''] = lines.slice(at, at + 3).map((one) => one.replace(/^[>\s]+/, ''))
  if (from.test(line) && (sent.test(next) || sent.test(third))) return 1
  if (sent.test(line) && from.test(next)) return 1
  // It may be wrapped, and stands by itself.
  const isApart = namesUs(line) && !lines[at - 1]?.trim()
  const ends = [line, `${line} ${next}`, next && `${line} ${next} ${third}`].map((one) => one.trimEnd())
  const isOne = (one: string) => (opens.test(one) && says.test(one)) || (isApart && one.includes('@'))
  return ends.findIndex((one) => one.length < longestOpening && /[:：]$/.test(one) && isOne(one)) + 1
}

const namesUs = (line: string) => line.includes(words.brand.name)

/** Whether lines are a mail of ours to its end, which is our name: nothing is added below. */
function isOurs(lines: string[]): boolean {
  const name = words.brand.legalName
  const text = lines.join(' ').replaceAll(/\s+/g, ' ')
  const end = text.lastIndexOf(name)
  return end >= 0 && !/[\p{L}\p{N}]/u.test(text.slice(end + name.length))
}

/**
 * The words of a reply, without the mail that it answers and the signature (below "-- ", RFC 3676). Returns all of it for
 * a forwarded mail, and where nothing would be left, answers stand between quoted lines or below a mail of ours, or the rest is
 * somebody else's or not marked as a quote: quoting too much is better than losing a word.
 */
export function stripQuoted(text: string, isForwarded: boolean): string {
  const whole = text.replaceAll(/\r\n?/g, '\n').trim()
  if (isForwarded) return whole
  const lines = whole.split('\n')
  const first = lines.findIndex((_, at) => opening(lines, at) > 0)
  if (first >= 0) {
    const begin = first + opening(lines, first)
    const head = lines.slice(first, begin).join(' ')
    const quoted = lines.slice(begin).filter((line) => line.trim() !== '')
    const isMarked = quoted.length > 0 && quoted.every((line) => line.startsWith('>'))
    if (!isMarked && (quoted.some((line) => line.startsWith('>')) || !isOurs(lines.slice(first))))
      return whole
    const hasOurEnd = quoted.some((line) => /^> ?[^> ]/.test(line) && line.includes(words.brand.legalName))
    if (isMarked && !namesUs(head) && !hasOurEnd) return whole
  }
  const signed = lines.indexOf('-- ')
  const isSignature = !lines.slice(signed).some((line) => /^p\.? ?s\.?\s{0,3}[:.,–-]|^p\.s\b/i.test(line))
  const ends = [first, isSignature ? signed : -1].filter((at) => at >= 0)
  const own = lines.slice(0, Math.min(lines.length, ...ends))
  while (first >= 0 && own.length > 0 && /^\s*([_-]{4,}.{0,80}[_-]{4,}$|$)/.test(own.at(-1)!)) own.pop()
  return own.join('\n').trim() || whole
}
