import { Damaged, type Budget } from '../budget.ts'
import { factsOf, type Facts } from '../facts.ts'
import { latin } from '../latin.ts'
import { viewOf } from './view.ts'

/** Bits of a color type: color and alpha (PNG 3rd edition, 11.2.1). */
const [hasColor, hasAlpha] = [2, 4]
const inchInMeters = 0.0254

/**
 * The header of a PNG, and whether the file is complete.
 * @throws Damaged, TooMuch
 */
export function readPng(bytes: Uint8Array, budget: Budget): Facts {
  const view = viewOf(bytes)
  const kind = view.getUint8(25)
  const dots: Facts['dots'] = { width: view.getUint32(16), height: view.getUint32(20) }
  let clear = (kind & hasAlpha) > 0
  if (latin(bytes.subarray(12, 16)) !== 'IHDR') throw new Damaged('no header')
  for (let at = 8; ; at += view.getUint32(at) + 12) {
    budget.step()
    const chunk = latin(bytes.subarray(at + 4, at + 8))
    if (chunk === 'IEND') break
    if (chunk === 'tRNS') clear = true
    if (chunk === 'pHYs' && view.getUint8(at + 16) === 1) dots.density = view.getUint32(at + 8) * inchInMeters
  }
  return factsOf('png', { dots, clear, colors: [(kind & hasColor) > 0 ? 'rgb' : 'gray'] })
}
