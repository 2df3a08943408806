/** Reads numbers out of bytes; it throws RangeError beyond their end, which the caller of a reader takes for damage. */
export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
