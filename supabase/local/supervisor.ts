import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

type Helper<Address> = {
  /** For messages, e.g. `database`. */
  name: string
  spawn(): ChildProcess
  /** Resolves with the helper's address once it serves, or rejects with a sentence. */
  ready(child: ChildProcess): Promise<Address>
  /** Asks the helper to end. If it does not, it is killed. */
  askToStop(child: ChildProcess): void
}

export type Supervised<Address> = {
  /** Where it serves, or null while it is down. */
  address(): Address | null
  pid(): number | undefined
  /** Resolves once the process is gone; kills it after `patience`, in milliseconds. */
  stop(patience?: number): Promise<void>
}

// In milliseconds.
const firstWait = 100
const longestWait = 5_000
const longLife = 10_000
const stopPatience = 5_000

/** Starts a helper, and restarts it whenever it dies, at growing intervals. @throws Error if the first start fails */
export async function keepRunning<Address>(helper: Helper<Address>, onLog: (line: string) => void) {
  let child: ChildProcess
  let address: Address | null = null
  let wait = firstWait
  let servingSince = 0
  const stopping = new AbortController()
  const ended = (): never => {
    throw new Error(`The ${helper.name} ended before it was ready.`)
  }

  async function start(): Promise<void> {
    child = helper.spawn()
    const exited = onExit(child)
    try {
      address = await Promise.race([helper.ready(child), exited.then(ended)])
    } catch (error) {
      child.kill('SIGKILL')
      await exited
      throw error
    }
    servingSince = Date.now()
    void exited.then(restart)
  }

  async function restart(): Promise<void> {
    address = null
    if (Date.now() - servingSince > longLife) wait = firstWait
    while (!stopping.signal.aborted) {
      onLog(`The ${helper.name} ended unexpectedly. Starting it again in ${wait} ms.`)
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      wait = Math.min(wait * 2, longestWait)
      const failed = await start().then(() => null, String)
      if (failed === null) return
      onLog(failed)
    }
  }

  await start()
  return {
    address: () => address,
    pid: () => child.pid,
    async stop(patience = stopPatience) {
      stopping.abort()
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
      const kill = setTimeout(() => child.kill('SIGKILL'), patience)
      helper.askToStop(child)
      await onExit(child)
      clearTimeout(kill)
    },
  }
}

/** A program that cannot be started has ended, too. */
const onExit = (child: ChildProcess) => once(child, 'exit').catch(() => {})
