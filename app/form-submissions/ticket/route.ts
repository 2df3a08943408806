import type { NextRequest } from 'next/server'
import { log, trouble } from '../../../lib/security/log.ts'
import { currentStaff } from '../../../lib/staff/current-staff.ts'
import { Refused } from '../../../lib/staff/desk/call-database.ts'
import { readTicket } from '../../../lib/staff/desk/read-desk.ts'

/** One ticket for the workplace: 404 if it does not exist, 401 if the session has ended. */
export async function GET(request: NextRequest) {
  const headers = { 'Cache-Control': 'private, no-store' }
  try {
    const { state } = await currentStaff()
    if (state === 'unknown') return new Response(null, { status: 503, headers })
    if (state !== 'staff') return new Response(null, { status: 401, headers })
    const ticket = await readTicket(request.nextUrl.searchParams.get('reference') ?? '')
    return ticket ? Response.json(ticket, { headers }) : new Response(null, { status: 404, headers })
  } catch (error) {
    if (error instanceof Refused) return new Response(null, { status: 401, headers })
    log('ticket_not_read', { reason: trouble(error) })
    return new Response(null, { status: 503, headers })
  }
}
