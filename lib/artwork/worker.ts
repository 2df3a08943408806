import { factsOf, type Facts } from './facts.ts'
import { readFile } from './read-file.ts'
import { fingerprint, type Fingerprint } from './sending/fingerprint.ts'

// Runs beside the page, one for each file, so that a file that takes long can be given up (ask-worker.ts).

addEventListener('message', ({ data }: MessageEvent<File | { fingerprint: Blob }>) => {
  const answer: Promise<Facts | Fingerprint> =
    'fingerprint' in data ? fingerprint(data.fingerprint) : check(data)
  void answer.then((facts) => postMessage(facts))
})

async function check(file: File): Promise<Facts> {
  try {
    return readFile(new Uint8Array(await file.arrayBuffer()))
  } catch {
    // It was moved or has changed meanwhile, or is a folder.
    return factsOf('unknown', { trouble: 'unread' })
  }
}
