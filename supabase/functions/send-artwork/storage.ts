/** Where the bytes are. Names are random UUIDs; what they mean, the database knows. */
export type Storage = {
  /**
   * Writes an object, in the place of one of that name, and returns when it is there for good; before that nothing is there.
   * @param bytes is read at the pace of the storage; when it fails, nothing is written
   * @throws Error
   */
  put(object: string, bytes: ReadableStream<Uint8Array>): Promise<void>
  /**
   * @returns null when there is none of that name
   * @throws Error
   */
  get(object: string): Promise<ReadableStream<Uint8Array> | null>
  /**
   * Takes objects out; those that are not there are out.
   * @throws Error
   */
  remove(objects: string[]): Promise<void>
}
