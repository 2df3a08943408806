import { purposeOf, type Purpose, type SizeWords } from '../../lib/artwork/verdict/purpose.ts'
import { inch, millimeter } from '../../lib/artwork/numbers.ts'

/** The chosen size: an index into the content's sizes, or -1 for a custom one that keeps the other properties of `like`. */
export type Choice = { size: number; like: number; width: string; height: string; unit: 'in' | 'mm' }

const points = { in: inch, mm: millimeter }
/** The longest side in inches: a wall. */
const most = 1_200

const written = (value: number, unit: Choice['unit']) => String(Number(value.toFixed(unit === 'mm' ? 1 : 3)))

export function chooseSize(sizes: readonly SizeWords[], size: number): Choice {
  const { width, height, unit } = sizes[size]!
  const by = unit === 'ft' ? 12 : 1
  return {
    size,
    like: size,
    width: String(width * by),
    height: String(height * by),
    unit: unit === 'mm' ? 'mm' : 'in',
  }
}

export const firstChoice = (sizes: readonly SizeWords[]) => chooseSize(sizes, 0)

/** Converts the lengths into another unit. */
export function inUnit(choice: Choice, unit: Choice['unit']): Choice {
  const turned = (text: string) => {
    const value = numberIn(text)
    return value === undefined ? text : written((value * points[choice.unit]) / points[unit], unit)
  }
  return { ...choice, unit, width: turned(choice.width), height: turned(choice.height) }
}

/** Formats a length in points for the fields. */
export const fieldValue = (length: number, unit: Choice['unit']) => written(length / points[unit], unit)

/** Accepts a decimal comma. @returns undefined if it is no length */
function numberIn(text: string): number | undefined {
  const value = Number(text.trim().replace(',', '.'))
  return value > 0 && Number.isFinite(value) ? value : undefined
}

export const isLength = (text: string, unit: Choice['unit']) =>
  (numberIn(text) ?? Infinity) * points[unit] <= most * inch

/** The chosen size; while the fields hold no valid lengths, the one chosen before. */
export function sizeFrom(choice: Choice, sizes: readonly SizeWords[], own: string): SizeWords {
  const like = sizes[choice.like]!
  const { width, height, unit } = choice
  if (choice.size >= 0 || !isLength(width, unit) || !isLength(height, unit)) return like
  return { ...like, name: own, width: numberIn(width)!, height: numberIn(height)!, unit }
}

/** The same in points. */
export const purposeFrom = (choice: Choice, sizes: readonly SizeWords[], own: string): Purpose => ({
  ...purposeOf(sizeFrom(choice, sizes, own)),
  unit: choice.unit,
})
