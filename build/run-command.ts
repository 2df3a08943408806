import { spawn } from 'node:child_process'

/** Runs a command with this process's output; returns its exit code, or 1 if it could not start. */
export function runCommand(command: string, args: string[], env: NodeJS.ProcessEnv = process.env) {
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env })
  return new Promise<number>((resolve) => {
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 1))
  })
}
