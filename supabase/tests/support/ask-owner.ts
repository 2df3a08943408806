import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Runs SQL in the database of a data folder that is not in use, and returns the last statement's rows. */
export function askOwner(folder: string, sql: string): object[] {
  const output = execFileSync(process.execPath, [join(__dirname, 'owner.ts'), folder, sql], {
    encoding: 'utf8',
  })
  return JSON.parse(output) as object[]
}
