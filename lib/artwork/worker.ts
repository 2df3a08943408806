import { factsOf, type FileFacts } from './facts.ts'
import { unlocked } from './pdf/lock.ts'
import { readFile } from './read-file.ts'
import { fingerprint, type Fingerprint } from './check-file.ts'

// Runs beside the page, one per file, so that a slow file can be stopped (check-file.ts).

addEventListener('message', ({ data }: MessageEvent<File | { fingerprint: Blob }>) => {
  const answer: Promise<FileFacts | Fingerprint> =
    'fingerprint' in data ? fingerprint(data.fingerprint) : check(data)
  void answer.then((facts) => postMessage(facts))
})

async function check(file: File): Promise<FileFacts> {
  try {
    return await unlocked(readFile(new Uint8Array(await file.arrayBuffer())))
  } catch {
    // The file was moved or changed, or is a folder.
    return factsOf('unknown', { trouble: 'unread' })
  }
}
