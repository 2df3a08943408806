import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { limits } from '../artwork/facts.ts'
import { log } from '../security/log.ts'
import { supabaseSettings } from '../supabase/environment.ts'
import { askFunction } from './ask-function.ts'
import type { Checked, CheckOrder } from './check-worker.ts'
import { createFairQueue } from './fair-queue.ts'

/** Extra time for fetching the file, in milliseconds. */
const fetching = 20_000
/** For a check's own objects, in MB; the file's bytes come on top. */
const memory = 256

const names = { good: 'ready', note: 'note', stop: 'stop', help: 'help' }

/** Only one file at a time is in memory. If the queue is full, the next `done` for the file has it checked. */
const inTurn = createFairQueue()
/** Checks that wait or run, by file, so that asking again starts no second one. */
const underWay = new Map<string, Promise<string | null>>()

/**
 * Checks an uploaded file in a separate thread, and has the function store the result beside the browser's.
 * @param of the file's name, for the ending, and its purpose
 * @returns the verdict; null if the check failed, which the next `done` for the file repeats
 */
export function checkArrived(
  token: string,
  id: string,
  { name, purpose }: { name: string; purpose?: unknown },
): Promise<string | null> {
  const running = underWay.get(id)
  if (running) return running
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

async function inThread(order: CheckOrder): Promise<Checked | null> {
  // The build bundles check-worker.ts into one file. The thread gets none of this process's environment.
  const thread = new Worker(pathToFileURL(process.env.CHECK_WORKER ?? ''), {
    workerData: order,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memory },
  })
  // Even a late error must not end this process.
  thread.on('error', () => {})
  const signal = AbortSignal.timeout(limits.milliseconds + fetching)
  const [found]: (Checked | null)[] = await once(thread, 'message', { signal }).catch(() => [null])
  void thread.terminate()
  if (!found) log('artwork_not_checked')
  return found ?? null
}
