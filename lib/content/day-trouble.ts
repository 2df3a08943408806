import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Beside the builds, whose processes share nothing else. */
const file = '.day-trouble'

/** Why the pages of a day could not be built; '' when all is well. */
export const dayTrouble = () => (existsSync(file) ? readFileSync(file, 'utf8') : '')

export function noteDayTrouble(reason: string): void {
  if (reason) writeFileSync(file, reason)
  else rmSync(file, { force: true })
}
