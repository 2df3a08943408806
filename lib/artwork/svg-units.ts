import { inch, millimeter, type Size } from './facts.ts'
import { identity, type Matrix, multiply } from './pdf/matrix.ts'

export type Attributes = Map<string, string>

/** In points, but its corner in user units. */
export type Sheet = Size & {
  left: number
  top: number
  /** Points per user unit. */ unit: number
  unsized?: true
  shapeOnly?: true
}

export const inUnits = ({ width, height, unit }: Sheet) => ({ width: width / unit, height: height / unit })

/** Points per CSS unit (css-values, 6.2); a pixel is 1/96 inch, and type has 16 of them where nothing else is said. */
export const pixel = inch / 96
const units: Record<string, number> = {
  '': pixel,
  px: pixel,
  pt: 1,
  pc: 12,
  in: inch,
  mm: millimeter,
  cm: 10 * millimeter,
  q: millimeter / 4,
  em: 16 * pixel,
  rem: 16 * pixel,
  ex: 8 * pixel,
}

/** User units in the unit in which a length ends. */
export const unitIn = (text: string) => (units[/[a-z]{0,3}$/i.exec(text)![0].toLowerCase()] ?? pixel) / pixel

/** @param whole what percentages are of, in points @returns points; undefined where it depends on what is not known */
export function lengthOf(text: string | undefined, whole?: number, own = pixel): number | undefined {
  const [, number = '', unit = ''] =
    /^\s*([+-]?[\d.]{1,20}(?:e[+-]?\d{1,3})?)\s{0,9}([a-z]{0,3}|%)\s*$/i.exec(text ?? '') ?? []
  const named = unit === '%' ? whole && whole / 100 : units[unit.toLowerCase()]
  const length = parseFloat(number) * (named === pixel ? own : (named ?? NaN))
  return length > 0 && Number.isFinite(length) ? length : undefined
}

const patterns = new Map<string, RegExp>()

/** A property by its style, or else by its attribute. */
export function propertyOf(attributes: Attributes, name: string): string | undefined {
  const style = attributes.get('style')
  if (!style?.includes(name)) return attributes.get(name)
  const pattern = patterns.get(name) ?? new RegExp(`(?:^|[;\\s])${name}\\s*:([^;!]{1,2000})`)
  patterns.set(name, pattern)
  return pattern.exec(style)?.[1] ?? attributes.get(name)
}

export const numbersIn = (text: string | undefined) =>
  (text ?? '').match(/[+-]?(?:\d{1,20}\.?\d{0,20}|\.\d{1,20})(?:e[+-]?\d{1,3})?/gi)?.map(Number) ?? []

/** How much a color hides of what lies under it, from 0 to 1 (css-color-4, 4.2). */
export function opacityOf(color = ''): number {
  if (color === 'transparent') return 0
  if (/^#([\da-f]{4}){1,2}$/i.test(color)) {
    const digits = color.slice(color.length === 5 ? 4 : 7)
    return parseInt(digits, 16) / (16 ** digits.length - 1)
  }
  const [, , , part = '1'] = /^(rgb|hsl)/i.test(color)
    ? color
        .split('(')
        .at(-1)!
        .trim()
        .split(/[\s,/]+/)
    : []
  return readOpacity(part)
}

/** An opacity, which may be a percentage. */
export const readOpacity = (text = '1') => parseFloat(text) / (text.includes('%') ? 100 : 1)

/** The matrix of a `transform`, without what only slants. */
export function matrixIn(transform: string | undefined): Matrix {
  let matrix = identity
  for (const [, name = '', list] of (transform ?? '')
    .slice(0, 2_000)
    .matchAll(/(matrix|translate|scale|rotate)\(([^)]{1,200})\)/gi)) {
    const [a = 1, b = name === 'scale' ? a : 0, c = 0, d = 1, e = 0, f = 0] = numbersIn(list)
    const angle = (a * Math.PI) / 180
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    // Around a point, if there is one.
    const [x, y] = name.toLowerCase() === 'rotate' ? [b, c] : [0, 0]
    const turn: Matrix = [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos]
    const own: Record<string, Matrix> = {
      matrix: [a, b, c, d, e, f],
      translate: [1, 0, 0, 1, a, b],
      scale: [a, 0, 0, b, 0, 0],
      rotate: turn,
    }
    matrix = multiply(own[name.toLowerCase()]!, matrix)
  }
  return matrix
}

