import { parse } from '../_shared/database.ts'
import type { Settings } from './settings.ts'

/** More than the mail service takes, in bytes. */
const maxMailBytes = 60 * 1024 * 1024
/** In milliseconds. */
const serviceTimeoutMs = 60_000

/** No mail that anybody can fetch or read: repeating the call changes nothing. The message is its kind, for the log. */
export class NoMail extends Error {}

/**
 * A mail as it came (resend.com/docs/api-reference/emails/retrieve-received-email): the service answers with an address, signed
 * for a while, from which anybody can fetch it.
 * @throws NoMail, Error if the service is in trouble
 */
export async function fetchMail({ url, key }: Settings['service'], id: string): Promise<Uint8Array> {
  if (!/^[\w-]{1,64}$/.test(id)) throw new NoMail('id')
  const ask = async (address: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(address, {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(serviceTimeoutMs),
    })
    if (answer.ok) return answer
    await answer.body?.cancel()
    throw new Error(`status ${answer.status}`)
  }
  const described = await (
    await ask(`${url}/emails/receiving/${id}`, { Authorization: `Bearer ${key}` })
  ).text()
  const address = String(Object(Object(parse(described)).raw).download_url)
  if (!address.startsWith('https://') && !address.startsWith(`${url}/`)) throw new Error('no address')
  const { body } = await ask(address)
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const piece of body ?? []) {
    pieces.push(piece)
    if ((size += piece.length) > maxMailBytes) throw new NoMail('size')
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer())
}
