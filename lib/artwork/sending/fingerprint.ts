import { thumbnail } from './thumbnail.ts'

/** Without `sha256`, which is in hex, the file could not be read. `thumbnail`: thumbnail.ts. */
export type Fingerprint = { sha256?: string; thumbnail?: string }

/** How long it may take, in milliseconds. */
export const patience = 60_000

/**
 * What tells a file from all others.
 * @param drawn whether a small picture of it is wanted, too
 */
export async function fingerprint(file: Blob, drawn: boolean): Promise<Fingerprint> {
  try {
    const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
    const sha256 = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
    return { sha256, thumbnail: drawn ? await thumbnail(file) : undefined }
  } catch {
    return {}
  }
}
