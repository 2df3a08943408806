import { type Purpose, purposeOf, type SizeWords } from '../../lib/artwork/verdict/purpose.ts'
import { inch, millimeter } from '../../lib/artwork/facts.ts'
import type { LightTableWords } from '../../lib/content/artwork-data.ts'
import { type ProductLine, productKey } from '../../lib/leads/product-line.ts'

/** The fields' values: the name of the chosen size, '' before any is chosen, and the measures as typed. */
type Fields = { name: string; width: string; height: string; unit: 'in' | 'mm'; on: SizeWords['on'] }
/** `size` is the latest complete one. */
export type Choice = Fields & { size?: SizeWords }

const points = { in: inch, mm: millimeter }
/** The longest side in inches: a wall. */
const maxInches = 1_200

const written = (value: number, unit: Choice['unit']) => String(Number(value.toFixed(unit === 'mm' ? 1 : 3)))

export const noChoice: Choice = { name: '', width: '', height: '', unit: 'in', on: 'paper' }

export function chooseSize(size: SizeWords): Choice {
  const { name, width, height, unit, on } = size
  const by = unit === 'ft' ? 12 : 1
  const own = unit === 'mm' ? 'mm' : 'in'
  return { name, width: String(width * by), height: String(height * by), unit: own, on, size }
}

/** @param name of a size or product, of a custom size, or '' */
export function chooseNamed(choice: Choice, name: string, { sizes, goods, own }: LightTableWords): Choice {
  const size = [...sizes, ...goods].find((one) => one.name === name)
  if (size) return chooseSize(size)
  return name ? measureChoice(choice, {}, own.name) : noChoice
}

/** Takes a field of the custom size; the other fields keep their values. */
export function measureChoice(choice: Choice, typed: Partial<Fields>, name: string): Choice {
  const next = { ...choice, ...typed, name }
  const { width, height, unit, on } = next
  if (!isLength(width, unit) || !isLength(height, unit)) return next
  const measures = { width: numberIn(width)!, height: numberIn(height)!, unit, on }
  // Of paper and goods, only the size is common.
  const sameGround = choice.size?.on === on ? choice.size : undefined
  return { ...next, size: { seen: 'near', ...sameGround, ...measures, pages: undefined, name } }
}

/** Converts the lengths to another unit. */
export function inUnit(choice: Choice, unit: Choice['unit']): Choice {
  const turned = (text: string) => {
    const value = numberIn(text)
    return value === undefined ? text : written((value * points[choice.unit]) / points[unit], unit)
  }
  const next = { ...choice, unit, width: turned(choice.width), height: turned(choice.height) }
  const whole = purposeFrom(choice)
  const size = whole && {
    ...choice.size!,
    width: Number(written(whole.width / points[unit], unit)),
    height: Number(written(whole.height / points[unit], unit)),
    unit,
  }
  return { ...next, size }
}

/** Formats a length in points for the fields. */
export const fieldValue = (length: number, unit: Choice['unit']) => written(length / points[unit], unit)

/** Accepts a decimal comma. @returns undefined if the text is no length */
function numberIn(text: string): number | undefined {
  const value = Number(text.trim().replace(',', '.'))
  return value > 0 && Number.isFinite(value) ? value : undefined
}

export const isLength = (text: string, unit: Choice['unit']) =>
  (numberIn(text) ?? Infinity) * points[unit] <= maxInches * inch

/** The chosen size in points; undefined before there is one. */
export const purposeFrom = ({ size }: Choice): Purpose | undefined => size && purposeOf(size)

/** The print areas of the products that a request asks for, in their order. */
export const sizesFor = <Area extends { product: string }>(lines: ProductLine[], goods: Area[]): Area[] =>
  lines.flatMap((line) => goods.find(({ product }) => product === productKey(line)) ?? [])
