import { gitLog, isWhole } from '../lib/seo/last-change.ts'

/**
 * Two years of changes that touch content alone, up to the build: `[day, parts of content/]`, newest first. Empty without git
 * or its whole history.
 */
export function contentChanges(): [day: string, parts: string[]][] {
  if (!isWhole()) return []
  const alone = ['--full-diff', '--name-only', '--', 'content']
  const log = gitLog('--since=2.years', '--no-merges', '-n300', '--format=%x00%cs', ...alone)
  return log.split('\0').flatMap((commit): [day: string, parts: string[]][] => {
    const [day = '', ...files] = commit.trim().split(/\n+/)
    const isAlone = files.length > 0 && files.every((file) => file.startsWith('content/'))
    // content/home/hero.yaml is of "home", content/printing.yaml of "printing".
    return isAlone ? [[day, [...new Set(files.map((file) => file.split(/[/.]/)[1] ?? ''))]]] : []
  })
}
