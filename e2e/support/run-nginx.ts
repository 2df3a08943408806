import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

/** `said` returns what nginx has printed so far. */
export type RunningNginx = { pid: number | undefined; said: () => string; stop: () => Promise<void> }

/** Folders for data that exceeds nginx's memory; the default ones belong to root. */
export const temporaryPaths = (folder: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')

/**
 * Runs nginx in the foreground as a child process.
 * @param folder base of the configuration's relative paths
 * @param configuration a file in that folder
 * @returns once it answers at the port
 * @throws Error with nginx's message if it does not start
 */
export async function runNginx(
  command: string,
  folder: string,
  configuration: string,
  port: number,
): Promise<RunningNginx> {
  // In a folder of root's, only root can read the files.
  const user = process.getuid?.() === 0 ? ' user root;' : ''
  const child = spawn(command, ['-p', folder, '-c', configuration, '-g', `daemon off;${user}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (text) => (output += String(text)))
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      output += error.message
      resolve()
    })
    child.once('close', () => resolve())
  })
  const up = await Promise.race([answers(port), ended.then(() => false)])
  if (!up) {
    child.kill()
    throw new Error(`nginx did not start. ${output}`)
  }
  return {
    pid: child.pid,
    said: () => output,
    async stop() {
      child.kill()
      await ended
    },
  }
}

async function answers(port: number): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) return true
    await sleep(50)
  }
  return false
}
