import { gitLog, isWhole } from '../lib/seo/last-change.ts'

/** Two years of content changes, as of the build: `[day, first line]`, newest first. Empty without git or its whole history. */
export function contentChanges(): [day: string, text: string][] {
  if (!isWhole()) return []
  const log = gitLog('--since=2.years', '--no-merges', '-n300', '--format=%cs%x09%s', '--', 'content')
  return [...log.matchAll(/^(.{10})\t(.{1,140})/gm)].map(([, day = '', text = '']) => [day, text])
}
