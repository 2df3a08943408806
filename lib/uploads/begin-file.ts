import { z } from 'zod'
import { askFunction, headers, passOn } from './ask-function.ts'
import { purpose } from './purpose.ts'
import type { Call } from './visitor-call.ts'

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
