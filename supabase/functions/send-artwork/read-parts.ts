import { later, Refusal } from './answer.ts'
import type { Storage } from './storage.ts'

/**
 * A file's bytes from first to last, at the reader's pace.
 * @throws Refusal 409 for a part the storage has lost, which then has to be sent again, and 503
 */
export async function* readParts(storage: Storage, parts: { part: number; object: string }[]) {
  for (const { part, object } of parts) {
    const bytes = await storage.get(object).catch(() => {
      throw later('storage_get')
    })
    if (!bytes) throw new Refusal(409, 'missing', 'part_lost', { parts: [part] })
    for await (const piece of bytes) yield piece
  }
}

/** The same as an answer's body. Waits for the first piece, so that the status can still report a storage failure. */
export async function streamParts(storage: Storage, parts: { part: number; object: string }[]) {
  const pieces = readParts(storage, parts)
  let next = await pieces.next()
  return new ReadableStream({
    async pull(controller) {
      if (next.done) return controller.close()
      controller.enqueue(next.value)
      next = await pieces.next()
    },
    async cancel() {
      await pieces.return()
    },
  })
}
