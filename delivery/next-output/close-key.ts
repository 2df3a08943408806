import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes every file that contains a key unreadable for other users of the machine: the key of the server actions,
 * which Next writes into several world-readable files, and those of its preview mode.
 * @param folder Next's output
 */
export function closeKeys(folder: string, key: string) {
  const manifest = join(folder, 'prerender-manifest.json')
  const { preview = {} } = existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as { preview?: Record<string, string> })
    : {}
  const keys = [key, ...Object.values(preview)]
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (!entry.isFile()) continue
    const content = readFileSync(file)
    if (keys.some((one) => content.includes(one))) chmodSync(file, 0o600)
  }
}
