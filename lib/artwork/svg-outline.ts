import type { Size } from './facts.ts'
import type { Matrix } from './pdf/matrix.ts'
import { Path } from './pdf/path.ts'
import { type Attributes, numbersIn, unitIn } from './svg-units.ts'

/** How many numbers each command of a path takes (SVG 2, 9.3). */
const counts: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, t: 2, s: 4, q: 4, c: 6, a: 7 }

const ends = ['x1', 'y1', 'x2', 'y2']

/** A shape's outline, whose box takes in the points that pull its curves. @param whole what percentages are of */
export function outlineOf(open: string, attributes: Attributes, matrix: Matrix, whole?: Size): Path {
  const path = new Path()
  const number = (name: string, all = NaN) => {
    const text = attributes.get(name) ?? '0'
    return parseFloat(text) * (text.endsWith('%') ? all / 100 : unitIn(text))
  }
  if (open === 'rect') {
    const across = number('width', whole?.width)
    path.rectangle(matrix, number('x'), number('y'), across, number('height', whole?.height))
  } else if (open === 'circle' || open === 'ellipse') {
    const x = number('cx')
    const y = number('cy')
    const across = number('r') || number('rx')
    const down = number('r') || number('ry')
    path.move(matrix, [x - across, y])
    path.add(matrix, [x, y - down, x + across, y, x, y + down])
  } else {
    const points = open === 'line' ? ends.map((name) => number(name)).join(' ') : attributes.get('points')
    draw(path, attributes.get('d') ?? `M${points ?? ''}`, matrix)
  }
  return path
}

/** Draws a path's commands. @param path gets each part's first point, and the points after it */
function draw(path: Path, commands: string, matrix: Matrix) {
  let x = 0
  let y = 0
  let start = [0, 0]
  for (const [, command = '', list] of commands.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const kind = command.toLowerCase()
    const isRelative = command === kind
    const numbers = numbersIn(list)
    const count = counts[kind] ?? Infinity
    if (kind === 'z') [x = 0, y = 0] = start
    for (let at = 0; at + count <= numbers.length; at += count) {
      const own = numbers.slice(at, at + count)
      if (kind === 'h') own.push(isRelative ? 0 : y)
      if (kind === 'v') own.unshift(isRelative ? 0 : x)
      // An arc's end stands behind its radii, turn and flags.
      const points = own
        .slice(kind === 'a' ? 5 : 0)
        .map((one, place) => one + (isRelative ? [x, y][place % 2]! : 0))
      ;[x = 0, y = 0] = points.slice(-2)
      if (kind === 'm' && at === 0) {
        path.move(matrix, points)
        start = points
      } else path.add(matrix, points)
    }
  }
}
