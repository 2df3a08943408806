/** Reads numbers from bytes; beyond their end it throws RangeError, which callers of a reader treat as damage. */
export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
