/** The offset after `(a string)`. */
export function endOfText(bytes: Uint8Array, at: number): number {
  const open = 40
  const close = 41
  const backslash = 92
  for (let deep = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === backslash) at += 1
    else if (byte === open) deep += 1
    else if (byte === close && --deep === 0) break
  }
  return at + 1
}

/** The offset after `<48657861>`, or the end of all where it has none. */
export function endOfHex(bytes: Uint8Array, at: number): number {
  const end = bytes.indexOf(62, at)
  return (end < 0 ? bytes.length : end) + 1
}

/** Escapes and their characters; a continued line has none. */
const escapes = 'nrtbf\n\r'
const meant = ['\n', '\r', '\t', '\b', '\f', '', '']

export const unescaped = (text: string) =>
  text.replace(/\\([0-7]{1,3}|\r\n|[^])/g, (_, escape: string) => {
    if (/[0-7]/.test(escape)) return String.fromCharCode(parseInt(escape, 8) & 255)
    return meant[escapes.indexOf(escape[0]!)] ?? escape
  })

export const fromHex = (digits: string) =>
  digits.replace(/[^0-9a-fA-F]/g, '').replace(/../g, (pair) => String.fromCharCode(parseInt(pair, 16)))

/** The value of a digit of base 16; NaN of anything else. */
export function hexDigit(byte: number): number {
  if (byte > 47 && byte < 58) return byte - 48
  const letter = byte | 32
  return letter > 96 && letter < 103 ? letter - 87 : NaN
}
