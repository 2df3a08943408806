/** Starts a letter in the visitor's mail program, which gets its lines with CRLF between them (RFC 6068). */
export function mailLink(address: string, subject: string, lines: string[]): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`
}
