import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { constants, gunzipSync } from 'node:zlib'
import {
  retryLater,
  Refusal,
  tooMany,
  unknownLink,
  askDatabase,
  refuseFile,
  type Whole,
  isRefused,
  type Sender,
} from './answer.ts'
import { type Settings, partBytes } from './settings.ts'
import type { Storage } from './storage.ts'
import { endBytes, kindOf } from '../_shared/file-kind.ts'

/** Takes one part of a file, stored once it returns; parts may repeat, in any order. `link`: SHA-256 of the token. */
export async function receivePart(
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
  const noted = await askDatabase<{ object?: string; refused?: string }>(settings, 'begin_artwork_part', {
    ...at,
    number: part,
    digest,
    size,
  })
  // Another tab was faster: the file is complete.
  if (noted?.refused === 'arrived') return
  if (noted?.refused === 'size') throw new Refusal(400, 'damaged', 'part_size')
  if (noted?.refused === 'day') throw dayIsFull()
  const { object } = noted ?? {}
  if (!object) throw unknownLink()

  await storage.put(object, verifyBytes(request.body, digest, size)).catch((error: unknown) => {
    throw isDamaged(error) ? new Refusal(400, 'damaged', 'part') : retryLater(`storage_put_${codeOf(error)}`)
  })
  const outcome = await askDatabase<'kept' | 'day'>(settings, 'keep_artwork_part', { ...at, kept: object })
  if (outcome === 'kept') return
  await storage.remove([object])
  // Others have filled the day's quota, or the file was removed meanwhile.
  throw outcome === 'day' ? dayIsFull() : unknownLink()
}

const dayIsFull = () => tooMany('limit_day', 3600)

/** A network call reports its body's failure as the cause. */
const isDamaged = (error: unknown) =>
  error instanceof Damaged || (error instanceof Error && error.cause instanceof Damaged)

/** The operating system's error code, such as ENOSPC for a full disk. */
const codeOf = (error: unknown) =>
  /^E[A-Z]{2,12}$/.exec(String((error as { code?: unknown }).code ?? ''))?.[0] ?? 'failed'

/** The bytes differ from those announced. */
class Damaged extends Error {}

/** The SHA-256 of a Content-Digest (RFC 9530: `sha-256=:RK/0qy18MlBSVnWgjwz6lZEWjP/lF5HF9bvEF8FabDg=:`), in hex; or null. */
function digestOf(header: string | null): string | null {
  const found = /(?:^|,)\s*sha-256=:([A-Za-z0-9+/]{43}=):/.exec(header ?? '')?.[1]
  return found ? Buffer.from(found, 'base64').toString('hex') : null
}

/** Passes bytes through, but fails with Damaged at the end, before they are kept, if hash (hex) or length differ. */
function verifyBytes(bytes: ReadableStream<Uint8Array>, digest: string, size: number) {
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

/** `check`: the check still to be done. */
export type Finished = {
  id: string
  state: 'arrived'
  sha256: string
  verdict: string | null
  check?: { name: string; purpose: unknown }
}

/**
 * Confirms a file's arrival after reading it back from the storage, from first byte to last.
 * @param claim hash and length, for a file sent without script
 * @throws Refusal 409 if parts are missing or five files are there, 422 if it differs from its announcement or is refused
 */
export async function completeFile(
  settings: Settings,
  storage: Storage,
  { link, by }: { link: string; by: Sender },
  file: string,
  claim: { sha256?: unknown; bytes?: unknown },
): Promise<Finished> {
  const whole = await askDatabase<Whole>(settings, 'artwork_with_parts', { link, file_id: file })
  if (!whole) throw unknownLink()
  const { name, purpose, verdict } = whole
  const sha256 = whole.sha256 ?? String(claim.sha256)
  const done = {
    state: 'arrived' as const,
    sha256,
    verdict,
    ...(!verdict && by === 'visitor' && { check: { name, purpose } }),
  }
  if (whole.state === 'arrived') return { id: whole.id, ...done }

  const bytes = whole.bytes ?? Number(claim.bytes)
  const there = whole.parts.map(({ part }) => part)
  const parts = Array.from({ length: Math.ceil(bytes / partBytes) }, (_, part) => part)
  const missing = parts.filter((part) => !there.includes(part))
  if (missing.length > 0) throw new Refusal(409, 'missing', 'missing', { parts: missing })

  const read = await readWhole(storage, whole)
  const giveUp = async (refusal: Refusal) => {
    await askDatabase(settings, 'remove_artwork', { link, file_id: file, is_wanted: true })
    throw refusal
  }
  if (read.sha256 !== sha256 || read.bytes !== bytes) return giveUp(new Refusal(422, 'damaged', 'whole'))
  const kind = kindOf(read.ends, unzip)
  const not = isRefused(kind.kind, by, read.ends)
  if (not) return giveUp(refuseFile(not))

  const objects = whole.parts.map(({ object }) => object)
  const finished = await askDatabase<{ id: string; refused?: 'changed' | 'full' }>(
    settings,
    'finish_artwork',
    {
      link,
      file_id: file,
      objects,
      by_bytes: kind,
      digest: sha256,
      size: bytes,
    },
  )
  if (finished?.refused === 'full') return giveUp(new Refusal(409, 'full'))
  // Another tab has sent a part again.
  if (!finished?.id) throw retryLater('parts_changed')
  return { id: finished.id, ...done }
}

/** The beginning of what is packed; nothing if it is broken. */
function unzip(first: Uint8Array): Uint8Array {
  try {
    return gunzipSync(first, { finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return new Uint8Array()
  }
}

/** Hash, length and both ends of the stored file, which reveal its kind; the middle is not kept in memory. */
async function readWhole(storage: Storage, { parts }: Whole) {
  const hash = createHash('sha256')
  let bytes = 0
  let first = Buffer.alloc(0)
  let last = Buffer.alloc(0)
  for await (const piece of readParts(storage, parts)) {
    hash.update(piece)
    bytes += piece.length
    const head = piece.subarray(0, endBytes.first - first.length)
    first = Buffer.concat([first, head])
    last = Buffer.concat([last, piece.subarray(head.length).subarray(-endBytes.last)]).subarray(
      -endBytes.last,
    )
  }
  return { bytes, sha256: hash.digest('hex'), ends: Buffer.concat([first, last]) }
}

/**
 * A file's bytes from first to last, at the reader's pace.
 * @throws Refusal 409 for a part the storage has lost, which then has to be sent again, and 503
 */
async function* readParts(storage: Storage, parts: { part: number; object: string }[]) {
  for (const { part, object } of parts) {
    const bytes = await storage.get(object).catch(() => {
      throw retryLater('storage_get')
    })
    if (!bytes) throw new Refusal(409, 'missing', 'part_lost', { parts: [part] })
    for await (const piece of bytes) yield piece
  }
}

/** The same as an answer's body. Waits for the first piece, so that the status can still report a storage failure. */
export async function streamParts(storage: Storage, parts: { part: number; object: string }[]) {
  const pieces = readParts(storage, parts)
  let next = await pieces.next()
  return new ReadableStream({
    async pull(controller) {
      if (next.done) return controller.close()
      controller.enqueue(next.value)
      next = await pieces.next()
    },
    async cancel() {
      await pieces.return()
    },
  })
}
