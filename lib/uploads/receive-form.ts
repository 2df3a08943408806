import { createHash } from 'node:crypto'
import { z } from 'zod'
import { askFunction } from './ask-function.ts'
import { finishFile } from './finish-file.ts'
import { readMultipart, fieldText, type Field } from './read-multipart.ts'

const begun = z.object({ id: z.uuid(), partBytes: z.number() })
const tokenPattern = /^[\w-]{43}$/

/**
 * Streams the files of a form posted without script to the storage, holding no more than one part. The token comes in
 * a field before them. After the first refused file no more are forwarded, but the rest is still read: a browser that
 * gets an answer while sending shows an error of its own.
 * @param address of the visitor
 * @returns whether there was a file, and all have arrived
 */
export async function receiveForm(request: Request, address: string): Promise<boolean> {
  let token = ''
  let came = false
  let isGood = true
  try {
    for await (const field of readMultipart(bytesOf(request), request.headers.get('content-type') ?? '')) {
      if (field.name === 'token') token = (await fieldText(field.bytes)).trim()
      // If no file is chosen, a browser sends one without a name.
      if (field.name !== 'file' || !field.file || !isGood) continue
      came = true
      isGood = tokenPattern.test(token) && (await receiveFile(field, token, address))
    }
  } catch {
    // The post broke off, or is not a form: keeps complete files.
    return false
  }
  return came && isGood
}

async function receiveFile({ file, bytes }: Field, token: string, address: string): Promise<boolean> {
  const body = { name: file, type: 'unknown' }
  const answer = await askFunction({ method: 'POST', path: 'files', token, body }, address)
  const { data } = begun.safeParse(await answer.json().catch(() => null))
  if (!data) return false
  const { id, partBytes } = data
  const whole = createHash('sha256')
  let sent = 0
  let part = 0
  let isGood = true
  let hasArrived = false
  try {
    for await (const piece of inParts(bytes, partBytes)) {
      if (!isGood) continue
      whole.update(piece)
      sent += piece.length
      isGood = await sendPart({ id, part, token }, piece)
      part += 1
    }
    if (isGood && sent > 0) {
      const done = await finishFile(token, id, { sha256: whole.digest('hex'), bytes: sent })
      hasArrived = done.status === 200
    }
  } finally {
    // Even if it broke off: it would take up one of the places.
    if (!hasArrived) await askFunction({ method: 'DELETE', path: `files/${id}`, token })
  }
  return hasArrived
}

async function sendPart(to: { id: string; part: number; token: string }, piece: Buffer): Promise<boolean> {
  const digest = createHash('sha256').update(piece).digest('base64')
  const answer = await askFunction({
    method: 'PUT',
    path: `files/${to.id}/${to.part}`,
    token: to.token,
    body: new Blob([new Uint8Array(piece)]).stream(),
    headers: { 'Content-Digest': `sha-256=:${digest}:`, 'X-Part-Bytes': String(piece.length) },
  })
  return answer.status === 204
}

/** Splits bytes into parts; only the last may be shorter. */
async function* inParts(bytes: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer, void> {
  let held: Buffer[] = []
  let length = 0
  for await (const piece of bytes) {
    held.push(piece)
    length += piece.length
    while (length >= size) {
      const joined = Buffer.concat(held)
      yield joined.subarray(0, size)
      held = [joined.subarray(size)]
      length -= size
    }
  }
  if (length > 0) yield Buffer.concat(held)
}

async function* bytesOf({ body }: Request): AsyncGenerator<Uint8Array, void> {
  for await (const piece of (body ?? []) as AsyncIterable<Uint8Array>) yield piece
}
