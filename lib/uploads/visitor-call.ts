import { headers } from './ask-function.ts'

/** Who calls, with which token, and for what: a file and a part of it, both '' where the call is about none. */
export type Call = { token: string; address: string; id: string; part: string }

const idPattern = /^([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})?$/
const partPattern = /^\d?$/

/**
 * Lets a call of our own pages through, with the token of a visitor's link.
 * @param answer gives the answer to it
 * @param at the address's own parts: the function answers at others too, which are the server's alone
 * @returns the answer; 403 for a call from another site, 404 without what could be a token, a file or a part
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

/** The server in front has left one address there. */
export const addressOf = (request: Request) => request.headers.get('x-forwarded-for') ?? ''

/** Whether one of our own pages asks; programs that are no browsers say nothing of it. */
export function isSameOrigin(headers: Pick<Headers, 'get'>): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = headers.get('origin')
  return origin === null || (URL.canParse(origin) && new URL(origin).host === headers.get('host'))
}

const refuse = (status: number, error: string) => Response.json({ error }, { status, headers })
