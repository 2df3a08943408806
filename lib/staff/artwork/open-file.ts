import { z } from 'zod'
import { log, trouble } from '../../security/log.ts'
import { askFunction } from '../../uploads/ask-function.ts'
import { callDatabase, Refused } from '../desk/call-database.ts'
import { asAttachment } from './names.ts'

const noStore = { 'Cache-Control': 'private, no-store' }

/** Time limit for a file, in milliseconds. */
const timeLimit = 600_000

/** Redirects staff to a link valid for ten minutes, others to the sign-in. */
export async function keyToFile(id: string): Promise<Response> {
  const path = `/form-submissions/artwork/${encodeURIComponent(id)}`
  const to = (Location: string) => new Response(null, { status: 303, headers: { Location, ...noStore } })
  if (!z.uuid().safeParse(id).success) return new Response(null, { status: 404, headers: noStore })
  try {
    const key = z.string().parse(await callDatabase('open_artwork', { file_id: id }))
    return to(`${path}?key=${key}`)
  } catch (error) {
    if (error instanceof Refused) return to(`/sign-in?${new URLSearchParams({ next: '/form-submissions' })}`)
    if (error instanceof Error && error.message === 'PT404')
      return new Response(null, { status: 404, headers: noStore })
    log('artwork_not_opened', { reason: trouble(error) })
    return new Response(null, { status: 503, headers: noStore })
  }
}

/** The file itself, only for download, never for display. Its policy is in next.config.mjs. */
export async function sendFile(id: string, key: string): Promise<Response> {
  const path = `opened/${encodeURIComponent(id)}`
  const answer = /^[\w-]{43}$/.test(key)
    ? await askFunction({ method: 'GET', path, token: key, wait: timeLimit })
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
