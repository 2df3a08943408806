/** Stores bytes under random UUIDs; only the database knows what they mean. */
export type Storage = {
  /**
   * Writes or replaces an object and returns once it is safely stored; until then it does not appear.
   * @param bytes read at the storage's pace; if it fails, nothing is written
   * @throws Error
   */
  put(object: string, bytes: ReadableStream<Uint8Array>): Promise<void>
  /**
   * @returns null if it does not exist
   * @throws Error
   */
  get(object: string): Promise<ReadableStream<Uint8Array> | null>
  /**
   * Removes objects, ignoring those that do not exist.
   * @throws Error
   */
  remove(objects: string[]): Promise<void>
}
