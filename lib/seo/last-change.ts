import { execFileSync } from 'node:child_process'

/**
 * When content was last changed according to git: the same on every machine that builds the commit.
 * @param files paths below the project's root
 * @returns undefined without git, as on hosts that build from an archive
 */
export function lastChange(files: string[]): string | undefined {
  try {
    const date = execFileSync('git', ['log', '-1', '--format=%cI', '--', ...files], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return date.trim() || undefined
  } catch {
    return undefined
  }
}
