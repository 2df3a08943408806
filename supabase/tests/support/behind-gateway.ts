import { request as open } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** For tests: an answer of what stands behind the gateway. */
export type BehindAnswer = { status: number; body: string }

/**
 * For tests: asks the REST and sign-in interfaces past the gateway, which lets few verbs through: what is behind it must
 * hold by itself, as on a hosted project.
 * @param folder the backend's data folder
 */
export function askBehind(
  folder: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: object,
): Promise<BehindAnswer> {
  return new Promise((resolve, reject) => {
    const socketPath = join(folder, 'database.sock')
    const options = { socketPath, method, path, headers: { 'content-type': 'application/json', ...headers } }
    open(options, (answer) => {
      text(answer).then((content) => resolve({ status: answer.statusCode ?? 0, body: content }), reject)
    })
      .on('error', reject)
      .end(body ? JSON.stringify(body) : '')
  })
}
