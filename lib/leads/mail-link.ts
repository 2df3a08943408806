/**
 * A link that opens the visitor's mail program with a letter begun.
 * @param lines the letter's lines, in order; they reach the mail program with CRLF between them (RFC 6068)
 */
export function mailLink(address: string, subject: string, lines: string[]): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`
}
