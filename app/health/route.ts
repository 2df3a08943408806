import { changeDays } from '../../lib/content/change-days.ts'
import { dailyBuildFailure } from '../../lib/content/daily-build-failure.ts'
import { noStore as headers } from '../../lib/staff/desk/call-database.ts'
import { supabaseSettings } from '../../lib/supabase/environment.ts'
import { createSessionClient } from '../../lib/supabase/session-client.ts'

export const dynamic = 'force-dynamic'

/** For staff, and for local requests with `Authorization: Bearer <HEALTH_TOKEN>`. Everybody else gets a 404. */
export async function GET(request: Request) {
  const visitor = request.headers.get('x-forwarded-for') ?? ''
  const isHere = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(visitor)
  const token = /^Bearer (\S{1,200})$/.exec(request.headers.get('authorization') ?? '')?.[1]
  const health = await askHealth((isHere && token) || null).catch(() => null)
  if (!health) return new Response(null, { status: 404, headers })
  // Pages are static: entries that became due since the build are missing.
  const isOld = changeDays().length > Number(process.env.CHANGES)
  const trouble = dailyBuildFailure()
  const isWell = health.database === 'ok' && health.function === 'ok' && !isOld && !trouble
  const content = isOld || trouble ? { content: trouble || 'waits for a build' } : {}
  return Response.json(
    { ...health, ...content, build: process.env.BUILD },
    { status: isWell ? 200 : 503, headers },
  )
}

type Health = { database: 'ok' | 'down'; function: 'ok' | 'down'; mails: unknown }

/** Time limit for each part, in milliseconds. */
const partTimeoutMs = 4_000

/** The site's state: for staff by their session, on this machine by a token that only the function knows; null for others. */
async function askHealth(token: string | null): Promise<Health | null> {
  const answer = await askFunction(token)
  const details = token && answer?.ok ? ((await answer.json()) as Omit<Health, 'function'>) : null
  // Without the token it refuses, which proves that it is up.
  const contact = answer && answer.status < 500 ? 'ok' : 'down'
  if (details) return { ...details, function: contact }
  const client = await createSessionClient()
  const { data, error } = await client.rpc('health').abortSignal(AbortSignal.timeout(partTimeoutMs))
  return error ? null : { database: 'ok', function: contact, mails: data }
}

async function askFunction(token: string | null): Promise<Response | null> {
  const { url, key } = supabaseSettings()
  return fetch(`${url}/functions/v1/send-contact-form`, {
    headers: { apikey: key, ...(token && { 'x-health-token': token }) },
    signal: AbortSignal.timeout(partTimeoutMs),
  }).catch(() => null)
}
