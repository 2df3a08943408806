import { chmodSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Takes every file that has the server actions' key in it away from other users of the machine: Next writes it into several
 * that everybody may read.
 * @param folder with all that is below it
 */
export function closeKey(folder: string, key: string) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && readFileSync(file).includes(key)) chmodSync(file, 0o600)
  }
}
