import type { NextRequest } from 'next/server'
import { readNews } from '../../../lib/staff/desk/read-desk.ts'

/** What is new since the list was read: only numbers. 401 if the session has ended. */
export async function GET(request: NextRequest) {
  const { status, news } = await readNews(Object.fromEntries(request.nextUrl.searchParams))
  return Response.json(news, { status, headers: { 'Cache-Control': 'private, no-store' } })
}
