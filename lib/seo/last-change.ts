import { execFileSync } from 'node:child_process'

/** The output of `git log`, the same on every machine that builds the commit; '' without git, as in an archive. */
export function gitLog(...args: string[]): string {
  try {
    return execFileSync('git', ['log', ...args], { encoding: 'utf8', stdio: 'pipe' })
  } catch {
    return ''
  }
}

/** When these files, named from the project's root, were last changed; undefined without git. */
export const lastChange = (files: string[]) =>
  gitLog('-1', '--format=%cI', '--', ...files).trim() || undefined
