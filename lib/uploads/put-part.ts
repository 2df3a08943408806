import { askFunction, passOn } from './ask-function.ts'
import type { Call } from './visitor-call.ts'

/** 5 MB over a line of 250 kbit/s, in milliseconds. */
const timeLimit = 170_000

/** Passes a part on as it comes: nothing of it is kept here, and who sends waits for the storage. */
export async function putPart(
  request: Request,
  { token }: Call,
  { id, part }: { id: string; part: string },
): Promise<Response> {
  const answer = await askFunction({
    ...{
      method: 'PUT',
      path: `files/${encodeURIComponent(id)}/${encodeURIComponent(part)}`,
      token,
      body: request.body,
      wait: timeLimit,
    },
    headers: {
      'Content-Digest': request.headers.get('content-digest') ?? '',
      // As it is streamed, its length would be lost.
      'X-Part-Bytes': request.headers.get('content-length') ?? '',
    },
    signal: request.signal,
  })
  return passOn(answer)
}
