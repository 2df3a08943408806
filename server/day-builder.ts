import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setPriority } from 'node:os'
import { noteDailyBuildFailure } from '../lib/content/daily-build-failure.ts'
import { builtPage, dists } from '../build/next-output/dist.ts'

/** Most characters kept of a build's output, and of the reported reason. */
const maxOutput = 20_000
const maxReason = 600

/** The content build's report of a failure: `held` names the pages at fault. */
type DayTrouble = { reason: string; held: string[] }

/** Reads the failure from a build's output, which contains only our own content. */
export function readBuildFailure(output: string): DayTrouble {
  const faults = output.split('\n').filter((line) => /^content\/|Error\b|could not be/.test(line))
  const pages = output.matchAll(/^content\/pages\/([\w-]+)\.yaml|prerendering page "\/([\w-]+)"/gm)
  const reason = (faults.length > 0 ? faults : output.trim().split('\n').slice(-5))
    .join(' ')
    .slice(0, maxReason)
  return { reason, held: [...new Set([...pages].map(([, file, page]) => file ?? page ?? ''))] }
}

/** `held`: built without the pages at fault. */
export type DayOutcome = 'swapped' | 'held' | 'failed'

/**
 * Builds the site in a low-priority process, into the folder that is not being served. New pages that cannot be built are held
 * back: the site is built once more without them. A page that visitors know is never left out.
 * @param program the program that builds into the folder that DIST names
 * @returns the builder: `build` resolves to its outcome, `swapTo` hands over the result, `trouble` describes the failure
 */
export function dayBuilder(program = 'tools/build.ts', folders: readonly [string, string] = dists) {
  let served: 0 | 1 = 0
  const other = () => folders[served === 0 ? 1 : 0]
  let building: ReturnType<typeof spawn> | undefined
  let trouble: DayTrouble | undefined
  let isStopped = false
  let shownWithout = ''

  /** Resolves to the output of a build that fails. */
  const run = (held = '') =>
    new Promise<string | undefined>((resolve) => {
      const env = { ...process.env, DIST: other(), HELD_PAGES: held }
      let output = ''
      // A separate process group, so that a stop ends all of it.
      building = spawn(process.execPath, [program], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      })
      for (const stream of [building.stdout, building.stderr])
        stream?.on('data', (text) => (output = (output + String(text)).slice(-maxOutput)))
      building.once('error', () => resolve('The build could not be started.'))
      building.once('close', (code) => {
        building = undefined
        resolve(code === 0 ? undefined : output)
      })
      if (building.pid) setPriority(building.pid, 19)
    })
  function note(found: DayTrouble | undefined) {
    trouble = found
    noteDailyBuildFailure(found?.reason ?? '')
  }
  return {
    async build(): Promise<DayOutcome> {
      const failed = await run()
      if (isStopped) return 'failed'
      note(failed === undefined ? undefined : readBuildFailure(failed))
      const held = trouble?.held ?? []
      if (!trouble) shownWithout = ''
      if (!trouble) return 'swapped'
      const isKnown = held.some((name) => existsSync(builtPage(folders[served], name)))
      // A retry with the same pages at fault: the site already shows the result.
      if (held.length === 0 || isKnown || held.join() === shownWithout) return 'failed'
      if ((await run(held.join())) !== undefined) return 'failed'
      shownWithout = held.join()
      return 'held'
    },
    trouble: () => trouble,
    async swapTo(swap: (dist: string) => Promise<void>) {
      await swap(other())
      served = served === 0 ? 1 : 0
    },
    stop() {
      isStopped = true
      if (building?.pid) process.kill(-building.pid)
    },
  }
}
