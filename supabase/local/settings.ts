import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A local backend's secrets. */
export type Settings = {
  /** For any caller; reads what row level security allows `anon`. */
  anonKey: string
  /** Bypasses row level security: for the function only. */
  secretKey: string
  /** Signs staff sessions. */
  jwtSecret: string
}

/** The secrets in a data folder, generated at the first start. */
export function readSettings(folder: string): Settings {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'settings.json')
  const settings = readStoredSettings(file)
  if (settings) return settings
  createSettings(file)
  return readSettings(folder)
}

function readStoredSettings(file: string): Settings | null {
  if (!existsSync(file)) return null
  const text = readFileSync(file, 'utf8')
  try {
    const settings: unknown = JSON.parse(text)
    if (isSettings(settings)) return settings
  } catch {
    // Its message would quote the file.
  }
  throw new Error(`${file} is damaged. Delete it to get new keys.`)
}

/** A link creates the complete file at once and fails if another start was faster: its keys count then. */
function createSettings(file: string): void {
  const settings: Settings = {
    anonKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwtSecret: randomBytes(48).toString('base64url'),
  }
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(settings), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}

function isSettings(value: unknown): value is Settings {
  const { anonKey, secretKey, jwtSecret } = Object(value) as Record<string, unknown>
  return [anonKey, secretKey, jwtSecret].every((secret) => typeof secret === 'string' && secret.length >= 32)
}
