import { spawn } from 'node:child_process'
import type { Tally } from './count-tests.ts'
import { programOf, type Tool } from './tools.ts'

/**
 * A step that must succeed: a command, and a function that counts its tests; without tests it is one check. After
 * `minutes` it counts as hung: it is killed and has failed.
 */
export type Step = {
  title: string
  command: string
  args: string[]
  count?: () => Tally
  minutes?: number
  /** Prints its output even if it succeeds. */
  shown?: true
}

/** One of our scripts, run by this Node. */
export const script = (title: string, file: string, ...args: string[]): Step => ({
  title,
  command: process.execPath,
  args: [file, ...args],
})

export const tool = (title: string, name: Tool, ...args: string[]) => script(title, programOf(name), ...args)

/**
 * Runs steps in order, several at a time. Each prints its title and seconds when done, and its output if it failed; a
 * step that runs alone prints as it goes.
 */
export async function runSteps(steps: Step[], lanes: number): Promise<Tally> {
  const waiting = [...steps]
  const total: Tally = { passed: 0, failed: 0 }
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { passed, failed } = await runStep(step, lanes === 1)
      total.passed += passed
      total.failed += failed
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return total
}

async function runStep({ title, command, args, count, minutes = 20, shown }: Step, alone: boolean) {
  if (alone) console.log(`\n— ${title}`)
  const start = Date.now()
  const { code, said } = await run(command, args, alone, minutes)
  const counted = count?.() ?? { passed: Number(code === 0), failed: 0 }
  const failed = counted.failed || Number(code !== 0)
  if ((failed || shown) && said && !alone) console.log(`\n${said.trim()}`)
  console.log(`${failed ? 'FAILED' : 'ok'}: ${title} (${Math.round((Date.now() - start) / 1000)} s)`)
  return { passed: counted.passed, failed }
}

/** How long to wait for output held open by a command's leftover children, in milliseconds. */
const lastWords = 5_000

function run(command: string, args: string[], isShown: boolean, minutes: number) {
  const limit = { timeout: minutes * 60_000, killSignal: 'SIGKILL' } as const
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...limit })
  let output = ''
  const say = (text: unknown) => {
    if (isShown) process.stdout.write(String(text))
    else output += String(text)
  }
  child.stdout.on('data', say)
  child.stderr.on('data', say)
  return new Promise<{ code: number; said: string }>((resolve) => {
    const end = (code: number | null) => resolve({ code: code ?? 1, said: output })
    child.on('error', (error) => {
      say(error.message)
      end(1)
    })
    child.on('close', end)
    child.on('exit', (code) => {
      if (child.killed) say(`\nIt had not ended after ${minutes} minutes, and was ended.\n`)
      setTimeout(end, lastWords, code)
    })
  })
}
