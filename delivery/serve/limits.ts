import type { IncomingMessage, ServerResponse } from 'node:http'

const megabyte = 1024 * 1024

/**
 * How much a request may carry, in bytes, how long it may take to come, in milliseconds, and how many bytes a second have to
 * come on average.
 */
type Limits = { bytes: number; milliseconds: number; pace?: number }

/** As much as Next takes from a form; it answers more with 500. */
const form: Limits = { bytes: megabyte, milliseconds: 30_000 }

/** A part of a file, over a line of 250 kbit/s (lib/uploads/visitor-files.ts). */
const part: Limits = { bytes: 5 * megabyte, milliseconds: 170_000 }

/** Five whole files of 50 MB from a browser without script, and what a form adds to them; half a part's pace, as we pause. */
const files: Limits = { bytes: 251 * megabyte, milliseconds: 1_800_000, pace: 16 * 1024 }

export const artworkPath = '/artwork/files'

/** Whether it is a form with whole files. */
export const isFilePost = (method = '', url = '') =>
  method === 'POST' && url.split('?', 1)[0] === `${artworkPath}/plain`

/** @param url as it came, with its query */
export function bodyLimits(method = '', url = ''): Limits {
  const path = url.split('?', 1)[0] ?? ''
  if (method === 'PUT' && path.startsWith(`${artworkPath}/`)) return part
  return isFilePost(method, url) ? files : form
}

/** The longest of all, for the server as a whole. */
export const longest = files.milliseconds

/** Before a pace counts, and between two looks, in milliseconds. */
const grace = 30_000
const glance = 1_000

/** Longest time in which nothing of an answer is taken, in milliseconds. */
const unread = 60_000

/** Hangs up on a body that comes too slowly: a part of a file may take its time, a form may not. */
export function endWhenLate(request: IncomingMessage) {
  const { milliseconds, pace = 0 } = bodyLimits(request.method, request.url)
  const { socket } = request
  const [began, before] = [Date.now(), socket.bytesRead]
  const timer = setInterval(() => {
    const taken = Date.now() - began
    const due = (pace * (taken - grace)) / 1000
    if (taken >= milliseconds || socket.bytesRead - before < due) request.destroy()
  }, glance)
  for (const end of ['end', 'close']) request.once(end, () => clearInterval(timer))
}

/** Hangs up on whoever takes nothing of an answer that waits to be read; one that is not ready yet may take as it does. */
export function endWhenUnread({ socket }: IncomingMessage, response: ServerResponse, wait = unread) {
  response.setTimeout(wait, () => {
    if (socket.writableLength > 0) socket.destroy()
  })
}
