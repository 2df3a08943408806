import type { SubmissionsWords } from '../content/submissions.ts'
import { csvHead, csvLine } from './csv.ts'
import { keyOf } from './list-address.ts'
import type { Submission } from './submission.ts'

export const batchSize = 250

/**
 * A whole list as CSV, read in batches as fast as the client takes it, so that memory does not grow with the list. A
 * failure aborts the download: half a file must not pass for a whole one.
 * @param readAfter reads the batch after the row with this key, '' for the first
 */
export function csvStream(
  readAfter: (key: string) => Promise<Submission[]>,
  words: SubmissionsWords,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let key = ''
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(csvHead(words))),
    async pull(controller) {
      const rows = await readAfter(key)
      const last = rows.at(-1)
      if (last) {
        key = keyOf(last)
        controller.enqueue(encoder.encode(rows.map((row) => csvLine(row, words)).join('')))
      }
      if (rows.length < batchSize) controller.close()
    },
  })
}
