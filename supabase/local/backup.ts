import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { dirname, join, resolve } from 'node:path'
import { finishRestore, openDatabase } from './database-files.ts'
import { hasCode } from './error-code.ts'
import { takeLock } from './lock.ts'
import { artworkFolder } from './settings.ts'

/** Route of the backup order on the database process's own socket, which the gateway does not expose. */
export const backupPath = '/backup'

const copyOf = (folder: string) => join(folder, 'database.copy')

/**
 * Copies the database's files into a folder beside it, all at one moment: PostgreSQL runs in this very thread and waits.
 * @param checkpoint writes what is only in memory
 */
export async function copyDatabase(folder: string, checkpoint: () => Promise<unknown>): Promise<void> {
  rmSync(copyOf(folder), { recursive: true, force: true })
  await checkpoint()
  cpSync(join(folder, 'database'), copyOf(folder), { recursive: true })
}

/**
 * Writes everything stored into one file, whether or not the backend runs. The file appears once it is complete.
 * @param folder the embedded backend's data
 * @throws Error with one plain sentence
 */
export async function backUp(folder: string, file: string): Promise<void> {
  if (!existsSync(join(folder, 'database'))) throw new Error(`There is no database in ${folder}.`)
  if (!(await askForCopy(join(folder, 'database.sock')))) {
    await takeLock(folder, process.pid)
    const connection = await openDatabase(folder)
    await connection.close()
    await copyDatabase(folder, async () => {})
  }
  // After the database, so that every file it mentions is included.
  linkFiles(artworkFolder(folder), artworkFolder(copyOf(folder)))
  mkdirSync(dirname(resolve(file)), { recursive: true })
  tar(['-czf', `${resolve(file)}.part`, '-C', copyOf(folder), '.'], 'The backup could not be written')
  renameSync(`${file}.part`, file)
  rmSync(copyOf(folder), { recursive: true })
}

/**
 * Tries a backup, then replaces what is stored, keeping it as `database.before` and `artwork.before`.
 * @throws Error with one plain sentence; nothing is changed then
 */
export async function restore(folder: string, file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  await takeLock(folder, process.pid)
  // Completes a restore that was killed.
  finishRestore(folder)
  const trial = join(folder, 'restoring')
  for (const left of [trial, join(folder, 'artwork.restored')]) rmSync(left, { recursive: true, force: true })
  mkdirSync(join(trial, 'database'), { recursive: true, mode: 0o700 })
  tar(['-xzf', resolve(file), '-C', join(trial, 'database')], `${file} is no backup`)
  const files = artworkFolder(join(trial, 'database'))
  // The backup may predate the first file.
  mkdirSync(files, { recursive: true, mode: 0o700 })
  renameSync(files, artworkFolder(trial))
  try {
    const connection = await openDatabase(trial)
    await connection.driver.query('select count(*) from public."Form Sub"')
    await connection.close()
  } catch {
    rmSync(trial, { recursive: true })
    throw new Error(`${file} is no backup of this database. Nothing was changed.`)
  }
  renameSync(artworkFolder(trial), join(folder, 'artwork.restored'))
  // From here on, the next start finishes what was begun (database-files.ts).
  renameSync(join(trial, 'database'), join(folder, 'database.restored'))
  finishRestore(folder)
  rmSync(trial, { recursive: true })
}

/** Links visitors' files into another folder; files removed meanwhile are skipped. */
function linkFiles(from: string, to: string) {
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true, mode: 0o700 })
  // Files with an extension are incomplete.
  for (const name of readdirSync(from).filter((one) => !one.includes('.')))
    try {
      linkSync(join(from, name), join(to, name))
    } catch (error) {
      if (!hasCode(error, 'ENOENT') && !hasCode(error, 'EEXIST')) throw error
    }
}

function tar(args: string[], failed: string) {
  const { status, stderr } = spawnSync('tar', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${failed}: ${stderr?.trim().split('\n')[0] || 'tar is missing'}.`)
}

/** @returns false if no backend runs there */
function askForCopy(socketPath: string): Promise<boolean> {
  return new Promise((done, fail) => {
    const asked = request({ socketPath, path: backupPath, method: 'POST' }, (answer) => {
      answer.resume()
      if (answer.statusCode === 204) done(true)
      else fail(new Error('The database could not be copied. Is the disk full?'))
    })
    asked.once('error', () => done(false))
    asked.end()
  })
}
