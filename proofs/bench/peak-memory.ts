import { readFileSync } from 'node:fs'
import type { Rows } from './table.ts'

/** Lines after which a mark is set. */
const marks = [1_000, 10_000, 50_000, 100_000]

/**
 * Measures a process (Linux) while something is downloaded from it.
 * @param download calls `note` with the number of lines so far
 * @returns resident memory in MB, before and after so many lines
 */
export async function peakMemory(
  pid: number | undefined,
  download: (note: (lines: number) => void) => Promise<void>,
): Promise<Rows> {
  const row: Rows[string] = { before: resident(pid) }
  await download((lines) => {
    for (const mark of marks) {
      if (lines >= mark) row[`${mark.toLocaleString('en')} rows`] ??= resident(pid)
    }
  })
  return { resident: row }
}

function resident(pid: number | undefined): number {
  const pages = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(pages) / 1_024)
}
