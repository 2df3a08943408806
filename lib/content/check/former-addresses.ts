import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { isSeq } from 'yaml'
import { type Fault, parseYaml } from '../faults/fault.ts'
import { faultOfPageName } from '../page-names.ts'

/**
 * Addresses are permanent: links in mails and printed codes use them.
 * @param released the names that pages have had
 * @returns a fault for each name that no longer leads anywhere, and for each former one that is in use
 */
export function checkFormerAddresses(folder: string, released: readonly string[]): Fault[] {
  const names = globSync('pages/*.yaml', { cwd: folder }).map((file) => basename(file, '.yaml'))
  const kept: string[] = []
  const faults: Fault[] = []
  for (const name of names.sort()) {
    const file = `pages/${name}.yaml`
    const { document, lines } = parseYaml(readFileSync(join(folder, file), 'utf8'))
    const former = document.get('formerly')
    if (!isSeq(former)) continue
    const { line } = lines.linePos(former.range?.[0] ?? 0)
    for (const old of (former.toJSON() as unknown[]).map(String)) {
      // The schema says how a name is written.
      if (!/^[a-z0-9-]+$/.test(old)) continue
      const taken = names.includes(old)
        ? 'is the address of another page'
        : faultOfPageName(old)?.split(';')[0]
      if (taken) faults.push({ file, line, field: 'formerly', advice: `"${old}" ${taken}; take it away` })
      if (kept.includes(old))
        faults.push({
          file,
          line,
          field: 'formerly',
          advice: `"${old}" leads to another page, too; keep one`,
        })
      kept.push(old)
    }
  }
  for (const name of released)
    if (!names.includes(name) && !kept.includes(name))
      faults.push({
        file: `pages/${name}.yaml`,
        line: 1,
        field: 'file',
        advice: `is gone, and links to /${name} would end at nothing; add formerly: [${name}] to the page that takes its place`,
      })
  return faults
}

/** Git's output in a folder; '' without git. */
export const gitSays = (folder: string, ...command: string[]): string =>
  spawnSync('git', command, { cwd: resolve(folder), encoding: 'utf8', maxBuffer: 1e9 }).stdout ?? ''

/** Warns that removed claims and pages cannot be found if git's history is missing or cut; undefined if it is complete. */
export const historyMissing = (folder: string) =>
  gitSays(folder, 'rev-parse', '--is-shallow-repository').trim() === 'false'
    ? undefined
    : 'The history of the files is not here, so nobody looked for claims and pages that have been taken away. The check of the pull request does'

/** The names of all pages ever released, as far as the local history goes. */
export function releasedPages(folder: string): string[] {
  const log = ['log', '--diff-filter=A', '--no-renames', '--name-only', '--format=', '--', 'pages/*.yaml']
  return [
    ...new Set(
      gitSays(folder, ...log)
        .split('\n')
        .filter(Boolean)
        .map((file) => basename(file, '.yaml')),
    ),
  ].sort()
}
