/** Bytes as text, one character each. */
export function latin(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 4_096)
    // Spread, it takes four times as long.
    text += String.fromCharCode.apply(null, bytes.subarray(at, at + 4_096) as unknown as number[])
  return text
}
