// A local copy: Jest looks up globals each time, which adds seconds over millions of calls.
const { imul } = Math

/** Numbers from 0 to 1. */
export type Dice = () => number

/** Random numbers, repeatable by seed (mulberry32). */
export function dice(seed: number): Dice {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
