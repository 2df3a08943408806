import { Damaged } from '../budget.ts'
import { latin } from '../bytes.ts'

/** Longer than any meaningful token; the rest of a longer one is skipped. */
export const longest = 65_536

const [open, close, more, backslash] = [40, 41, 62, 92]

type Read = { text: string; end: number }

/** Escapes, and what they stand for: a line that goes on, for nothing. */
const [escapes, meant] = ['nrtbf\n\r', ['\n', '\r', '\t', '\b', '\f', '', '']]

/** `(a string)`, from its bracket on. */
export function readText(bytes: Uint8Array, at: number): Read {
  let end = at + 1
  for (let deep = 1; end < bytes.length; end++) {
    const byte = bytes[end]
    if (byte === backslash) end += 1
    else if (byte === open) deep += 1
    else if (byte === close && --deep === 0) break
  }
  const text = latin(bytes.subarray(at + 1, Math.min(end, at + longest)))
  const plain = text.replace(/\\([0-7]{1,3}|\r\n|[^])/g, (_, escape: string) => {
    if (/[0-7]/.test(escape)) return String.fromCharCode(parseInt(escape, 8) & 255)
    return meant[escapes.indexOf(escape[0]!)] ?? escape
  })
  return { text: plain, end: end + 1 }
}

/** `<48657861>`; throws Damaged when it has no end. */
export function readHex(bytes: Uint8Array, at: number): Read {
  const end = bytes.indexOf(more, at)
  if (end < 0) throw new Damaged('a string without an end')
  const digits = latin(bytes.subarray(at + 1, Math.min(end, at + longest)))
  const pairs = digits.replace(/[^0-9a-fA-F]/g, '').match(/../g) ?? []
  return { text: pairs.map((pair) => String.fromCharCode(parseInt(pair, 16))).join(''), end: end + 1 }
}
