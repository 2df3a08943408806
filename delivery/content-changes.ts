import { execFileSync } from 'node:child_process'

/**
 * What was changed in content in the last two years, as git knows it when the site is built: `[day, first line]`, the newest
 * first. None where git cannot be asked, as on hosts that build from an archive.
 */
export function contentChanges(): [day: string, text: string][] {
  const command = [
    'log',
    '--since=2.years',
    '--no-merges',
    '-n',
    '300',
    '--format=%cs%x09%s',
    '--',
    'content',
  ]
  try {
    const log = execFileSync('git', command, { encoding: 'utf8', stdio: 'pipe' })
    return [...log.matchAll(/^(.{10})\t(.{1,140})/gm)].map(([, day = '', text = '']) => [day, text])
  } catch {
    return []
  }
}
