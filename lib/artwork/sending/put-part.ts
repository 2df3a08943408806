import { Later } from './call-files-api.ts'

/** Longest standstill in milliseconds: a phone that slept does not notice that its connection is dead. */
const standstillMs = 30_000

/**
 * Sends one part of a file, whose `sha256` is in hex; it has arrived when this returns.
 * @param onSent gets how many of the part's bytes are being sent or have arrived
 * @throws Later
 */
export async function putPart(
  token: string,
  path: string,
  { bytes, sha256 }: { bytes: Blob; sha256: string },
  { onSent, signal }: { onSent: (bytes: number) => void; signal: AbortSignal },
): Promise<void> {
  const digest = btoa(
    (sha256.match(/../g) ?? []).map((byte) => String.fromCharCode(parseInt(byte, 16))).join(''),
  )
  await new Promise<void>((resolve, reject) => {
    // fetch() does not report upload progress.
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(stop, standstillMs)
    }
    request.upload.onprogress = ({ loaded }) => {
      wait()
      onSent(loaded)
    }
    request.onloadend = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      if (request.status === 204) resolve()
      else reject(new Later(Number(request.getResponseHeader('Retry-After')) * 1_000))
    }
    request.open('PUT', `/artwork/files${path}`)
    request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.setRequestHeader('Content-Digest', `sha-256=:${digest}:`)
    request.send(bytes)
    wait()
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
  })
}
