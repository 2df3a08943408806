/** Windows hands longer links to no mail program, and says nothing. */
const maxCharacters = 2_000

/** Starts a letter in the visitor's mail program, which gets its lines with CRLF between them (RFC 6068), or their beginning. */
export function mailLink(address: string, subject: string, lines: string[]): string {
  const link = `mailto:${address}?subject=${encodeURIComponent(subject)}&body=`
  const letters = Array.from(lines.join('\r\n'), encodeURIComponent)
  const whole = link + letters.join('')
  if (whole.length <= maxCharacters) return whole
  const end = encodeURIComponent('…')
  let room = maxCharacters - link.length - end.length
  const count = letters.findIndex((letter) => (room -= letter.length) < 0)
  return link + letters.slice(0, count).join('') + end
}
