import { limits } from './facts.ts'

/** Thrown when a file exceeds the limits of a check. */
export class TooMuch extends Error {}

/** Thrown when a file breaks its format, or ends too early. */
export class Damaged extends Error {}

/** @returns undefined where the file breaks its format; what is too much ends the check */
export function tryRead<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof TooMuch) throw error
    return undefined
  }
}

/** The rest of a check's limits. Every loop over a file uses some, so none can run forever. */
export class Budget {
  /** How many compressed parts broke off. */
  faults = 0
  private inflated: number
  private steps = limits.steps
  private sinceClock = 0
  private readonly end: number

  constructor(inflated = limits.inflated, milliseconds = limits.milliseconds) {
    this.inflated = inflated
    this.end = performance.now() + milliseconds
  }

  /** @throws TooMuch */
  step(count = 1) {
    this.steps -= count
    this.sinceClock += count
    if (this.steps < 0) throw new TooMuch()
    if (this.sinceClock < 4_096) return
    this.sinceClock = 0
    if (performance.now() > this.end) throw new TooMuch()
  }

  /** @param bytes skipped while searching for an end @throws TooMuch */
  pass(bytes: number) {
    this.step(bytes >> 4)
  }

  /** @param bytes gained by decompression @throws TooMuch */
  inflate(bytes: number) {
    this.inflated -= bytes
    if (this.inflated < 0 || performance.now() > this.end) throw new TooMuch()
  }
}

/** Bytes as text, one character each. */
export function latin(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 4_096)
    // Spreading takes four times as long.
    text += String.fromCharCode.apply(null, bytes.subarray(at, at + 4_096) as unknown as number[])
  return text
}

/** Reads numbers from bytes; beyond their end it throws RangeError, which callers of a reader treat as damage. */
export const dataViewOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
