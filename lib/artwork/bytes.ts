/** Bytes as text, one character each. */
export function latin(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 4_096)
    // Spread, it takes four times as long.
    text += String.fromCharCode.apply(null, bytes.subarray(at, at + 4_096) as unknown as number[])
  return text
}

/** Reads numbers from bytes; beyond their end it throws RangeError, which callers of a reader treat as damage. */
export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
