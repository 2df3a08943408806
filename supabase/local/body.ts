import type { IncomingMessage } from 'node:http'

/** The largest body the gateway takes, in bytes. */
const limit = 64 * 1024

/**
 * Reads a request's body, whether its length was declared or it came in chunks.
 * @returns null as soon as it is too large
 */
export async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return null
  const chunks: Buffer[] = []
  let size = 0
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > limit) resolve(null)
      else chunks.push(chunk)
    })
    request.once('end', () => resolve(Buffer.concat(chunks)))
    request.once('error', reject)
  })
}
