import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { dists } from '../next-output/dist.ts'

/**
 * Builds the site as it will be on a day, in a process of its own that leaves the processors to those who are served, into the
 * folder that is not in use.
 * @returns the builder: `build` says whether it went well, `swapTo` hands what was built over
 */
export function dayBuilder() {
  let served: 0 | 1 = 0
  const other = () => dists[served === 0 ? 1 : 0]
  let building: ReturnType<typeof spawn> | undefined
  return {
    build: (day: string) =>
      new Promise<boolean>((resolve) => {
        const env = { ...process.env, BUILD_DAY: day, DIST: other() }
        // A group of its own, so that a stop ends all of it.
        building = spawn(process.execPath, ['scripts/build.ts'], { env, stdio: 'ignore', detached: true })
        building.once('error', () => resolve(false))
        building.once('exit', (code) => {
          building = undefined
          resolve(code === 0)
        })
        if (building.pid) setPriority(building.pid, 19)
      }),
    async swapTo(swap: (dist: string) => Promise<void>) {
      await swap(other())
      served = served === 0 ? 1 : 0
    },
    stop() {
      if (building?.pid) process.kill(-building.pid)
    },
  }
}
