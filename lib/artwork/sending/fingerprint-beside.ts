import { askWorker } from '../ask-worker.ts'
import { fingerprint, type Fingerprint } from './fingerprint.ts'

/** In milliseconds. */
const patience = 60_000

/**
 * What identifies a file or a part of one, computed in a worker, or in the page if that fails.
 * @param worker address of the worker's script
 */
export const fingerprintBeside = async (file: Blob, worker: string): Promise<Fingerprint> =>
  (await askWorker<Fingerprint>(worker, { fingerprint: file }, patience)) ?? (await fingerprint(file))
