import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { dists } from '../next-output/dist.ts'

/**
 * Builds the site in a low-priority process, into the folder that is not being served.
 * @returns the builder: `build` resolves to whether it succeeded, `swapTo` hands over the result
 */
export function dayBuilder() {
  let served: 0 | 1 = 0
  const other = () => dists[served === 0 ? 1 : 0]
  let building: ReturnType<typeof spawn> | undefined
  return {
    build: () =>
      new Promise<boolean>((resolve) => {
        const env = { ...process.env, DIST: other() }
        // A separate process group, so that a stop ends all of it.
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
