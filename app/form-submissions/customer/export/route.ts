import { type NextRequest, NextResponse } from 'next/server'
import { noteTaken } from '../../../../lib/staff/current-staff.ts'
import { readChosen } from '../../../../lib/staff/customer.ts'
import { attempt, callDatabase } from '../../../../lib/staff/desk/call-database.ts'
import { customerPath } from '../../../../lib/staff/next-path.ts'

/**
 * All that is stored of one person as a JSON file, for managers: {"exported_at": instant, "requests": […]}, newest first. A
 * request is what staff read of it: "reference", "created_at", "form_data" as typed, "facts" chosen, "source", "status", "value"
 * and "currency", "messages", "quotes", "artwork" with its files' names, and "history", in which notes are the changes called
 * "note". Instants are ISO 8601 in UTC. Others are led to the page, which says why.
 */
export async function GET(request: NextRequest) {
  const { of, also } = readChosen(request.nextUrl.searchParams)
  const said = await attempt('customer_not_exported', async () => ({
    state: 'read' as const,
    file: await callDatabase('export_customer', { reference: of, also }),
  }))
  if (said.state !== 'read') {
    const Location = `${customerPath}?${new URLSearchParams({ of, said: said.state })}`
    return new NextResponse(null, { status: 303, headers: { Location } })
  }
  await noteTaken('person')
  return new NextResponse(JSON.stringify(said.file, null, 2), {
    headers: {
      'Content-Type': 'application/json',
      'Content-Disposition': `attachment; filename="customer-${of}.json"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
