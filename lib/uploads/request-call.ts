import { office } from '../content/office.ts'
import { answerBy } from '../leads/answer-by.ts'
import { askFunction, headers, passOn } from './ask-function.ts'
import type { Call } from './visitor-call.ts'

const acts = ['read', 'messages', 'accept', 'seen', 'end']

/**
 * What a request's page asks the function `send-artwork`; of what it sends nothing is logged.
 * @param act the last part of the address
 * @returns the function's answer; 404 for another act
 */
export async function requestCall(
  request: Request,
  act: string,
  { token, address }: Call,
): Promise<Response> {
  if (!acts.includes(act)) return Response.json({ error: 'unknown' }, { status: 404, headers })
  const said: unknown = await request.json().catch(() => null)
  const due = new Date(answerBy(Date.now(), office())).toISOString()
  const body = { ...Object(said), due }
  return passOn(await askFunction({ method: 'POST', path: `request/${act}`, token, body }, address))
}
