import { setTimeout as sleep } from 'node:timers/promises'

/** Counts successes and failures, and prints each at once. */
export class Tally {
  passed = 0
  failed = 0

  check(holds: boolean, what: string, measured: string | number = '') {
    if (holds) this.passed += 1
    else this.failed += 1
    console.log(`${holds ? 'ok' : 'FAILED'}: ${what}${measured === '' ? '' : ` (${measured})`}`)
  }
}

/** A row in the table of proofs. `scale` shrinks its numbers for a quick run; 1 is full size. */
export type Proof = (tally: Tally, scale: number) => Promise<void>

/** Works on every number below `count`, `width` at a time. */
export async function inParallel(count: number, width: number, work: (index: number) => Promise<void>) {
  let next = 0
  const worker = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: width }, worker))
}

/** Tries 400 times, 250 ms apart, as a visitor would; a try that throws has failed. @returns the first result */
export async function retry<Found>(attempt: (tries: number) => Promise<Found | null | undefined>) {
  for (let tries = 0; tries < 400; tries += 1) {
    const found = await attempt(tries).catch(() => null)
    if (found) return found
    await sleep(250)
  }
}

/** Prints the progress of a long proof, about ten times. */
export function progress(title: string, total: number) {
  const start = Date.now()
  let done = 0
  return () => {
    done += 1
    if (done % Math.ceil(total / 10) !== 0 && done !== total) return
    console.log(`  ${title}: ${done} of ${total}, ${Math.round((Date.now() - start) / 1000)} s`)
  }
}
