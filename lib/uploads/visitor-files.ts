import { z } from 'zod'
import { reference } from '../leads/reference.ts'
import { askFunction, headers, later, passOn } from './ask-function.ts'
import { purpose } from './purpose.ts'
import type { Call } from './visitor-call.ts'

// What a visitor's browser asks of its files, but for their end (finish-file.ts).

const list = z.object({
  id: z.uuid(),
  until: z.string(),
  announced: z.number(),
  files: z.array(z.object({ verdict: z.string().nullable() }).loose()),
})

/** What has come by a link so far; without verdict where the server has not looked yet. */
export async function listFiles({ token, address }: Call): Promise<Response> {
  const answer = await askFunction({ method: 'GET', path: 'files', token }, address)
  if (answer.status !== 200) return passOn(answer)
  const { data } = list.safeParse(await answer.json().catch(() => null))
  if (!data) return later()
  const files = data.files.map(({ verdict, ...file }) => ({ ...file, ...(verdict && { verdict }) }))
  return Response.json({ ...data, id: undefined, reference: reference(data.id), files }, { headers })
}

const begin = z.object({
  name: z.string().min(1).max(10_000),
  bytes: z.number().int().min(0),
  type: z.string().regex(/^[a-z]{1,10}$/),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  purpose: purpose.nullish().catch(null),
  // The browser's own word, which nobody believes: a wrong one must not cost the file.
  report: z.record(z.string(), z.unknown()).optional().catch(undefined),
})

/** Begins a file, or goes on with one that was begun. */
export async function beginFile(request: Request, { token, address }: Call): Promise<Response> {
  const { data } = begin.safeParse(await request.json().catch(() => null))
  if (!data) return Response.json({ error: 'refused', reason: 'malformed' }, { status: 422, headers })
  return passOn(await askFunction({ method: 'POST', path: 'files', token, body: data }, address))
}

/** 5 MB over a line of 250 kbit/s, in milliseconds. */
const timeLimit = 170_000

/** Passes a part on as it comes: nothing of it is kept here, and who sends waits for the storage. */
export async function putPart(request: Request, { token, id, part }: Call): Promise<Response> {
  const answer = await askFunction({
    ...{ method: 'PUT', path: `files/${id}/${part}`, token, body: request.body, wait: timeLimit },
    headers: {
      'Content-Digest': request.headers.get('content-digest') ?? '',
      // As it is streamed, its length would be lost.
      'X-Part-Bytes': request.headers.get('content-length') ?? '',
    },
    signal: request.signal,
  })
  return passOn(answer)
}
