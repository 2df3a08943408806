import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { subsetFonts } from './assets/subset-fonts.ts'
import { compressFiles } from './serve/static/compress-files.ts'
import { runCommand } from './run-command.ts'
import { sourceFingerprint } from './source-fingerprint.ts'

const stamp = '.next/built-from'
const actionKeyFile = '.local/action-key'

/**
 * Builds and seals the site when its sources have changed since the last time.
 * @returns false when the build failed; what failed has been printed
 */
export async function buildSite(): Promise<boolean> {
  const fingerprint = sourceFingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return true
  console.log('Building the site (about half a minute) …')
  // A build that is stopped half-way must not pass for the old one.
  rmSync(stamp, { force: true })
  const env = {
    ...process.env,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionKey(),
    NEXT_TELEMETRY_DISABLED: '1',
    // Next draws lots for it otherwise, and it stands in every page: two builds of one commit would differ.
    BUILD_ID: fingerprint.slice(0, 20),
  }
  await subsetFonts()
  const built =
    (await runCommand(process.execPath, ['delivery/assets/draw-brand.ts'], env)) === 0 &&
    (await runCommand('node_modules/.bin/next', ['build'], env)) === 0 &&
    (await runCommand(process.execPath, ['delivery/defer-scripts/seal.ts'], env)) === 0
  if (!built) return false
  const { files, before, after } = await compressFiles('.next')
  console.log(`compressed ${files} files: ${before} -> ${after} bytes (brotli)`)
  writeFileSync(stamp, fingerprint)
  return true
}

/** The same key from build to build, so that a tab that was opened before a deployment can still send its form. */
function actionKey(): string {
  const set = process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY
  if (set) return set
  if (!existsSync(actionKeyFile)) {
    mkdirSync('.local', { recursive: true })
    writeFileSync(actionKeyFile, randomBytes(32).toString('base64'), { mode: 0o600 })
  }
  return readFileSync(actionKeyFile, 'utf8')
}
