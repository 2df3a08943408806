import { createHash, randomBytes } from 'node:crypto'
import type { LocalBackend } from '../../local/backend.ts'
import { leadHeader } from '../../functions/_shared/lead-header.ts'
import { accepted } from '../../functions/send-contact-form/examples.ts'

type To = Pick<LocalBackend, 'url' | 'anonKey'>
export type Said = Record<string, unknown>

/** Size of a part, in bytes. */
export const partBytes = 4 * 1024 * 1024

export const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

/** Bytes with a PDF's signature, unique each time. */
export const pdfOf = (size: number): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size)]).subarray(0, size)

/** A stored request, and the token for sending its files. */
export async function requestWithLink(
  to: To,
  announced = 2,
  change: Record<string, string> = {},
  claims: object = {},
) {
  const token = randomBytes(32).toString('base64url')
  const headers = leadHeader({ artwork: { link: sha256(token), announced }, ...claims })
  const answer = await (await send(to, form(change), crypto.randomUUID(), headers)).json()
  if (answer.artwork !== true) throw new Error(`no link: ${JSON.stringify(answer)}`)
  return { id: answer.id, token }
}

/** Longest wait for an answer, in milliseconds. */
const answerTimeoutMs = 30_000

/** Calls the function for files as the site does, or the site as a browser does, with its own headers. */
export function uploads(
  { url, anonKey }: To,
  token: string,
  base = `${url}/functions/v1/send-artwork`,
  own: Record<string, string> = {},
) {
  const ask = (method: string, path: string, body?: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${base}/${path}`, {
      method,
      headers: { apikey: anonKey, 'x-artwork-token': token, ...own, ...headers },
      body,
      signal: AbortSignal.timeout(answerTimeoutMs),
    })
  const readAnswer = async (answer: Response): Promise<[number, Said]> => {
    const text = await answer.text()
    return [answer.status, text ? JSON.parse(text) : {}]
  }
  return {
    token,
    ask,
    /** The data of the request's page, with its files. */
    list: async (): Promise<[number, Said]> => {
      const [status, page] = await readAnswer(await ask('POST', 'request/read', '{}'))
      return [status, { ...page, ...Object(page.files) }]
    },
    begin: async (bytes: Uint8Array, change: Said = {}) => {
      const file = { name: 'logo.pdf', type: 'pdf', bytes: bytes.length, sha256: sha256(bytes), ...change }
      return readAnswer(await ask('POST', 'files', JSON.stringify(file)))
    },
    /** @param more headers instead of the right ones */
    part: async (id: unknown, bytes: Uint8Array, number: number, more: Record<string, string> = {}) => {
      const part = bytes.subarray(number * partBytes, (number + 1) * partBytes)
      const digest = `sha-256=:${createHash('sha256').update(part).digest('base64')}:`
      const headers = { 'content-digest': digest, 'x-part-bytes': String(part.length), ...more }
      return readAnswer(await ask('PUT', `files/${id}/${number}`, new Uint8Array(part), headers))
    },
    done: async (id: unknown, claim: Said = {}) =>
      readAnswer(await ask('POST', `files/${id}/done`, JSON.stringify(claim))),
    remove: async (id: unknown) => readAnswer(await ask('DELETE', `files/${id}`)),
  }
}

export async function upload(to: ReturnType<typeof uploads>, bytes: Uint8Array, change: Said = {}) {
  const [, { id }] = await to.begin(bytes, change)
  for (let number = 0; number * partBytes < bytes.length; number += 1) await to.part(id, bytes, number)
  const [status, answer] = await to.done(id)
  if (status !== 200) throw new Error(`not arrived: ${status} ${JSON.stringify(answer)}`)
  return String(answer.id ?? id) // The site does not return it.
}

/** A valid submission, with some fields changed. */
export function form(change: Record<string, string> = {}): Record<string, string> {
  return { ...(accepted[0]?.body as Record<string, string>), ...change }
}

/** Posts text to the function for submissions. */
export function post({ url, anonKey }: To, body: string, headers: Record<string, string> = {}) {
  return fetch(`${url}/functions/v1/send-contact-form`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json', ...headers },
    body,
  })
}

/** Sends a submission as the site does. */
export function send(
  to: To,
  body: unknown,
  key: string = crypto.randomUUID(),
  headers: Record<string, string> = {},
): Promise<Response> {
  return post(to, JSON.stringify(body), { 'idempotency-key': key, ...headers })
}