type View = Size & { left: number; top: number }

/** What a view box scales its content by; nothing if it does not. */
export function viewOf(attributes: Attributes): View | undefined {
  const [left = 0, top = 0, width = 0, height = 0] = numbersIn(attributes.get('viewbox'))
  return width > 0 && height > 0 ? { left, top, width, height } : undefined
}

export type Sides = Partial<Size>

/** The width and the height that an element names, in user units. */
export function sidesOf(attributes: Attributes, sheet?: Size): Sides {
  const side = (name: 'width' | 'height') => {
    const length = lengthOf(propertyOf(attributes, name), sheet && sheet[name] * pixel)
    return length && { [name]: length / pixel }
  }
  return { ...side('width'), ...side('height') }
}

/** How much larger something is painted in a place, across and down (SVG 2, 8.2). */
export function zoomOf(own: Size, { width, height }: Sides, attributes: Attributes): [number, number] {
  const across = width && width / own.width
  const down = height && height / own.height
  const fit = attributes.get('preserveaspectratio') ?? ''
  const both = (/slice/.test(fit) ? Math.max : Math.min)(across ?? down ?? 1, down ?? across ?? 1)
  const isFree = fit.startsWith('none')
  return [(isFree && across) || both, (isFree && down) || both]
}

/** From a view box to the middle of the place that it fills. */
export function fitViewBox(view: View, sides: Sides, attributes: Attributes): Matrix {
  const [across, down] = zoomOf(view, sides, attributes)
  const x = ((sides.width ?? view.width * across) - view.width * across) / 2 - view.left * across
  const y = ((sides.height ?? view.height * down) - view.height * down) / 2 - view.top * down
  return [across, 0, 0, down, x, y]
}

const shares: Record<string, number> = { Min: 0, Mid: 0.5, Max: 1 }
/** Of the room that a view box leaves, which part lies before it, across and down; stretched, it leaves none. */
const sharesIn = (fit = '') =>
  fit.startsWith('none')
    ? [0, 0]
    : ['x', 'Y'].map((side) => shares[fit.split(side)[1]?.slice(0, 3) ?? ''] ?? 0.5)

/** Where a file names no size, browsers take this one, in pixels (css-images, 4.1). */
const usual = { width: 300, height: 150 }

/** The size by width and height, or else by the view box, in pixels; those of Illustrator are points. */
export function readSheet(attributes: Attributes, isInPoints: boolean): Sheet {
  const view = viewOf(attributes)
  const own = isInPoints ? 1 : pixel
  // A share of what is around it, as web pages set it, is no size.
  const side = (name: 'width' | 'height') =>
    lengthOf(propertyOf(attributes, name), undefined, own) ?? lengthOf(attributes.get(name), undefined, own)
  const box = view && { width: view.width * own, height: view.height * own }
  const { left, top } = view ?? { left: 0, top: 0 }
  const ratio = box ? box.width / box.height : NaN
  const width = side('width') ?? (side('height') ?? NaN) * ratio
  const height = side('height') ?? width / ratio
  if (width > 0 && height > 0 && view) {
    const [unit] = zoomOf(view, { width, height }, attributes)
    const around = { x: width / unit - view.width, y: height / unit - view.height }
    const [x = 0, y = 0] = sharesIn(attributes.get('preserveaspectratio'))
    return { width, height, left: left - x * around.x, top: top - y * around.y, unit }
  }
  if (width > 0 && height > 0) return { width, height, left, top, unit: own }
  if (box) return { ...box, left, top, unit: own, ...(!isInPoints && { shapeOnly: true }) }
  return { width: usual.width * own, height: usual.height * own, left, top, unit: own, unsized: true }
}
