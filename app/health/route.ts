import { changeDays } from '../../lib/content/change-days.ts'
import { askHealth } from '../../lib/staff/health.ts'

export const dynamic = 'force-dynamic'

/** For staff, and for local requests with `Authorization: Bearer <HEALTH_TOKEN>`. Everybody else gets a 404. */
export async function GET(request: Request) {
  const visitor = request.headers.get('x-forwarded-for') ?? ''
  const isHere = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(visitor)
  const token = /^Bearer (\S{1,200})$/.exec(request.headers.get('authorization') ?? '')?.[1]
  const health = await askHealth((isHere && token) || null).catch(() => null)
  const headers = { 'Cache-Control': 'private, no-store' }
  if (!health) return new Response(null, { status: 404, headers })
  // Pages are static: entries whose day has come since the build are missing.
  const isOld = changeDays().length > Number(process.env.CHANGES)
  const isWell = health.database === 'ok' && health.function === 'ok' && !isOld
  const content = isOld ? { content: 'waits for a build' } : {}
  return Response.json(
    { ...health, ...content, build: process.env.BUILD },
    { status: isWell ? 200 : 503, headers },
  )
}
