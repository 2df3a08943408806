import { plainObject } from '../_shared/plain-object.ts'

/** Text as the database can hold it, trimmed; undefined if it is too long, in characters, or no text. */
export function readTyped(value: unknown, maxLength: number): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.toWellFormed().replaceAll('\0', '').trim()
  return [...text].length <= maxLength ? text : undefined
}

const maxPins = 40
/** Longest text of a pin, in characters. */
const maxPinText = 500
/** Farthest place of a pin, in inches or percent; no page is larger. */
const maxPlace = 20_000

export const isBelow = (value: unknown, limit: number) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < limit

/** Changes asked for on a proof (private.messages has their shape); undefined unless each pin has a place and words. */
export function readPins(value: unknown) {
  const { version, pins } = plainObject(value) ?? {}
  if (!isBelow(version, 10_000) || !Array.isArray(pins) || pins.length === 0 || pins.length > maxPins)
    return undefined
  const read = pins.map(readPin)
  return read.every((pin) => pin !== undefined) ? { version, pins: read } : undefined
}

function readPin(value: unknown) {
  const { page, x, y, unit, text } = plainObject(value) ?? {}
  const words = readTyped(text, maxPinText)
  const isPlaced = [x, y].every((at) => Number.isFinite(at) && Math.abs(Number(at)) < maxPlace)
  if (!words || !isBelow(page, 100_000) || !isPlaced || (unit !== 'in' && unit !== 'percent'))
    return undefined
  return { page, x, y, unit, text: words }
}
