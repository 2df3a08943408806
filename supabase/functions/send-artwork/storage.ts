import type { Project } from '../_shared/environment.ts'

/** Stores bytes under random UUIDs; only the database knows what they mean. */
export type Storage = {
  /** Writes or replaces an object, at the storage's pace; it appears once it is safely stored. @throws Error */
  put(object: string, bytes: ReadableStream<Uint8Array>): Promise<void>
  /** @returns null if it does not exist @throws Error */
  get(object: string): Promise<ReadableStream<Uint8Array> | null>
  /** Removes objects, ignoring those that do not exist. @throws Error */
  remove(objects: string[]): Promise<void>
}

/** Created by a migration: private and without any policy, so that only the secret key can read or list it. */
const bucket = 'artwork'

/** Time limit for reading and removing, in milliseconds; writing takes as long as the visitor sends. */
const storageTimeoutMs = 60_000

/** Objects in the project's storage, over HTTP. */
export function projectStorage({ url, secretKey }: Project): Storage {
  const headers = { apikey: secretKey, Authorization: `Bearer ${secretKey}` }
  const call = (path: string, init: RequestInit & { duplex?: 'half' }) =>
    fetch(`${url}/storage/v1/object/${path}`, {
      redirect: 'error',
      ...init,
      headers: { ...headers, ...init.headers },
    })
  const done = async (answer: Response) => {
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`storage status ${answer.status}`)
  }
  return {
    async put(object, bytes) {
      const type = { 'Content-Type': 'application/octet-stream', 'x-upsert': 'true' }
      await done(
        await call(`${bucket}/${object}`, { method: 'POST', headers: type, body: bytes, duplex: 'half' }),
      )
    },
    async get(object) {
      const signal = AbortSignal.timeout(storageTimeoutMs)
      const answer = await call(`authenticated/${bucket}/${object}`, { signal })
      if (answer.ok) return answer.body
      // Older versions answer 400, with the 404 in the body.
      const isMissing = answer.status === 404 || (await answer.text()).includes('"404"')
      if (isMissing) return null
      throw new Error(`storage status ${answer.status}`)
    },
    async remove(objects) {
      const type = { 'Content-Type': 'application/json' }
      const body = JSON.stringify({ prefixes: objects })
      const signal = AbortSignal.timeout(storageTimeoutMs)
      await done(await call(bucket, { method: 'DELETE', headers: type, body, signal }))
    },
  }
}
