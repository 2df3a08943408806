const pitch = 10.4
const angle = Math.PI / 6

/** Dots of one size. Drawn as zero-length strokes with round caps, a tenth of the bytes of circles. */
export type DotRow = { diameter: number; path: string }

/** The mug of `goods-shapes` as a 30 degree halftone: the darker the mug, the larger the dot. */
export function mugHalftone(): DotRow[] {
  const rows = new Map<number, string>()
  for (let row = -80; row <= 80; row++) {
    for (let column = -80; column <= 80; column++) {
      const x = 594 + pitch * (column * Math.cos(angle) - row * Math.sin(angle))
      const y = 590 + pitch * (column * Math.sin(angle) + row * Math.cos(angle))
      if (x < 434 || x > 754 || y < 458 || y > 722 || (x > 670 && (y < 490 || y > 668))) continue
      const diameter = Math.round((5.6 + 6.9 * shade(x, y)) * 2) / 2
      rows.set(diameter, `${rows.get(diameter) ?? ''}M${Math.round(x * 2) / 2} ${Math.round(y * 2) / 2}h0`)
    }
  }
  return [...rows].sort(([a], [b]) => a - b).map(([diameter, path]) => ({ diameter, path }))
}

/** How dark the mug is at a point, from 0 (where the light falls) to 1. */
function shade(x: number, y: number): number {
  if (x > 668) {
    const fromMiddleOfHandle = Math.abs(Math.hypot(x - 664, y - 578) - 64) / 22
    return Math.min(1, 0.1 + 0.9 * fromMiddleOfHandle ** 2)
  }
  const across = (x - 552) / 112
  const insideRim = across ** 2 + ((y - 464) / 26) ** 2 < 1
  if (insideRim) return 0.95
  return Math.min(1, 0.06 + 0.94 * (Math.abs(across - 0.2) / 1.2) ** 1.5)
}
