import { factsOf, type Facts } from './facts.ts'
import { readFile } from './read-file.ts'

// Runs beside the page, one for each file, so that a file that takes long can be given up (check-file.ts).

addEventListener('message', ({ data }: MessageEvent<File>) => {
  void check(data).then((facts) => postMessage(facts))
})

async function check(file: File): Promise<Facts> {
  try {
    return readFile(new Uint8Array(await file.arrayBuffer()))
  } catch {
    // It was moved or has changed meanwhile, or is a folder.
    return factsOf('unknown', { trouble: 'unread' })
  }
}
