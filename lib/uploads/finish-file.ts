import { setTimeout as sleep } from 'node:timers/promises'
import { after } from 'next/server'
import { z } from 'zod'
import { askFunction, noStoreHeaders, retryLaterResponse, forwardAnswer } from './ask-function.ts'
import { checkArrived } from './check-arrived.ts'

const finished = z.object({
  id: z.uuid(),
  state: z.literal('arrived'),
  sha256: z.string(),
  verdict: z.string().nullable(),
  check: z.object({ name: z.string(), purpose: z.unknown() }).optional(),
})

/** Time to read 50 MB again, in milliseconds. */
const readTimeoutMs = 60_000
/** How long the answer waits for our own check, in milliseconds; then it is sent without. */
const checkTimeoutMs = 12_000

/** Has the function inspect a complete file, then repeats the visitor's check here. `claim`: from a browser without script. */
export async function finishFile(token: string, id: string, claim: object = {}): Promise<Response> {
  const path = `files/${id}/done`
  const answer = await askFunction({ method: 'POST', path, token, body: claim, wait: readTimeoutMs })
  if (answer.status !== 200) return forwardAnswer(answer)
  const { data } = finished.safeParse(await answer.json().catch(() => null))
  if (!data) return retryLaterResponse()
  const { state, sha256, check } = data
  const checking = check && checkArrived(token, data.id, check)
  // A host that runs each route by itself stops it after the answer, unless it asks for time.
  if (checking) after(checking)
  const verdict = checking
    ? await Promise.race([checking, sleep(checkTimeoutMs, null, { ref: false })])
    : data.verdict
  return Response.json({ state, sha256, verdict }, { headers: noStoreHeaders })
}
