import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { customerRequests } from '../../../../../lib/staff/customer.ts'
import { attempt, callDatabase, noStore as headers } from '../../../../../lib/staff/desk/call-database.ts'
import { isCrossOrigin } from '../../../../../lib/staff/is-cross-origin.ts'
import { customerPath } from '../../../../../lib/staff/next-path.ts'
import { isSameOrigin } from '../../../../../lib/uploads/visitor-call.ts'

const chosenIn = (fields: URLSearchParams | FormData) =>
  customerRequests.parse({ of: fields.get('of'), also: fields.getAll('also') })

const refuse = (status: number) => new Response(null, { status, headers })

/**
 * Everything stored about one person as a JSON file, for managers: {"exported_at", "requests": […]}, newest first. A request
 * has the fields staff can read: "reference", "created_at", "form_data" as typed, "facts", "source", "status", "value",
 * "messages", "quotes", "artwork" (file names), "history" (notes are the change "note"). Instants are ISO 8601 in UTC.
 */
export async function GET({ headers: requestHeaders, nextUrl }: NextRequest) {
  if (isCrossOrigin(requestHeaders)) return refuse(403)
  const { of: reference, also } = chosenIn(nextUrl.searchParams)
  const result = await attempt('customer_not_exported', async () => ({
    state: 'read' as const,
    file: JSON.stringify(await callDatabase('export_customer', { reference, also }), null, 2),
  }))
  if (result.state !== 'read') return back(reference, also, result.state)
  const disposition = `attachment; filename="customer-${reference}.json"`
  const type = { 'Content-Type': 'application/json', 'Content-Disposition': disposition }
  return new Response(result.file, { headers: { ...headers, ...type } })
}

/** Erases the requests that a manager has counted, and redirects to the page, which shows the result. */
export async function POST(request: NextRequest) {
  // With the cookie alone, a page of a sibling site could erase.
  if (!isSameOrigin(request.headers)) return refuse(403)
  const data = await request.formData().catch(() => undefined)
  if (!data) return refuse(422)
  const { of: reference, also } = chosenIn(data)
  const { state } = await attempt('customer_not_erased', async () => {
    const shownCounts: unknown = JSON.parse(String(data.get('seen')))
    const answer = await callDatabase('erase_customer', { reference, also, seen: shownCounts })
    return z.object({ state: z.enum(['erased', 'changed']) }).parse(answer)
  })
  return back(reference, also, state)
}

function back(of: string, also: string[], outcome: string) {
  const fields = new URLSearchParams([['of', of], ['said', outcome], ...also.map((id) => ['also', id])])
  const Location = `${customerPath}?${fields}#take`
  return new Response(null, { status: 303, headers: { ...headers, Location } })
}
