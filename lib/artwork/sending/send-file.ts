import { refusedKinds, type Kind } from '../../../supabase/functions/_shared/file-kind.ts'
import { checkFile, fingerprintBeside } from '../check-file.ts'
import { type FileFacts, limits } from '../facts.ts'
import { judge, type FileVerdict } from '../verdict/judge.ts'
import { purposeOf, type SizeWords } from '../verdict/purpose.ts'
import { type Reason, Refusal, Later, callFilesApi } from './call-files-api.ts'
import { putPart } from './put-part.ts'

/** The longest report that the site takes, in characters of JSON. */
const maxReportCharacters = 8_000

/** The site's facts about a file before it is sent. @throws Refusal if the site is known to refuse such a file */
export async function announce(
  file: File,
  purpose: SizeWords | null,
  facts: FileFacts | undefined,
  worker: string,
  refuses?: Refuses,
): Promise<Announcement> {
  const found = facts ?? (await checkFile(file, worker))
  const reason = refusalOf(file, found, refuses)
  if (reason) throw new Refusal(reason)
  const { sha256 } = await fingerprintBeside(file, worker)
  if (!sha256) throw new Refusal('changed')
  return {
    name: file.name,
    bytes: file.size,
    type: found.kind,
    sha256,
    purpose,
    report: purpose && reportOf(file.name, found, purpose),
  }
}

/** Whether the site does not take a kind of file, of visitors or of staff. */
export type Refuses = (kind: Kind) => boolean

/** The reason why a file will not arrive, as far as this page knows; undefined if it may. */
export function refusalOf(
  file: File,
  facts?: FileFacts,
  refuses: Refuses = (kind) => refusedKinds.includes(kind),
): Reason | undefined {
  if (file.size > limits.bytes) return 'large'
  if (file.size === 0) return 'empty'
  if (facts?.trouble === 'unread') return 'changed'
  return facts && refuses(facts.kind) ? facts.kind : undefined
}

function reportOf(name: string, facts: FileFacts, purpose: SizeWords): Announcement['report'] {
  const { level, findings } = judge(name, facts, purposeOf(purpose))
  return JSON.stringify(findings).length > maxReportCharacters ? null : { level, findings }
}

/** The site's facts about a file before its bytes. */
export type Announcement = {
  name: string
  bytes: number
  type: Kind
  /** Hash of the whole file, in hex. */
  sha256: string
  purpose: SizeWords | null
  report: Pick<FileVerdict, 'level' | 'findings'> | null
  /** Id of the request's file that it replaces once it has arrived. */
  replaces?: string
}

/** The site's answer; `parts` have arrived, counted from 0. */
type Begun = { id: string; partBytes: number; parts: number[] }

/** Begins a file, which then has its place, or finds the one that has begun. @throws Refusal, or Later */
export const beginFile = (token: string, announcement: Announcement) =>
  callFilesApi<Begun>(token, 'POST', '', announcement)

type Watch = {
  /** Address of the worker's script. */
  worker: string
  /** Bytes being sent or arrived. */
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
  const { id, partBytes, parts } = await beginFile(token, announcement)
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
  await callFilesApi(token, 'POST', `/${id}/done`)
}
