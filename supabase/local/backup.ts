import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { dirname, join, resolve } from 'node:path'
import { artworkFolder } from './artwork.ts'
import { finishRestore, openDatabase } from './database-files.ts'
import { hasCode } from './error-code.ts'
import { takeLock } from './lock.ts'

/** Where the database process takes the order, on its own socket, which the gateway does not lead to. */
export const backupPath = '/backup'

const copyOf = (folder: string) => join(folder, 'database.copy')

/**
 * Copies the files of the database into a folder beside it, all at one moment: PostgreSQL runs in this very thread and waits.
 * @param checkpoint writes what is only in memory
 */
export async function copyDatabase(folder: string, checkpoint: () => Promise<unknown>): Promise<void> {
  rmSync(copyOf(folder), { recursive: true, force: true })
  await checkpoint()
  cpSync(join(folder, 'database'), copyOf(folder), { recursive: true })
}

/**
 * Writes all that is stored into one file, whether the backend runs or not. The file is there when it is whole.
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
  // After the database: whatever that knows of is there.
  linkFiles(artworkFolder(folder), artworkFolder(copyOf(folder)))
  mkdirSync(dirname(resolve(file)), { recursive: true })
  tar(['-czf', `${resolve(file)}.part`, '-C', copyOf(folder), '.'], 'The backup could not be written')
  renameSync(`${file}.part`, file)
  rmSync(copyOf(folder), { recursive: true })
}

/**
 * Puts a backup in the place of what is stored, which stays beside it as `database.before` and
 * `artwork.before`. Tries it first.
 * @throws Error with one plain sentence; nothing is changed then
 */
export async function restore(folder: string, file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  await takeLock(folder, process.pid)
  // Of a restore that was killed.
  finishRestore(folder)
  const trial = join(folder, 'restoring')
  for (const left of [trial, join(folder, 'artwork.restored')]) rmSync(left, { recursive: true, force: true })
  mkdirSync(join(trial, 'database'), { recursive: true, mode: 0o700 })
  tar(['-xzf', resolve(file), '-C', join(trial, 'database')], `${file} is no backup`)
  const files = artworkFolder(join(trial, 'database'))
  // A backup may be of a time before the first file.
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
  // From here on the next start finishes what is begun (database-files.ts).
  renameSync(join(trial, 'database'), join(folder, 'database.restored'))
  finishRestore(folder)
  rmSync(trial, { recursive: true })
}

/** Brings visitors' files into another folder too; one that is taken away meanwhile is none any more. */
function linkFiles(from: string, to: string) {
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true, mode: 0o700 })
  // Those with an ending are not whole.
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

/** @returns false when no backend runs there */
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
