import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'

/** Thrown when bytes are not those that were announced. */
export class Damaged extends Error {}

/**
 * The SHA-256 of a Content-Digest header (RFC 9530), in hex; null for what is none.
 * @param header for example `sha-256=:RK/0qy18MlBSVnWgjwz6lZEWjP/lF5HF9bvEF8FabDg=:`
 */
export function digestOf(header: string | null): string | null {
  const found = /(?:^|,)\s*sha-256=:([A-Za-z0-9+/]{43}=):/.exec(header ?? '')?.[1]
  return found ? Buffer.from(found, 'base64').toString('hex') : null
}

/**
 * The same bytes, in a stream that fails at its end, with Damaged, when hash or length are others than announced; what comes
 * through before can therefore be written, but not kept.
 * @param digest SHA-256 in hex
 */
export function checked(
  bytes: ReadableStream<Uint8Array>,
  digest: string,
  size: number,
): ReadableStream<Uint8Array> {
  const hash = createHash('sha256')
  let passed = 0
  return bytes.pipeThrough(
    new TransformStream({
      transform(piece: Uint8Array, controller) {
        passed += piece.length
        if (passed > size) throw new Damaged('more bytes than announced')
        hash.update(piece)
        controller.enqueue(piece)
      },
      flush() {
        if (passed !== size || hash.digest('hex') !== digest) throw new Damaged('other bytes than announced')
      },
    }),
  )
}
