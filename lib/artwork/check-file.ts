import { factsOf, type FileFacts, limits } from './facts.ts'

/** Runs one task in a fresh worker; undefined without workers, or if it does not load, fails, or exceeds the limit. */
export function askWorker<Answer>(script: string, message: unknown, milliseconds: number) {
  return new Promise<Answer | undefined>((resolve) => {
    let running: Worker | undefined
    const end = (answer?: Answer) => {
      clearTimeout(timer)
      running?.terminate()
      resolve(answer)
    }
    const timer = setTimeout(end, milliseconds)
    try {
      running = new Worker(script)
    } catch {
      return end()
    }
    running.onmessage = ({ data }: MessageEvent<Answer>) => end(data)
    running.onerror = () => end()
    running.postMessage(message)
  })
}

/** Reads a file in a fresh worker, within the time limit of a check. Never throws: people look at files it cannot read. */
export async function checkFile(file: File, worker: string): Promise<FileFacts> {
  // The size is known before reading.
  if (file.size > limits.bytes) return factsOf('unknown', { trouble: 'large' })
  return (
    (await askWorker<FileFacts>(worker, file, limits.milliseconds)) ??
    factsOf('unknown', { trouble: 'complex' })
  )
}

/** Whether two files are the same, judged without reading them. */
export const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** `sha256` is in hex; without it, the file could not be read. */
export type Fingerprint = { sha256?: string }

/** Identifies a file, or a part of one. */
export async function fingerprint(file: Blob): Promise<Fingerprint> {
  try {
    const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
    return { sha256: Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('') }
  } catch {
    return {}
  }
}

/** In milliseconds. */
const checkTimeoutMs = 60_000

/** The fingerprint of a file or a part of one, computed in a worker, or in the page if that fails. */
export const fingerprintBeside = async (file: Blob, worker: string): Promise<Fingerprint> =>
  (await askWorker<Fingerprint>(worker, { fingerprint: file }, checkTimeoutMs)) ?? (await fingerprint(file))
