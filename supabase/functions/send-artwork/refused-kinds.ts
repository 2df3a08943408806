import { refusedKinds } from '../_shared/file-kind.ts'

/** First bytes of programs, which no printer wants: Windows, Linux, macOS, scripts. */
const program = /^(MZ|\x7fELF|#!|\xca\xfe\xba\xbe|(\xfe\xed\xfa|[\xce\xcf]\xfa\xed)[\xce\xcf\xfe])/

/**
 * Why we do not accept a file, if so.
 * @param kind by its bytes, or before they arrive, as the browser says
 * @param bytes its first ones
 */
export function isRefused(kind: string, bytes = new Uint8Array()): string | null {
  const start = Array.from(bytes.subarray(0, 4), (byte) => String.fromCharCode(byte)).join('')
  if (program.test(start)) return 'program'
  return refusedKinds.includes(kind) ? kind : null
}
