import { askWorker } from '../check-file.ts'

/** `sha256` is in hex; without it, the file could not be read. */
export type Fingerprint = { sha256?: string }

/** Identifies a file, or a part of one. */
export async function fingerprint(file: Blob): Promise<Fingerprint> {
  try {
    const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
    return { sha256: Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('') }
  } catch {
    return {}
  }
}

/** In milliseconds. */
const patience = 60_000

/**
 * What identifies a file or a part of one, computed in a worker, or in the page if that fails.
 * @param worker address of the worker's script
 */
export const fingerprintBeside = async (file: Blob, worker: string): Promise<Fingerprint> =>
  (await askWorker<Fingerprint>(worker, { fingerprint: file }, patience)) ?? (await fingerprint(file))
