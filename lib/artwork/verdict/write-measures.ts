import { fill } from '../../content/fill.ts'
import { type Size, inch, millimeter } from '../facts.ts'

export const rounded = (value: number, places: number) => String(Number(value.toFixed(places)))

/** The signs of units, as a language writes them. */
export type UnitWords = Record<'in' | 'ft' | 'mm', string>

/** A length given in points: "0.125 in", "3 mm". */
export function writeLength(points: number, unit: 'in' | 'mm', units: UnitWords, round = Math.round): string {
  const [by, parts] = unit === 'mm' ? [millimeter, 10] : [inch, 1_000]
  return `${round((points / by!) * parts!) / parts!} ${units[unit]}`
}

/** A width given in points, and no more: in whole millimeters, after inches where those are customary. */
export function writeWidth(points: number, unit: 'in' | 'mm', units: UnitWords): string {
  const metric = `${Math.floor(points / millimeter + 0.01)} ${units.mm}`
  return unit === 'mm' ? metric : `${Math.floor((points / inch) * 10 + 0.01) / 10} ${units.in} (${metric})`
}

/** "96 KB", "1.8 MB". */
export function writeBytes(bytes: number, words: { kb: string; mb: string }): string {
  const kilobytes = bytes / 1_024
  return kilobytes < 1_000
    ? fill(words.kb, { count: Math.ceil(kilobytes) })
    : fill(words.mb, { count: (kilobytes / 1_024).toFixed(1) })
}

/** Whole millimeters, or tenths as somebody typed them. */
function writeMillimeters(points: number): string {
  const tenths = (points / millimeter) * 10
  return rounded(tenths / 10, Math.abs(tenths - Math.round(tenths)) < 0.001 ? 1 : 0)
}

/** Hundredths of an inch, or eighths as US sizes have them. */
function writeInches(points: number): string {
  const eighths = (points / inch) * 8
  return rounded(points / inch, Math.abs(eighths - Math.round(eighths)) < 0.001 ? 3 : 2)
}

/** A size given in points: "3.5 × 2 in", "8 × 3 ft" for whole feet, "89 × 51 mm". */
export function writeSize({ width, height }: Size, unit: 'in' | 'mm', units: UnitWords): string {
  const foot = 12 * inch
  if (unit === 'mm') return `${writeMillimeters(width)} × ${writeMillimeters(height)} ${units.mm}`
  if (width % foot === 0 && height % foot === 0 && Math.max(width, height) > 3 * foot)
    return `${width / foot} × ${height / foot} ${units.ft}`
  return `${writeInches(width)} × ${writeInches(height)} ${units.in}`
}
