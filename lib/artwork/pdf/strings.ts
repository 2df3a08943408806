import { Damaged } from '../budget.ts'
import { latin } from '../latin.ts'

/** Longer than any meaningful token; the rest of a longer one is skipped. */
export const longest = 65_536

const [open, close, more, backslash] = [40, 41, 62, 92]

type Read = { text: string; end: number }

/** `(a string)`, from its bracket on; escapes stay, as no string is shown. */
export function readText(bytes: Uint8Array, at: number): Read {
  let end = at + 1
  for (let deep = 1; end < bytes.length; end++) {
    const byte = bytes[end]
    if (byte === backslash) end += 1
    else if (byte === open) deep += 1
    else if (byte === close && --deep === 0) break
  }
  return { text: latin(bytes.subarray(at + 1, Math.min(end, at + longest))), end: end + 1 }
}

/** `<48657861>`; throws Damaged when it has no end. */
export function readHex(bytes: Uint8Array, at: number): Read {
  const end = bytes.indexOf(more, at)
  if (end < 0) throw new Damaged('a string without an end')
  const digits = latin(bytes.subarray(at + 1, Math.min(end, at + longest)))
  const pairs = digits.replace(/[^0-9a-fA-F]/g, '').match(/../g) ?? []
  return { text: pairs.map((pair) => String.fromCharCode(parseInt(pair, 16))).join(''), end: end + 1 }
}
