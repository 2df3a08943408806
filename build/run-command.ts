import { spawn } from 'node:child_process'

/**
 * Runs a command with this process's output.
 * @param refused what it must not say among its warnings
 * @returns its exit code, or 1 if it could not start or said what is refused
 */
export function runCommand(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
  refused?: string,
) {
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', refused ? 'pipe' : 'inherit'], env })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    process.stderr.write(chunk)
    said += chunk.toString()
  })
  return new Promise<number>((resolve) => {
    child.on('error', () => resolve(1))
    child.on('close', (code) => {
      if (!refused || !said.includes(refused)) return resolve(code ?? 1)
      console.error(`Refused, as it warned "… ${refused} …" (see above).`)
      resolve(1)
    })
  })
}
