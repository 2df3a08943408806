import { execFileSync } from 'node:child_process'

/** The output of `git log`, the same on every machine that builds the commit; '' without git, as in an archive. */
export const gitLog = (...args: string[]) => git('log', ...args)

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' })
  } catch {
    return ''
  }
}

/**
 * When these files, named from the project's root, were last changed; undefined without git, and in a shallow clone, where
 * older changes seem to belong to its first commit.
 */
export const lastChange = (files: string[]) =>
  (isWhole() && gitLog('-1', '--format=%cI', '--', ...files).trim()) || undefined

let whole: boolean | undefined
export const isWhole = () => (whole ??= git('rev-parse', '--is-shallow-repository').trim() === 'false')
