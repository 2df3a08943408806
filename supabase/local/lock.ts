import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long to wait for the helper of a killed copy, which ends by itself, in milliseconds. */
const helperTimeoutMs = 10_000

/** SQLite's code for "somebody else has the lock". */
const busy = 5

/** Referenced for the life of the process: garbage collection would release the lock. */
const held: DatabaseSync[] = []

/**
 * Makes this process the only one to use a data folder. PGlite has no lock, and two instances in one folder silently lose
 * rows. The lock is SQLite's, because the operating system holds it: it goes with the process, so no kill leaves it
 * behind, and no reused process id passes for its holder. The pid of the `owner` only serves the message to others.
 */
export async function takeLock(folder: string, owner: number): Promise<void> {
  const pidFile = join(folder, 'lock.pid')
  const giveUp = Date.now() + helperTimeoutMs
  while (!tryLock(join(folder, 'lock.sqlite'))) {
    const other = readPid(pidFile)
    if (isAlive(other) || Date.now() > giveUp) {
      throw new Error(
        `Another copy (pid ${other ?? 'unknown'}) already uses ${folder}. ` +
          'Stop it, or set LOCAL_SUPABASE_DIR to another folder.',
      )
    }
    await sleep(50)
  }
  writeFileSync(pidFile, String(owner), { mode: 0o600 })
}

function tryLock(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode === busy) return false
    throw error
  }
  held.push(database)
  return true
}

function readPid(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8')) || null
  } catch {
    return null
  }
}

function isAlive(pid: number | null): boolean {
  if (pid === null) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: it is alive, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
