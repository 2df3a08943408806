import { later, Refusal, unknown } from './answer.ts'
import { checked, Damaged, digestOf } from './checked-stream.ts'
import { ask } from './database.ts'
import type { Settings } from './settings.ts'
import type { Storage } from './storage.ts'

/**
 * Takes one part of a file, and returns when it is in the storage for good and noted. It may come again, and in any order.
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

  const noted = await ask<{ object?: string; refused?: string }>(settings, 'begin_artwork_part', {
    ...{ link, file_id: file, number: part },
    ...{ digest, size, day_bytes: settings.limits.dayBytes },
  })
  // Another tab was faster: the file is whole.
  if (noted?.refused === 'arrived') return
  if (noted?.refused === 'size') throw new Refusal(400, 'damaged', 'part_size')
  if (noted?.refused === 'day') throw new Refusal(429, 'later', 'limit_day', { seconds: 3600 })
  const { object } = noted ?? {}
  if (!object) throw unknown()

  await storage.put(object, checked(request.body, digest, size)).catch((error: unknown) => {
    throw isDamaged(error) ? new Refusal(400, 'damaged', 'part') : later(`storage_put_${codeOf(error)}`)
  })
  const kept = await ask<boolean>(settings, 'keep_artwork_part', { link, file_id: file, kept: object })
  if (kept) return
  // Its file was removed meanwhile.
  await storage.remove([object])
  throw unknown()
}

/** A call over the network tells why its body failed as the cause. */
const isDamaged = (error: unknown) =>
  error instanceof Damaged || (error instanceof Error && error.cause instanceof Damaged)

/** What an operating system calls the trouble, such as ENOSPC for a full disk. */
const codeOf = (error: unknown) =>
  /^E[A-Z]{2,12}$/.exec(String((error as { code?: unknown }).code ?? ''))?.[0] ?? 'failed'
