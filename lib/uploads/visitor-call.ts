import { headers } from './ask-function.ts'

/** Who calls, with which token, and about which file and part; both are '' if the call is not about one. */
export type Call = { token: string; address: string; id: string; part: string }

const idPattern = /^([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})?$/
const partPattern = /^\d?$/

/**
 * Lets a call from our own pages through with the token of a visitor's link.
 * @param answer handles the call
 * @param at the parts of the address, checked because the function has other addresses for the server only
 * @returns the answer; 403 for a call from another site, 404 if token, file or part is malformed
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

const refuse = (status: number, error: string) => Response.json({ error }, { status, headers })
