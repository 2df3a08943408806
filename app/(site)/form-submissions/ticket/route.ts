import type { NextRequest } from 'next/server'
import { currentStaff } from '../../../../lib/staff/current-staff.ts'
import { attempt, noStore as headers, statusOf } from '../../../../lib/staff/desk/call-database.ts'
import { readTicket } from '../../../../lib/staff/desk/read-desk.ts'

/** One ticket for the desk: 404 if it does not exist, 401 if the session has ended. */
export async function GET(request: NextRequest) {
  const read = await attempt('ticket_not_read', async () => {
    const { state } = await currentStaff()
    if (state !== 'staff') return { state: state === 'unknown' ? ('failed' as const) : ('refused' as const) }
    const ticket = await readTicket(request.nextUrl.searchParams.get('reference') ?? '')
    return ticket ? { state: 'read' as const, ticket } : { state: 'gone' as const }
  })
  if (read.state === 'read') return Response.json(read.ticket, { headers })
  return new Response(null, { status: statusOf[read.state], headers })
}
