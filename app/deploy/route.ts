import { timingSafeEqual } from 'node:crypto'
import { log } from '../../lib/security/log.ts'

export const dynamic = 'force-dynamic'

/** In milliseconds; a hook answers at once. */
const hookTimeoutMs = 10_000

/**
 * Has the host rebuild the site: Vercel's schedule (vercel.json) calls this every night, so that dated content comes and goes.
 * 404 unless both settings are there and the caller has the secret.
 */
export async function GET(request: Request): Promise<Response> {
  const { CRON_SECRET, DEPLOY_HOOK } = process.env
  const expected = Buffer.from(`Bearer ${CRON_SECRET}`)
  const credentials = Buffer.from(request.headers.get('authorization') ?? '')
  const isKnown = credentials.length === expected.length && timingSafeEqual(credentials, expected)
  if (!CRON_SECRET || !DEPLOY_HOOK || !isKnown) return new Response(null, { status: 404 })
  const hookCall = fetch(DEPLOY_HOOK, { method: 'POST', signal: AbortSignal.timeout(hookTimeoutMs) })
  const { ok, status } = await hookCall.catch(() => Response.error())
  log('deployment', { outcome: ok ? 'begun' : 'failed', status })
  return new Response(null, { status: ok ? 204 : 502 })
}
