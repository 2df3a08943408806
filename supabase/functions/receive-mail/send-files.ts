import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { leadHeader } from '../_shared/lead-header.ts'
import type { File } from './read-mail.ts'
import type { Settings } from './settings.ts'

/** Time limit of a call, in milliseconds. */
const fileTimeoutMs = 60_000

/** The function for files cannot take any now; the mail is delivered again later. */
export class FilesLater extends Error {}

/**
 * Sends a mail's files through the function for files, as its page does: the same rules, limits and parts, resumed if they were
 * begun before.
 * @param token of the request's link
 * @param sender hash of whoever wrote, for the limits
 * @param canWait whether the mail is delivered again; else, what is not taken now never will be
 * @returns those that are not taken
 * @throws FilesLater
 */
export async function sendFiles(
  settings: Settings,
  { token, sender, canWait }: { token: string; sender: string; canWait: boolean },
  files: File[],
) {
  const refusedFiles: File[] = []
  for (const file of files) {
    const isTaken = await sendFile(settings, token, sender, file).catch((error: unknown) => {
      if (canWait || !(error instanceof FilesLater)) throw error
      return false
    })
    if (!isTaken) refusedFiles.push(file)
  }
  return refusedFiles
}

async function sendFile({ url, callerKey }: Settings, token: string, sender: string, { name, bytes }: File) {
  const call = async (method: string, path: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}/functions/v1/send-artwork/files${path}`, {
      method,
      headers: {
        apikey: callerKey,
        'x-artwork-token': token,
        ...leadHeader({ visitor: sender }),
        ...headers,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(fileTimeoutMs),
    }).catch(() => {
      throw new FilesLater('no_answer')
    })
    const text = await answer.text()
    if (answer.status >= 500 || [401, 408, 429].includes(answer.status))
      throw new FilesLater(`status_${answer.status}`)
    return answer.ok ? JSON.parse(text || '{}') : null
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  // Its bytes tell the kind once it is there.
  const file = { name, type: 'unknown', bytes: bytes.length, sha256 }
  const begun = await call('POST', '', JSON.stringify(file))
  if (!begun) return false
  for (let part = 0; part * begun.partBytes < bytes.length; part += 1) {
    if (begun.parts.includes(part)) continue
    const piece = bytes.slice(part * begun.partBytes, (part + 1) * begun.partBytes)
    const digest = Buffer.from(createHash('sha256').update(piece).digest()).toString('base64')
    const headers = { 'content-digest': `sha-256=:${digest}:`, 'x-part-bytes': String(piece.length) }
    if (!(await call('PUT', `/${begun.id}/${part}`, piece, headers))) return false
  }
  return (await call('POST', `/${begun.id}/done`, '{}')) !== null
}
