import { spawn } from 'node:child_process'
import type { Tally } from './count-tests.ts'
import { programOf, type Tool } from './tools.ts'

/** One thing that must hold: a command, and what counts its tests; a step without tests is one check. */
export type Step = { title: string; command: string; args: string[]; count?: () => Tally }

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

async function runStep({ title, command, args, count }: Step, alone: boolean): Promise<Tally> {
  if (alone) console.log(`\n— ${title}`)
  const start = Date.now()
  const { code, said } = await run(command, args, alone)
  const counted = count?.() ?? { passed: Number(code === 0), failed: 0 }
  const failed = counted.failed || Number(code !== 0)
  if (failed && !alone) console.log(`\n${said.trim()}`)
  console.log(`${failed ? 'FAILED' : 'ok'}: ${title} (${Math.round((Date.now() - start) / 1000)} s)`)
  return { passed: counted.passed, failed }
}

function run(command: string, args: string[], shown: boolean): Promise<{ code: number; said: string }> {
  const child = spawn(command, args, {
    stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += String(text)))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, said: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, said }))
  })
}
