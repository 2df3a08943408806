import { createHash } from 'node:crypto'
import { kindOf, listed } from '../_shared/file-kind.ts'
import { later, Refusal, refused, unknown, ask, type Whole } from './answer.ts'
import { readParts } from './read-parts.ts'
import { isRefused } from './refused-kinds.ts'
import { partBytes, type Settings } from './settings.ts'
import type { Storage } from './storage.ts'

/** `check`: what still has to be checked. */
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
 * @throws Refusal 409 if parts are missing or five files are there, 422 if it is not what was announced or not accepted
 */
export async function finishFile(
  settings: Settings,
  storage: Storage,
  link: string,
  file: string,
  claim: { sha256?: unknown; bytes?: unknown },
): Promise<Finished> {
  const whole = await ask<Whole>(settings, 'whole_artwork', { link, file_id: file })
  if (!whole) throw unknown()
  const { name, purpose, verdict } = whole
  const sha256 = whole.sha256 ?? String(claim.sha256)
  const done = { state: 'arrived' as const, sha256, verdict, ...(!verdict && { check: { name, purpose } }) }
  if (whole.state === 'arrived') return { id: whole.id, ...done }

  const bytes = whole.bytes ?? Number(claim.bytes)
  const there = whole.parts.map(({ part }) => part)
  const wanted = Array.from({ length: Math.ceil(bytes / partBytes) }, (_, part) => part)
  const missing = wanted.filter((part) => !there.includes(part))
  if (missing.length > 0) throw new Refusal(409, 'missing', 'missing', { parts: missing })

  const read = await readWhole(storage, whole)
  const giveUp = async (refusal: Refusal) => {
    await ask(settings, 'remove_artwork', { link, file_id: file })
    throw refusal
  }
  if (read.sha256 !== sha256 || read.bytes !== bytes) return giveUp(new Refusal(422, 'damaged', 'whole'))
  const kind = kindOf(read.ends)
  const not = isRefused(kind.kind, read.ends)
  if (not) return giveUp(refused(not))

  const objects = whole.parts.map(({ object }) => object)
  const finished = await ask<{ id: string; refused?: 'changed' | 'full' }>(settings, 'finish_artwork', {
    ...{ link, file_id: file, objects, by_bytes: kind },
    ...{ digest: sha256, size: bytes },
  })
  if (finished?.refused === 'full') return giveUp(new Refusal(409, 'full'))
  // Another tab has sent a part again.
  if (!finished?.id) throw later('parts_changed')
  return { id: finished.id, ...done }
}

/** Hash, length and both ends of the stored file, which reveal its kind; the middle is not kept in memory. */
async function readWhole(storage: Storage, { parts }: Whole) {
  const hash = createHash('sha256')
  let bytes = 0
  let [first, last] = [new Uint8Array(), new Uint8Array()]
  for await (const piece of readParts(storage, parts)) {
    hash.update(piece)
    bytes += piece.length
    const taken = piece.subarray(0, listed - first.length)
    first = joined(first, taken)
    last = joined(last, piece.subarray(taken.length).subarray(-listed)).subarray(-listed)
  }
  return { bytes, sha256: hash.digest('hex'), ends: joined(first, last) }
}

function joined(one: Uint8Array, other: Uint8Array) {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}
