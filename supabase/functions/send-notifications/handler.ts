import { isSame } from '../_shared/is-same.ts'
import { drain } from './drain.ts'
import type { Settings } from './settings.ts'

/**
 * Creates the function's request handler. Only a schedule calls it, with the project's secret key.
 * @param log gets one line per problem, never anything the visitor typed
 */
export function createHandler(settings: Settings, log: (line: string) => void) {
  const trouble = (kind: string) => log(JSON.stringify({ function: 'send-notifications', kind }))
  return async function handle(request: Request): Promise<Response> {
    if (request.method !== 'POST') return answer(405, { success: false, error: 'Only POST is accepted.' })
    if (!isSame(request.headers.get('apikey') ?? '', settings.secretKey))
      return answer(401, { success: false, error: 'The apikey header is missing or wrong.' })
    return answer(200, { success: true, ...(await drain(settings, trouble)) })
  }
}

const answer = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
