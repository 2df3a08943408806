import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { log } from '../../../../lib/security/log.ts'
import { askFunction } from '../../../../lib/uploads/ask-function.ts'
import { attempt, callDatabase, noStore, statusOf } from '../../../../lib/staff/desk/call-database.ts'
import { asAttachment } from '../../../../lib/staff/artwork/words.ts'

/** Redirects signed-in staff to a visitor's file, by a link that lasts ten minutes and can be forwarded to the printer. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const key = request.nextUrl.searchParams.get('key')
  return key === null ? keyToFile(id) : sendFile(id, key)
}

/** Time limit for a file, in milliseconds. */
const downloadTimeoutMs = 600_000

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

/** The file itself, only for download, never for display. Its policy is in next.config.mjs. */
async function sendFile(id: string, key: string): Promise<Response> {
  const path = `opened/${encodeURIComponent(id)}`
  const answer = /^[\w-]{43}$/.test(key)
    ? await askFunction({ method: 'GET', path, token: key, wait: downloadTimeoutMs })
    : null
  if (answer?.status !== 200) {
    const status = answer?.status === 503 ? 503 : 404
    if (status === 404) log('access_refused', { what: 'file' })
    return new Response(null, { status, headers: noStore })
  }
  const name = decodeURIComponent(answer.headers.get('x-artwork-name') ?? '')
  const length = answer.headers.get('content-length')
  return new Response(answer.body, {
    headers: {
      ...noStore,
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': asAttachment(name),
      'X-Content-Type-Options': 'nosniff',
      ...(length && { 'Content-Length': length }),
    },
  })
}
