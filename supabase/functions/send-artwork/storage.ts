/** Stores bytes under random UUIDs; only the database knows what they mean. */
export type Storage = {
  /** Writes or replaces an object, at the storage's pace; it appears once it is safely stored. @throws Error */
  put(object: string, bytes: ReadableStream<Uint8Array>): Promise<void>
  /** @returns null if it does not exist @throws Error */
  get(object: string): Promise<ReadableStream<Uint8Array> | null>
  /** Removes objects, ignoring those that do not exist. @throws Error */
  remove(objects: string[]): Promise<void>
}
