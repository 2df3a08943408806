import type { NextRequest } from 'next/server'
import { noStore as headers, statusOf } from '../../../../lib/staff/desk/call-database.ts'
import { readNews } from '../../../../lib/staff/desk/read-desk.ts'

/** News since the list was read, in numbers only. 401 if the session has ended. */
export async function GET(request: NextRequest) {
  const read = await readNews(Object.fromEntries(request.nextUrl.searchParams))
  if (read.state === 'read') return Response.json(read.news, { headers })
  return new Response(null, { status: statusOf[read.state], headers })
}
