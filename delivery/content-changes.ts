import { execFileSync } from 'node:child_process'

/**
 * Two years of content changes from git, as of the build: `[day, first line]`, newest first. Empty without git, as on
 * hosts that build from an archive.
 */
export function contentChanges(): [day: string, text: string][] {
  const command = 'log --since=2.years --no-merges -n 300 --format=%cs%x09%s -- content'.split(' ')
  try {
    const log = execFileSync('git', command, { encoding: 'utf8', stdio: 'pipe' })
    return [...log.matchAll(/^(.{10})\t(.{1,140})/gm)].map(([, day = '', text = '']) => [day, text])
  } catch {
    return []
  }
}
