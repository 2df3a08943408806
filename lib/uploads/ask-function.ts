import { leadHeader } from '../../supabase/functions/_shared/lead-header.ts'
import { hashesOf } from '../leads/deliver-lead.ts'
import { log, describeError } from '../security/log.ts'
import { supabaseSettings } from '../supabase/environment.ts'

type Ask = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below the function's address. */
  path: string
  /** The visitor's token, or a key to one file. */
  token: string
  headers?: Record<string, string>
  /** An object is sent as JSON, a stream as it is. */
  body?: object | ReadableStream<Uint8Array> | null
  /** How long to wait for the answer to begin, in milliseconds; for a stream, from when sending begins. */
  wait?: number
  /** Ends the call when the visitor is gone. */
  signal?: AbortSignal
}

/** Longer than the function waits for the database, so that its own answer comes through. */
const answerTimeoutMs = 12_000

/** The answer when nothing is known about the file: the browser may try again. */
export const retryLaterResponse = () =>
  Response.json({ error: 'later' }, { status: 503, headers: noStoreHeaders })

/** No cache may keep an answer about a file. */
export const noStoreHeaders = { 'Cache-Control': 'private, no-store' }

/** Calls the function `send-artwork` for a visitor's address, '' if unknown. Never throws: 503 if there is no answer. */
export async function askFunction(
  { method, path, token, headers: more, body, wait = answerTimeoutMs, signal }: Ask,
  address = '',
): Promise<Response> {
  const { url, key } = supabaseSettings()
  const signals = [AbortSignal.timeout(wait), ...(signal ? [signal] : [])]
  try {
    return await fetch(`${url}/functions/v1/send-artwork/${path}`, {
      method,
      headers: { ...more, ...leadHeader(hashesOf(address)), apikey: key, 'X-Artwork-Token': token },
      body: body instanceof ReadableStream ? body : body && JSON.stringify(body),
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.any(signals),
      ...({ duplex: 'half' } as object),
    })
  } catch (error) {
    if (!signal?.aborted) log('artwork_function_silent', { reason: describeError(error) })
    return retryLaterResponse()
  }
}

/** The same answer for the browser, without the function's headers. */
export async function forwardAnswer(answer: Response): Promise<Response> {
  if (answer.status === 204) return new Response(null, { status: 204, headers: noStoreHeaders })
  const body = await answer.json().catch(() => null)
  if (!body) return retryLaterResponse()
  const wait = body.seconds && { 'Retry-After': String(body.seconds) }
  return Response.json(body, { status: answer.status, headers: { ...noStoreHeaders, ...wait } })
}
