import { Damaged, type Budget, latin, viewOf } from '../reading.ts'
import { factsOf, type Facts } from '../facts.ts'

/** Bits of a color type: color and alpha (PNG 3rd edition, 11.2.1). */
const [hasColor, hasAlpha] = [2, 4]
const inchInMeters = 0.0254

const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? (byte >>> 1) ^ 0xedb88320 : byte >>> 1
  return byte
})

/** The checksum of a chunk's name and data (PNG, annex D). */
function sumOf(bytes: Uint8Array): number {
  let sum = -1
  for (let at = 0; at < bytes.length; at++) sum = remainders[(sum ^ bytes[at]!) & 255]! ^ (sum >>> 8)
  return ~sum >>> 0
}

/** The header of a PNG, and whether the file is complete. @throws Damaged, TooMuch */
export function readPng(bytes: Uint8Array, budget: Budget): Facts {
  const view = viewOf(bytes)
  const kind = view.getUint8(25)
  const dots: Facts['dots'] = { width: view.getUint32(16), height: view.getUint32(20) }
  let clear = (kind & hasAlpha) > 0
  if (latin(bytes.subarray(12, 16)) !== 'IHDR') throw new Damaged('no header')
  for (let at = 8; ; at += view.getUint32(at) + 12) {
    budget.step()
    const chunk = latin(bytes.subarray(at + 4, at + 8))
    const end = at + 8 + view.getUint32(at)
    budget.pass(end - at)
    // Of chunks in small letters a reader may do without.
    if (/^[A-Z]/.test(chunk) && sumOf(bytes.subarray(at + 4, end)) !== view.getUint32(end))
      throw new Damaged('a wrong checksum')
    if (chunk === 'IEND') break
    if (chunk === 'tRNS') clear = true
    if (chunk === 'pHYs' && view.getUint8(at + 16) === 1) dots.density = view.getUint32(at + 8) * inchInMeters
  }
  return factsOf('png', { dots, clear, colors: [(kind & hasColor) > 0 ? 'rgb' : 'gray'] })
}
