import { z } from 'zod'
import { askFunction, headers, passOn } from './ask-function.ts'
import { purpose } from './purpose.ts'
import type { Call } from './visitor-call.ts'

// What a visitor's browser asks about its files; finish-file.ts has the last step.

const begin = z.object({
  name: z.string().min(1).max(10_000),
  bytes: z.number().int().min(0),
  type: z.string().regex(/^[a-z]{1,10}$/),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  purpose: purpose.nullish().catch(null),
  replaces: z.uuid().optional(),
  // Only the browser's claim: if it is malformed, the file must not fail over it.
  report: z.record(z.string(), z.unknown()).optional().catch(undefined),
})

/** Begins a file, or resumes one. */
export async function beginFile(request: Request, { token, address }: Call): Promise<Response> {
  const { data } = begin.safeParse(await request.json().catch(() => null))
  if (!data) return Response.json({ error: 'refused', reason: 'malformed' }, { status: 422, headers })
  return passOn(await askFunction({ method: 'POST', path: 'files', token, body: data }, address))
}

/** 5 MB at 250 kbit/s, in milliseconds. */
const timeLimit = 170_000

/** Streams a part on: nothing is kept here, and the sender waits for the storage. */
export async function putPart(request: Request, { token, id, part }: Call): Promise<Response> {
  const answer = await askFunction({
    ...{ method: 'PUT', path: `files/${id}/${part}`, token, body: request.body, wait: timeLimit },
    headers: {
      'Content-Digest': request.headers.get('content-digest') ?? '',
      // Streaming would lose the length.
      'X-Part-Bytes': request.headers.get('content-length') ?? '',
    },
    signal: request.signal,
  })
  return passOn(answer)
}
