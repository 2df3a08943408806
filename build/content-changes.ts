import { gitLog, isWhole } from '../lib/seo/last-change.ts'

/**
 * Two years of changes of content alone, which a change of the code is not, as of the build: `[day, first line]`, newest first.
 * Empty without git or its whole history.
 */
export function contentChanges(): [day: string, text: string][] {
  if (!isWhole()) return []
  const alone = ['--full-diff', '--name-only', '--', 'content']
  const log = gitLog('--since=2.years', '--no-merges', '-n300', '--format=%x00%cs%x09%s', ...alone)
  return log.split('\0').flatMap((commit): [day: string, text: string][] => {
    const [head = '', ...files] = commit.trim().split(/\n+/)
    const [day = '', text = ''] = head.split('\t')
    return text && files.every((file) => file.startsWith('content/')) ? [[day, text]] : []
  })
}
