import { limits } from './numbers.ts'

/** Thrown when a file costs more than a check may. */
export class TooMuch extends Error {}

/** Thrown when a file is not what its kind prescribes, or ends too early. */
export class Damaged extends Error {}

/** What is left of what a check may cost. Every loop over a file asks it, so that none can go on for ever. */
export class Budget {
  private inflated = limits.inflated
  private steps = limits.steps
  private sinceClock = 0
  private readonly end = performance.now() + limits.milliseconds

  /** @throws TooMuch */
  step(count = 1) {
    this.steps -= count
    this.sinceClock += count
    if (this.steps < 0) throw new TooMuch()
    if (this.sinceClock < 4_096) return
    this.sinceClock = 0
    if (performance.now() > this.end) throw new TooMuch()
  }

  /**
   * @param bytes that have been passed over in search of an end
   * @throws TooMuch
   */
  pass(bytes: number) {
    this.step(bytes >> 4)
  }

  /**
   * @param bytes that have been made of compressed ones
   * @throws TooMuch
   */
  inflate(bytes: number) {
    this.inflated -= bytes
    if (this.inflated < 0 || performance.now() > this.end) throw new TooMuch()
  }
}
