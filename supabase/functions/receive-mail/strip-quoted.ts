import words from '../send-notifications/words.json' with { type: 'json' }

// Line by line, because a stranger's mail must not make an expression search it again and again.

/** "On Thu, Nov 26, 2026 at 9:41 AM Keyline <…> wrote:", in the languages that customers write in. */
const opens = /^(On|Le|Am|El|Il|Op|Em|Den|W dniu|Dnia) /
const says = /wrote|a écrit|schrieb|escribió|ha scritto|schreef|escreveu|skrev|napisał/
const original =
  /^[ \t]*-{2,}\s?(Original Message|Original-Nachricht|Ursprüngliche Nachricht|Message d'origine|Mensaje original|Messaggio originale)/i
/** Outlook quotes the headers. */
const from = /^\*?(From|Von|De|Da|Van|Från)\s?:/
const sent =
  /^\*?(Sent|Date|Gesendet|Datum|Envoyé|Enviado|Fecha|Inviato|Data|Verzonden|Skickat|To|An|À|Para|A|Aan)\s?:/
/** Of a line that a sentence could not be, in characters. */
const longestOpening = 300

/** How many lines from here on say whom the rest quotes; 0 for none. */
function opening(lines: string[], at: number): number {
  const [line = '', next = '', third = ''] = lines.slice(at, at + 3).map((one) => one.replace(/^[> \t]+/, ''))
  if (original.test(line)) return 1
  if (from.test(line) && (sent.test(next) || sent.test(third))) return 1
  if (!opens.test(line)) return 0
  const ends = [line, `${line} ${next}`].map((one) => one.trimEnd())
  return ends.findIndex((one) => one.length < longestOpening && one.endsWith(':') && says.test(one)) + 1
}

/** Whether lines are a mail of ours to its end, which is our name: nothing is added below. */
function isOurs(lines: string[]): boolean {
  const name = words.brand.legalName
  const text = lines.join(' ').replaceAll(/\s+/g, ' ')
  const end = text.lastIndexOf(name)
  return end >= 0 && !/[\p{L}\p{N}]/u.test(text.slice(end + name.length))
}

/**
 * The words of a reply, without the mail that it answers and the signature (below "-- ", RFC 3676). Where nothing would be left,
 * where answers stand between quoted lines or below a mail of ours, where what follows is not ours and not marked as a quote, and
 * of a forwarded mail, all of it: to quote too much is better than to lose a word.
 */
export function stripQuoted(text: string, isForwarded: boolean): string {
  const whole = text.replaceAll(/\r\n?/g, '\n').trim()
  if (isForwarded) return whole
  const lines = whole.split('\n')
  const first = lines.findIndex((_, at) => opening(lines, at) > 0)
  if (first >= 0) {
    const quoted = lines.slice(first + opening(lines, first)).filter((line) => line.trim() !== '')
    const isMarked = quoted.length > 0 && quoted.every((line) => line.startsWith('>'))
    if (!isMarked && (quoted.some((line) => line.startsWith('>')) || !isOurs(lines.slice(first))))
      return whole
  }
  const ends = [first, lines.indexOf('-- ')].filter((at) => at >= 0)
  const own = lines.slice(0, Math.min(lines.length, ...ends))
  while (own.length > 0 && /^\s*(>|_{20,}$|$)/.test(own.at(-1)!)) own.pop()
  return own.join('\n').trim() || whole
}
