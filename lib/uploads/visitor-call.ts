import { z } from 'zod'
import { noStoreHeaders, askFunction, forwardAnswer } from './ask-function.ts'
import { purpose } from './purpose.ts'
import { office } from '../content/office.ts'
import { plainObject } from '../../supabase/functions/_shared/plain-object.ts'
import { answerBy } from '../../supabase/functions/_shared/answer-by.ts'

/** The caller, the token, and the file and part; both are '' if the call is not about one. */
export type Call = { token: string; address: string; id: string; part: string }

const idPattern = /^([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})?$/
const partPattern = /^\d{0,2}$/

/**
 * Admits a call from our own pages with the token of a visitor's link; 403 for other sites, 404 for malformed ones.
 * @param at the parts of the address, checked because the function has other addresses for the server only
 */
export async function visitorCall(
  request: Request,
  answer: (call: Call) => Promise<Response>,
  at?: Promise<{ id: string; part?: string }>,
): Promise<Response> {
  if (!isSameOrigin(request.headers)) return refuse(403, 'origin')
  const token = /^Bearer ([\w-]{43})$/.exec(request.headers.get('authorization') ?? '')?.[1]
  const { id = '', part = '' } = (await at) ?? {}
  if (!token || !idPattern.test(id) || !partPattern.test(part)) return refuse(404, 'unknown')
  return answer({ token, address: addressOf(request), id, part })
}

/** The server in front leaves exactly one address there. */
export const addressOf = (request: Request) => request.headers.get('x-forwarded-for') ?? ''

/** Whether one of our own pages asks; clients other than browsers do not say. */
export function isSameOrigin(headers: Pick<Headers, 'get'>): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = headers.get('origin')
  return origin === null || (URL.canParse(origin) && new URL(origin).host === headers.get('host'))
}

const refuse = (status: number, error: string, reason?: string) =>
  Response.json({ error, reason }, { status, headers: noStoreHeaders })

const saidIn = async (request: Request) => plainObject(await request.json().catch(() => null))

// The calls of a visitor's browser about its files; finish-file.ts has the last step.

const begin = z.object({
  name: z.string().min(1).max(10_000),
  bytes: z.number().int().min(0),
  type: z.string().regex(/^[a-z]{1,10}$/),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  purpose: purpose.nullish().catch(null),
  replaces: z.uuid().optional(),
  // Only the browser's claim: the file must not fail if it is malformed.
  report: z.record(z.string(), z.unknown()).optional().catch(undefined),
})

/** Begins a file, or resumes one. */
export async function beginUpload(request: Request, { token, address }: Call): Promise<Response> {
  const { data } = begin.safeParse(await saidIn(request))
  if (!data) return refuse(422, 'refused', 'malformed')
  return forwardAnswer(await askFunction({ method: 'POST', path: 'files', token, body: data }, address))
}

/** A part at 200 kbit/s, in milliseconds. */
const partTimeoutMs = 170_000

/** Streams a part on: keeps nothing here, and the sender waits for the storage. */
export async function acceptPart(request: Request, { token, id, part }: Call): Promise<Response> {
  const answer = await askFunction({
    method: 'PUT',
    path: `files/${id}/${part}`,
    token,
    body: request.body,
    wait: partTimeoutMs,
    headers: {
      'Content-Digest': request.headers.get('content-digest') ?? '',
      // Streaming would lose the length.
      'X-Part-Bytes': request.headers.get('content-length') ?? '',
    },
    signal: request.signal,
  })
  return forwardAnswer(answer)
}

const acts = ['read', 'messages', 'accept', 'approve', 'open', 'seen', 'end']

/** Forwards a call of a request's page to the function `send-artwork`; 404 for an unknown act. Logs nothing of it. */
export async function requestCall(request: Request, act: string, { token, address }: Call) {
  if (!acts.includes(act)) return refuse(404, 'unknown')
  const posted = await saidIn(request)
  if (!posted) return refuse(422, 'refused', 'malformed')
  const due = new Date(answerBy(Date.now(), office())).toISOString()
  const body = { ...posted, due }
  return forwardAnswer(await askFunction({ method: 'POST', path: `request/${act}`, token, body }, address))
}
