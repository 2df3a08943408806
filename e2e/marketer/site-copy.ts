import { execSync, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { programOf } from '../../tools/suite/tools.ts'

/** The widths of a phone, a tablet and a desktop. */
const threeWidths = '390,834,1440'

/**
 * A copy of the site with editable content.
 * @param name of its folder within .local, because Next's compiler follows no link out of the tree
 */
export function copySite(name: string) {
  const folder = resolve('.local', name)
  // Git dates the pages. Its folder lies outside the copy, or Next would not find node_modules.
  const git = { GIT_DIR: `${folder}-git`, GIT_WORK_TREE: folder }
  // Without Jest's own settings.
  const own = Object.entries(process.env).filter(([key]) => !['NODE_ENV', 'JEST_WORKER_ID'].includes(key))
  const ours = Object.entries({ NEXT_TELEMETRY_DISABLED: '1', ...git })
  const env = Object.fromEntries([...own, ...ours]) as NodeJS.ProcessEnv

  const remove = () => [folder, git.GIT_DIR].forEach((one) => rmSync(one, { recursive: true, force: true }))
  const commit = () =>
    execSync(
      'git init -q && git add -A && git -c user.name=a -c user.email=a commit -qm copy --allow-empty',
      {
        cwd: folder,
        env,
      },
    )
  /** @returns whether a command of the copy succeeds, and its output */
  function run(command: string[], more = {}) {
    const options = { cwd: folder, env: { ...env, ...more }, encoding: 'utf8', maxBuffer: 1e9 } as const
    const { status, stdout, stderr } = spawnSync(process.execPath, command, options)
    return { isGreen: status === 0, said: stdout + stderr }
  }
  remove()
  mkdirSync(folder, { recursive: true })
  execSync(`git ls-files -zco --exclude-standard | tar --null -T - -cf - | tar -xf - -C "${folder}"`)
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  commit()
  return {
    content: join(folder, 'content'),
    run,
    remove,
    check: () => run(['tools/content-check.ts']),
    build() {
      commit()
      return run(['tools/build.ts'])
    },
    /** Every page at three widths, or at `widths`. */
    crawl: (widths = threeWidths) =>
      run(
        [
          programOf('playwright'),
          'test',
          '--project=journeys',
          '--no-deps',
          'crawler/pages',
          '--grep-invert=looks the same',
        ],
        { WIDTHS: widths },
      ),
  }
}
export type SiteCopy = ReturnType<typeof copySite>
