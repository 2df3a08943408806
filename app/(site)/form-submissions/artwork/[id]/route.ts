import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { sendOpenedFile } from '../../../../../lib/uploads/send-opened-file.ts'
import { attempt, callDatabase, noStore, statusOf } from '../../../../../lib/staff/desk/call-database.ts'

/** Redirects signed-in staff to a visitor's file, by a link that lasts ten minutes and can be forwarded to the printer. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const key = request.nextUrl.searchParams.get('key')
  return key === null ? keyToFile(id) : sendOpenedFile(id, key)
}

/** Redirects staff to a link valid for ten minutes, and others to the sign-in. */
async function keyToFile(id: string): Promise<Response> {
  const path = `/form-submissions/artwork/${encodeURIComponent(id)}`
  const to = (Location: string) => new Response(null, { status: 303, headers: { Location, ...noStore } })
  if (!z.uuid().safeParse(id).success) return new Response(null, { status: 404, headers: noStore })
  const opened = await attempt('artwork_not_opened', async () => {
    const key = z.string().parse(await callDatabase('open_artwork', { file_id: id }))
    return { state: 'open' as const, key }
  })
  if (opened.state === 'open') return to(`${path}?key=${opened.key}`)
  if (opened.state === 'refused') return to(`/sign-in?${new URLSearchParams({ next: '/form-submissions' })}`)
  return new Response(null, { status: statusOf[opened.state], headers: noStore })
}
