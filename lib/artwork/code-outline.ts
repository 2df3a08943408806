import { CodeDots } from './code-dots.ts'
import type { Code } from './facts.ts'
import type { Path } from './pdf/path.ts'
import type { Budget } from './reading.ts'

/** As many modules as a code may have on a side (ISO 18004, 5.3). */
const maxModules = 177

/** A QR code in an outline around all of its dark modules, whose edges are level or upright. @throws TooMuch */
export function codeIn({ uprights, isAslant, box }: Path, budget: Budget): Code | undefined {
  const [left, bottom, right, top] = box
  let size = Infinity
  for (let at = 0; at < uprights.length; at += 3) size = Math.min(size, uprights[at + 2]! - uprights[at + 1]!)
  const side = Math.round((right - left) / size)
  const isSquare = Math.abs(right - left - (top - bottom)) < size / 2
  if (isAslant || !isSquare || !(side <= maxModules)) return undefined
  const dots = new CodeDots()
  for (let row = 0; row < side; row++) {
    budget.pass(uprights.length)
    const y = bottom + (row + 0.5) * size
    const turns = new Uint8Array(side + 1)
    for (let at = 0; at < uprights.length; at += 3)
      if (uprights[at + 1]! < y && y < uprights[at + 2]!)
        turns[Math.round((uprights[at]! - left) / size)]! ^= 1
    let turned = 0
    const lights = Array.from(turns.subarray(0, side), (turn) => ((turned ^= turn) ? 0 : 255))
    dots.row(row, Uint8Array.from(lights.flatMap((one) => [one, one, one, 255])))
  }
  const found = dots.end()
  return found && { ...found, module: found.module * size, width: found.width * size }
}
