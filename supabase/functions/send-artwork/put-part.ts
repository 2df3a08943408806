import { later, Refusal, tooMany, unknown, ask } from './answer.ts'
import type { Settings } from './settings.ts'
import type { Storage } from './storage.ts'
import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'

/**
 * Takes one part of a file; returns once it is safely stored and noted. Parts may come repeatedly, and in any order.
 * @param link SHA-256 of the visitor's token
 * @throws Refusal
 */
export async function putPart(
  settings: Settings,
  storage: Storage,
  link: string,
  request: Request,
  { file, part }: { file: string; part: number },
): Promise<void> {
  const digest = digestOf(request.headers.get('content-digest'))
  const size = Number(request.headers.get('x-part-bytes'))
  if (!digest || !request.body || !Number.isInteger(size)) throw new Refusal(400, 'damaged', 'undigested')

  const at = { link, file_id: file, day_bytes: settings.limits.dayBytes }
  const noted = await ask<{ object?: string; refused?: string }>(settings, 'begin_artwork_part', {
    ...at,
    ...{ number: part, digest, size },
  })
  // Another tab was faster: the file is complete.
  if (noted?.refused === 'arrived') return
  if (noted?.refused === 'size') throw new Refusal(400, 'damaged', 'part_size')
  if (noted?.refused === 'day') throw dayIsFull()
  const { object } = noted ?? {}
  if (!object) throw unknown()

  await storage.put(object, checked(request.body, digest, size)).catch((error: unknown) => {
    throw isDamaged(error) ? new Refusal(400, 'damaged', 'part') : later(`storage_put_${codeOf(error)}`)
  })
  const kept = await ask<'kept' | 'day'>(settings, 'keep_artwork_part', { ...at, kept: object })
  if (kept === 'kept') return
  await storage.remove([object])
  // Others have filled the day's quota, or the file was removed meanwhile.
  throw kept === 'day' ? dayIsFull() : unknown()
}

const dayIsFull = () => tooMany('limit_day', 3600)

/** A network call reports its body's failure as the cause. */
const isDamaged = (error: unknown) =>
  error instanceof Damaged || (error instanceof Error && error.cause instanceof Damaged)

/** The operating system's error code, such as ENOSPC for a full disk. */
const codeOf = (error: unknown) =>
  /^E[A-Z]{2,12}$/.exec(String((error as { code?: unknown }).code ?? ''))?.[0] ?? 'failed'

/** The bytes are not the ones announced. */
class Damaged extends Error {}

/**
 * The SHA-256 of a Content-Digest header (RFC 9530), in hex; null if there is none.
 * @param header e.g. `sha-256=:RK/0qy18MlBSVnWgjwz6lZEWjP/lF5HF9bvEF8FabDg=:`
 */
function digestOf(header: string | null): string | null {
  const found = /(?:^|,)\s*sha-256=:([A-Za-z0-9+/]{43}=):/.exec(header ?? '')?.[1]
  return found ? Buffer.from(found, 'base64').toString('hex') : null
}

/**
 * Passes the bytes through, but fails with Damaged at the end if hash or length differ from what was announced. So the
 * bytes before may be written, but not kept.
 * @param digest SHA-256 in hex
 */
function checked(
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
