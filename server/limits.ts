import type { IncomingMessage, ServerResponse } from 'node:http'
import type { EventEmitter } from 'node:events'
import { countedAddress } from '../supabase/functions/_shared/ip-address.ts'

const megabyte = 1024 * 1024

/** Most bytes of a request, longest time to receive it in milliseconds, and lowest average pace in bytes per second. */
type Limits = { bytes: number; milliseconds: number; pace?: number }

/** Next's own limit for a form; beyond it Next answers 500. */
const form: Limits = { bytes: megabyte, milliseconds: 30_000 }

/** A part of a file at 200 kbit/s (lib/uploads/visitor-call.ts). */
const part: Limits = { bytes: 4 * megabyte, milliseconds: 170_000 }

/** A form with five files of 50 MB, from a browser without script; at half a part's pace, because we pause it. */
const files: Limits = { bytes: 251 * megabyte, milliseconds: 1_800_000, pace: 16 * 1024 }

/** A message of our script about a request or a file, which is forwarded to the function (`maxBodyBytes` in its routes.ts). */
const words: Limits = { ...form, bytes: 64 * 1024 }

export const artworkPath = '/artwork/files'

export const isFilePost = (method = '', url = '') =>
  method === 'POST' && url.split('?', 1)[0] === `${artworkPath}/plain`

/** @param url as received, with its query */
export function bodyLimits(method = '', url = ''): Limits {
  const path = url.split('?', 1)[0] ?? ''
  if (method === 'PUT' && path.startsWith(`${artworkPath}/`)) return part
  if (isFilePost(method, url)) return files
  return /^\/(request|artwork\/files)(\/|$)/.test(path) ? words : form
}

export const uploadTimeoutMs = files.milliseconds

/** Time before the pace counts, and between two checks, in milliseconds. */
const grace = 30_000
const glance = 1_000

/** How long an answer may go unread, in milliseconds. */
const unread = 60_000

/** Hangs up on a body that comes too slowly: a part of a file may take its time, a form may not. */
export function endWhenLate(request: IncomingMessage) {
  const { milliseconds, pace = 0 } = bodyLimits(request.method, request.url)
  const { socket } = request
  const began = Date.now()
  const before = socket.bytesRead
  const timer = setInterval(() => {
    const elapsedMs = Date.now() - began
    const due = (pace * (elapsedMs - grace)) / 1000
    if (elapsedMs >= milliseconds || socket.bytesRead - before < due) request.destroy()
  }, glance)
  for (const end of ['end', 'close']) request.once(end, () => clearInterval(timer))
}

/** Hangs up on a client that does not read a waiting answer; an answer that is not ready yet may take its time. */
export function endWhenUnread({ socket }: IncomingMessage, response: ServerResponse, wait = unread) {
  response.setTimeout(wait, () => {
    if (socket.writableLength > 0) socket.destroy()
  })
}

/** Posts under way, per network and in total: a form holds up to 1 MB, a part of a file 4 MB. */
export const posts = { ofOne: 64, inAll: Infinity }
/** Forms with whole files, from browsers without script: each holds a few copies of a part, and may take long. */
export const filePosts = { ofOne: 2, inAll: 20 }
/** Connections, which cost memory: a browser has six, an office behind one address some dozens. */
export const connections = { ofOne: 100, inAll: 1_000 }

/** Counts concurrent use per visitor's address; for IPv6, per network that one customer may have. */
export function limitConcurrency({ ofOne, inAll }: typeof posts) {
  let all = 0
  const underWay = new Map<string, number>()
  /** @returns whether one more is allowed; it counts until it closes */
  return (address: string, one: Pick<EventEmitter, 'once'>): boolean => {
    const { visitor, network } = countedAddress(address)
    const key = network ?? visitor
    const count = (underWay.get(key) ?? 0) + 1
    if (count > ofOne || all >= inAll) return false
    underWay.set(key, count)
    all += 1
    one.once('close', () => {
      all -= 1
      const stillOpen = (underWay.get(key) ?? 0) - 1
      if (stillOpen > 0) underWay.set(key, stillOpen)
      else underWay.delete(key)
    })
    return true
  }
}
