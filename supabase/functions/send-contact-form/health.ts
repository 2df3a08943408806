import { callDatabase, parse } from '../_shared/database.ts'
import { isSame } from '../_shared/is-same.ts'
import type { Settings } from './settings.ts'

/** Longest wait for the database, in milliseconds. */
const timeLimit = 3_000

/**
 * How the database and the mails are, for whoever shows HEALTH_TOKEN.
 * @returns null for everybody else, who gets the answer to a wrong method
 */
export async function health(request: Request, settings: Settings): Promise<Response | null> {
  const { healthToken } = settings
  if (request.method !== 'GET' || !healthToken) return null
  if (!isSame(request.headers.get('x-health-token') ?? '', healthToken)) return null
  const answer = await callDatabase(settings, 'health', {}, timeLimit).catch(() => null)
  const mails = answer?.status === 200 ? parse(answer.text) : null
  return Response.json({ database: mails ? 'ok' : 'down', mails })
}
