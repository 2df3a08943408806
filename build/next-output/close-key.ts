import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const actionKeyFile = '.local/action-key'

/** The same key in every build, so that a tab opened before a deployment can still send its form. */
export function actionKey(): string {
  const set = process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY
  if (set) return set
  if (!existsSync(actionKeyFile)) {
    mkdirSync('.local', { recursive: true })
    writeFileSync(actionKeyFile, randomBytes(32).toString('base64'), { mode: 0o600 })
  }
  chmodSync(actionKeyFile, 0o600) // it may have been copied
  return readFileSync(actionKeyFile, 'utf8')
}

/**
 * Makes every file that contains a key unreadable for other users of the machine: the key of the server actions,
 * which Next writes into several world-readable files, and those of its preview mode.
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
