import { ask } from './database.ts'
import { later } from './answer.ts'
import type { Settings } from './settings.ts'
import type { Storage } from './storage.ts'

/**
 * Takes out of the storage what belongs to no file any more: parts of uploads that were not finished within a day, of files
 * that a visitor took away, of requests that were erased.
 * @returns how many objects
 * @throws Refusal 503; what was taken out until then is out
 */
export async function sweep(settings: Settings, storage: Storage): Promise<number> {
  let count = 0
  let removed: string[] = []
  for (;;) {
    const due = (await ask<string[]>(settings, 'sweep_artwork', { removed })) ?? []
    if (due.length === 0) return count
    await storage.remove(due).catch(() => {
      throw later('storage_remove')
    })
    removed = due
    count += due.length
  }
}
