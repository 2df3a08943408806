import type { Kind } from '../../../supabase/functions/_shared/file-kind.ts'
import type { FileVerdict } from '../verdict/judge.ts'
import type { SizeWords } from '../verdict/purpose.ts'
import { ask } from './ask.ts'
import { fingerprintBeside } from './fingerprint.ts'
import { putPart } from './put-part.ts'
import { Later, Refusal } from './refusal.ts'

/** What the site learns about a file before its bytes. */
export type Announcement = {
  name: string
  bytes: number
  type: Kind
  /** Of the whole file, in hex. */
  sha256: string
  purpose: SizeWords | null
  report: Pick<FileVerdict, 'level' | 'findings'> | null
  /** Id of the request's file whose place it takes when it has arrived. */
  replaces?: string
}

/** The site's answer; `parts` have arrived, counted from 0. */
type Begun = { id: string; partBytes: number; parts: number[] }

type Watch = {
  /** Address of the worker's script. */
  worker: string
  /** Bytes that are on their way or have arrived. */
  onSent: (bytes: number) => void
  signal: AbortSignal
}

/**
 * Sends a file, or the rest of it: the site recognizes it by hash and name.
 * @throws Refusal; or Later when this attempt failed, and the next one continues where it ended
 */
export async function sendFile(
  token: string,
  file: Blob,
  announcement: Announcement,
  { worker, onSent, signal }: Watch,
): Promise<void> {
  const { id, partBytes, parts } = await ask<Begun>(token, 'POST', '', announcement)
  const all = Array.from({ length: Math.ceil(file.size / partBytes) }, (_, part) => part)
  const sizeOf = (part: number) => Math.min(partBytes, file.size - part * partBytes)
  let arrived = parts.reduce((sum, part) => sum + sizeOf(part), 0)
  onSent(arrived)
  for (const part of all.filter((one) => !parts.includes(one))) {
    if (signal.aborted) throw new Later()
    const begin = part * partBytes
    const bytes = file.slice(begin, begin + sizeOf(part))
    const { sha256 } = await fingerprintBeside(bytes, worker)
    if (!sha256) throw new Refusal('changed')
    const watch = { onSent: (sent: number) => onSent(arrived + sent), signal }
    await putPart(token, `/${id}/${part}`, { bytes, sha256 }, watch)
    arrived += sizeOf(part)
    onSent(arrived)
  }
  await ask(token, 'POST', `/${id}/done`)
}
