import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { noteDayTrouble } from '../../lib/content/day-trouble.ts'
import { dists } from '../next-output/dist.ts'

/** Characters of a build's output that are kept, and of the reason that is told. */
const [kept, told] = [20_000, 600]

/** What is wrong, as the build of content says it: `held` are the pages at fault, by name. */
export type DayTrouble = { reason: string; held: string[] }

/** Reads it out of a failed build's output, which has nothing but our own content in it. */
export function troubleIn(output: string): DayTrouble {
  const faults = output.split('\n').filter((line) => /^content\/|Error\b|could not be/.test(line))
  const pages = output.matchAll(/^content\/pages\/([\w-]+)\.yaml|prerendering page "\/([\w-]+)"/gm)
  const reason = (faults.length > 0 ? faults : output.trim().split('\n').slice(-5)).join(' ').slice(0, told)
  return { reason, held: [...new Set([...pages].map(([, file, page]) => file ?? page ?? ''))] }
}

/**
 * Builds the site in a low-priority process, into the folder that is not being served. Pages that cannot be built hold back
 * themselves alone: it is built once more without them.
 * @returns the builder: `build` resolves to whether it succeeded, `swapTo` hands over the result, `trouble` is what failed
 */
export function dayBuilder() {
  let served: 0 | 1 = 0
  const other = () => dists[served === 0 ? 1 : 0]
  let building: ReturnType<typeof spawn> | undefined
  let trouble: DayTrouble | undefined

  /** Resolves to the output of a build that fails. */
  const run = (held = '') =>
    new Promise<string | undefined>((resolve) => {
      const env = { ...process.env, DIST: other(), HELD_PAGES: held }
      let output = ''
      // A separate process group, so that a stop ends all of it.
      building = spawn(process.execPath, ['scripts/build.ts'], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      })
      for (const stream of [building.stdout, building.stderr])
        stream?.on('data', (text) => (output = (output + String(text)).slice(-kept)))
      building.once('error', () => resolve('The build could not be started.'))
      building.once('close', (code) => {
        building = undefined
        resolve(code === 0 ? undefined : output)
      })
      if (building.pid) setPriority(building.pid, 19)
    })
  function note(found: DayTrouble | undefined) {
    trouble = found
    noteDayTrouble(found?.reason ?? '')
  }
  return {
    async build() {
      const failed = await run()
      if (failed === undefined) {
        note(undefined)
        return true
      }
      const found = troubleIn(failed)
      note(found)
      return found.held.length > 0 && (await run(found.held.join())) === undefined
    },
    trouble: () => trouble,
    async swapTo(swap: (dist: string) => Promise<void>) {
      await swap(other())
      served = served === 0 ? 1 : 0
    },
    stop() {
      if (building?.pid) process.kill(-building.pid)
    },
  }
}
