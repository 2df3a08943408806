import { askWorker } from './ask-worker.ts'
import { factsOf, type Facts } from './facts.ts'
import { limits } from './numbers.ts'

/**
 * Reads a file in a fresh worker, within the time limit of a check. Never throws: people see to what it cannot read.
 * @param worker address of the worker's script
 */
export async function checkFile(file: File, worker: string): Promise<Facts> {
  // The size is known before anything is read.
  if (file.size > limits.bytes) return factsOf('unknown', { trouble: 'large' })
  return (
    (await askWorker<Facts>(worker, file, limits.milliseconds)) ?? factsOf('unknown', { trouble: 'complex' })
  )
}
