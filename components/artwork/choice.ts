import { purposeOf, type Purpose, type SizeWords } from '../../lib/artwork/verdict/purpose.ts'
import { inch, millimeter } from '../../lib/artwork/numbers.ts'

/** What is chosen: the so-many-th size of the content, or one of the visitor's own (-1) that is otherwise like it was. */
export type Choice = { size: number; like: number; width: string; height: string; unit: 'in' | 'mm' }

const points = { in: inch, mm: millimeter }
/** The largest side in inches: a wall. */
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

/** The same lengths in another unit. */
export function inUnit(choice: Choice, unit: Choice['unit']): Choice {
  const turned = (text: string) => {
    const value = numberIn(text)
    return value === undefined ? text : written((value * points[choice.unit]) / points[unit], unit)
  }
  return { ...choice, unit, width: turned(choice.width), height: turned(choice.height) }
}

/** A length in points as the fields have it. */
export const fieldValue = (length: number, unit: Choice['unit']) => written(length / points[unit], unit)

/** @returns undefined for what is no length; a comma is a point to many */
function numberIn(text: string): number | undefined {
  const value = Number(text.trim().replace(',', '.'))
  return value > 0 && Number.isFinite(value) ? value : undefined
}

export const isLength = (text: string, unit: Choice['unit']) =>
  (numberIn(text) ?? Infinity) * points[unit] <= most * inch

/** What a file is for; while the fields hold no lengths, what they held before. */
export function sizeFrom(choice: Choice, sizes: readonly SizeWords[], own: string): SizeWords {
  const like = sizes[choice.like]!
  const { width, height, unit } = choice
  if (choice.size >= 0 || !isLength(width, unit) || !isLength(height, unit)) return like
  return { ...like, name: own, width: numberIn(width)!, height: numberIn(height)!, unit }
}

/** The same in points, in the unit that is chosen. */
export const purposeFrom = (choice: Choice, sizes: readonly SizeWords[], own: string): Purpose => ({
  ...purposeOf(sizeFrom(choice, sizes, own)),
  unit: choice.unit,
})
