import { Later } from './refusal.ts'

/** So long nothing may move, in milliseconds: a phone that slept has a connection that is dead and does not say so. */
const patience = 30_000

/**
 * Sends one part of a file; it has arrived when this returns.
 * @param path of the part, below /artwork/files
 * @param onSent bytes of it that are under way or there
 * @param signal ends it early
 * @throws Later
 */
export async function putPart(
  token: string,
  path: string,
  part: ArrayBuffer,
  { onSent, signal }: { onSent: (bytes: number) => void; signal: AbortSignal },
): Promise<void> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', part))
  await new Promise<void>((resolve, reject) => {
    // fetch() tells nothing of what it has sent so far.
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(stop, patience)
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
    request.setRequestHeader('Content-Digest', `sha-256=:${btoa(String.fromCharCode(...hash))}:`)
    request.send(part)
    wait()
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
  })
}
