import { Damaged } from '../reading.ts'

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

/** The offset after `<48657861>`. @throws Damaged when it has no end */
export function endOfHex(bytes: Uint8Array, at: number): number {
  const end = bytes.indexOf(62, at)
  if (end < 0) throw new Damaged('a string without an end')
  return end + 1
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
