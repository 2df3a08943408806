import { askWorker } from './ask-worker.ts'
import { factsOf, type Facts } from './facts.ts'
import { limits } from './numbers.ts'

/**
 * What a file is, found out by a worker of its own, in the time that a check may take at most. It never throws: what cannot
 * be found out is looked at by people.
 * @param worker address of the worker's script
 */
export async function checkFile(file: File, worker: string): Promise<Facts> {
  // Too large is known before it is read.
  if (file.size > limits.bytes) return factsOf('unknown', { trouble: 'large' })
  return (
    (await askWorker<Facts>(worker, file, limits.milliseconds)) ?? factsOf('unknown', { trouble: 'complex' })
  )
}
