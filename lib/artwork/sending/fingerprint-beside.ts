import { askWorker } from '../ask-worker.ts'
import { fingerprint, type Fingerprint } from './fingerprint.ts'

/** How long it may take, in milliseconds. */
const patience = 60_000

/**
 * What tells a file, or a part of one, from all others: found out beside the page, which answers meanwhile, or in it where
 * that does not work.
 * @param worker address of the worker's script
 */
export const fingerprintBeside = async (file: Blob, worker: string): Promise<Fingerprint> =>
  (await askWorker<Fingerprint>(worker, { fingerprint: file }, patience)) ?? (await fingerprint(file))
