import { readText } from '../../supabase/functions/_shared/read-text.ts'
import { office } from '../content/office.ts'
import { answerBy } from '../leads/answer-by.ts'
import { askFunction, headers, passOn } from './ask-function.ts'
import type { Call } from './visitor-call.ts'

const acts = ['read', 'messages', 'accept', 'seen', 'end']

/** In bytes: 8,000 characters in any script, escaped. */
const largest = 64 * 1024

/**
 * What a request's page asks the function `send-artwork`; of what it sends nothing is logged.
 * @param act the last part of the address
 * @returns the function's answer; 404 for another act, 413 for too much
 */
export async function requestCall(
  request: Request,
  act: string,
  { token, address }: Call,
): Promise<Response> {
  if (!acts.includes(act)) return refuse(404, 'unknown')
  const text = await readText(request, largest)
  if (text === null) return refuse(413, 'too-large')
  const said: unknown = await new Response(text).json().catch(() => null)
  const due = new Date(answerBy(Date.now(), office())).toISOString()
  return passOn(
    await askFunction(
      { method: 'POST', path: `request/${act}`, token, body: { ...Object(said), due } },
      address,
    ),
  )
}

const refuse = (status: number, error: string) => Response.json({ error }, { status, headers })
