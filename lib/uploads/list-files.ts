import { z } from 'zod'
import { reference } from '../leads/reference.ts'
import { askFunction, headers, later, passOn } from './ask-function.ts'
import type { Call } from './visitor-call.ts'

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
