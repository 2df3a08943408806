import { request as open } from 'node:http'
import { text } from 'node:stream/consumers'

export type RawAnswer = { status: number; headers: string; body: string }
export type RawRequest = {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

/**
 * Sends a request exactly as it is written: browsers and fetch would tidy the path up, and keep some headers back. What
 * Next asks to be repeated elsewhere (307, 308) is repeated there.
 */
export async function rawRequest(site: string, request: RawRequest): Promise<RawAnswer> {
  let { answer, location } = await send(site, request)
  for (let time = 0; time < 3 && location && [307, 308].includes(answer.status); time++) {
    const { host, pathname, search } = new URL(location, site)
    if (host !== new URL(site).host) break
    ;({ answer, location } = await send(site, { ...request, path: pathname + search }))
  }
  return answer
}

function send(
  site: string,
  { method = 'GET', path, headers, body }: RawRequest,
): Promise<{ answer: RawAnswer; location?: string }> {
  return new Promise((resolve, reject) => {
    open(site, { method, path, headers }, (response) => {
      text(response).then((content) => {
        const answer = {
          status: response.statusCode ?? 0,
          headers: JSON.stringify(response.rawHeaders),
          body: content,
        }
        resolve({ answer, location: response.headers.location })
      }, reject)
    })
      .on('error', reject)
      .end(body)
  })
}
