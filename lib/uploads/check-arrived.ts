import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { limits } from '../artwork/numbers.ts'
import { log } from '../security/log.ts'
import { supabaseSettings } from '../supabase/environment.ts'
import { askFunction } from './ask-function.ts'
import type { Checked, Order } from './check-worker.ts'
import { takeTurns } from './take-turns.ts'

/** Beside the check itself, for fetching the file, in milliseconds. */
const fetching = 20_000
/** Of a check's own objects, in MB; the file's bytes are beside that. */
const memory = 256

const names = { good: 'ready', note: 'note', help: 'help' }

/** One file at a time is in memory. A file for which there is no room in the queue is checked by the next `done` for it. */
const inTurn = takeTurns()
/** Those that wait or run, by file: asking again for one asks nothing new. */
const underWay = new Map<string, Promise<string | null>>()

/**
 * Checks a file that has arrived, in a thread of its own, and has the function note what was found beside what the browser said.
 * @param of its name, for the ending, and what it is for
 * @returns the verdict; null when it could not be found, and the next `done` for the file tries again
 */
export function checkArrived(
  token: string,
  id: string,
  { name, purpose }: { name: string; purpose?: unknown },
): Promise<string | null> {
  const known = underWay.get(id)
  if (known) return known
  const check = async () => {
    const { url, key } = supabaseSettings()
    const address = `${url}/functions/v1/send-artwork/files/${id}/content`
    const headers = { apikey: key, 'X-Artwork-Token': token }
    const found = await inThread({ address, headers, name, purpose })
    if (!found) return null
    const noted = await askFunction({ method: 'PUT', path: `files/${id}/findings`, token, body: found })
    return noted.status === 204 ? names[found.level] : null
  }
  const checked = inTurn(token, check).finally(() => underWay.delete(id))
  underWay.set(id, checked)
  return checked
}

function inThread(order: Order): Promise<Checked | null> {
  return new Promise((resolve) => {
    // Not bundled: Node runs it as it is, and a thread gets nothing of what this process knows.
    const thread = new Worker(join(process.cwd(), 'lib/uploads/check-worker.ts'), {
      workerData: order,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: memory },
    })
    const end = (found: Checked | null) => {
      clearTimeout(timer)
      void thread.terminate()
      if (!found) log('artwork_not_checked')
      resolve(found)
    }
    const timer = setTimeout(() => end(null), limits.milliseconds + fetching)
    thread.once('message', end)
    thread.once('error', () => end(null))
  })
}
