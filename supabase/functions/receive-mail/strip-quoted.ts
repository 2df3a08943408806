/** The lines with which mail programs begin what they quote, in the languages of those that customers use most. */
const beginnings = [
  // "On Thu, Nov 26, 2026 at 9:41 AM Keyline <…> wrote:", on one or two lines.
  /^[>\s]*(On|Le|Am|El|Il|Op|Em|Den|W dniu|Dnia) [^\n]{0,200}(\n[^\n]{0,200})?(wrote|a écrit|schrieb[^\n:]{0,120}|escribió|ha scritto|schreef[^\n:]{0,120}|escreveu|skrev[^\n:]{0,120}|napisał\(?a?\)?) ?:[ \t]*$/m,
  /^.{0,120}<[^<>\s]+@[^<>\s]+>[^\n]{0,20}(のメール|写道|написал)[^\n]{0,5}[:：]?[ \t]*$/m,
  /^[ \t]*-{2,}\s?(Original Message|Original-Nachricht|Ursprüngliche Nachricht|Message d'origine|Mensaje original|Messaggio originale)\s?-{2,}/im,
  // Outlook's block of headers, below a line or by itself.
  /^_{20,}[ \t]*\n+(From|Von|De|Da|Van|Från): /m,
  /^\*?(From|Von|De|Da|Van|Från):\*? [^\n]*\n(\*?(Sent|Date|Gesendet|Datum|Envoyé|Enviado|Fecha|Inviato|Data|Verzonden|Skickat|To|An|À|Para|A|Aan):\*? [^\n]*\n){1,3}/m,
]

/** A signature below this line (RFC 3676). */
const signature = /^-- ?$/m

/**
 * The words of a reply, without the mail that it answers. Where nothing would be left, where answers stand between quoted lines,
 * and of a forwarded mail, all of it: to quote too much is better than to lose a word.
 */
export function stripQuoted(text: string, isForwarded: boolean): string {
  const whole = text.replaceAll(/\r\n?/g, '\n').trim()
  if (isForwarded) return whole
  const found = beginnings.map((one) => one.exec(whole)).filter((one) => one !== null)
  const [first] = found.sort((one, other) => one.index - other.index)
  const own = first ? whole.slice(0, first.index) : whole
  const quoted = first ? whole.slice(first.index + first[0].length) : ''
  if (/^>/m.test(quoted) && /^[^>\s]/m.test(quoted.split(signature)[0]!)) return whole
  const lines = own.split(signature)[0]!.trimEnd().split('\n')
  while (lines.length > 0 && /^\s*(>|$)/.test(lines.at(-1)!)) lines.pop()
  return lines.join('\n').trim() || whole
}
