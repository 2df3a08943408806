import { spawn } from 'node:child_process'
import type { Tally } from './count-tests.ts'
import { programOf, type Tool } from './tools.ts'

/**
 * One thing that must hold: a command, and what counts its tests; a step without tests is one check. One that has not ended
 * after so many minutes hangs: it is ended, and has failed.
 */
export type Step = { title: string; command: string; args: string[]; count?: () => Tally; minutes?: number }

/** A file of ours, run by this Node. */
export const script = (title: string, file: string, ...args: string[]): Step => ({
  title,
  command: process.execPath,
  args: [file, ...args],
})

/** A tool of node_modules. */
export const tool = (title: string, name: Tool, ...args: string[]) => script(title, programOf(name), ...args)

/**
 * Runs steps, a few at a time, in their order. Each prints its title and seconds when it is done, and what it said when
 * it failed; a step that runs alone prints as it goes.
 * @param lanes how many run at once
 * @returns what they counted together
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

async function runStep({ title, command, args, count, minutes = 20 }: Step, alone: boolean): Promise<Tally> {
  if (alone) console.log(`\n— ${title}`)
  const start = Date.now()
  const { code, said } = await run(command, args, alone, minutes)
  const counted = count?.() ?? { passed: Number(code === 0), failed: 0 }
  const failed = counted.failed || Number(code !== 0)
  if (failed && !alone) console.log(`\n${said.trim()}`)
  console.log(`${failed ? 'FAILED' : 'ok'}: ${title} (${Math.round((Date.now() - start) / 1000)} s)`)
  return { passed: counted.passed, failed }
}

/** What a command leaves running may hold its output open: nobody waits for that longer than this, in milliseconds. */
const lastWords = 5_000

function run(command: string, args: string[], shown: boolean, minutes: number) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const say = (text: unknown) => {
    if (shown) process.stdout.write(String(text))
    else said += String(text)
  }
  child.stdout.on('data', say)
  child.stderr.on('data', say)
  const clock = setTimeout(() => {
    say(`\nIt had not ended after ${minutes} minutes, and was ended.\n`)
    child.kill('SIGKILL')
  }, minutes * 60_000)
  return new Promise<{ code: number; said: string }>((resolve) => {
    const end = (code: number | null) => {
      clearTimeout(clock)
      resolve({ code: code ?? 1, said })
    }
    child.on('error', (error) => {
      say(error.message)
      end(1)
    })
    child.on('close', end)
    child.on('exit', (code) => setTimeout(end, lastWords, code))
  })
}
