import { request as open } from 'node:http'
import { text } from 'node:stream/consumers'

export type RawAnswer = { status: number; headers: string; body: string }
export type RawRequest = {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

/** Sends a request exactly as it is written: browsers and fetch would tidy the path up, and keep some headers back. */
export function rawRequest(
  site: string,
  { method = 'GET', path, headers, body }: RawRequest,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    open(site, { method, path, headers }, (answer) => {
      text(answer).then(
        (content) =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: JSON.stringify(answer.rawHeaders),
            body: content,
          }),
        reject,
      )
    })
      .on('error', reject)
      .end(body)
  })
}
