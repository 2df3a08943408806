import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** A file beside the builds, whose processes share nothing else. */
const file = '.day-trouble'

/** The reason why a day's pages could not be built; '' if all is well. */
export const dailyBuildFailure = () => (existsSync(file) ? readFileSync(file, 'utf8') : '')

export function noteDailyBuildFailure(reason: string): void {
  if (reason) writeFileSync(file, reason)
  else rmSync(file, { force: true })
}
