import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** @returns the files that a process and its children hold open (Linux), including unnamed ones but not devices */
export function openFiles(pid: number | undefined): string[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return [String(pid), ...children]
    .flatMap((one) => readdirSync(`/proc/${one}/fd`).map((name) => readlinkSync(`/proc/${one}/fd/${name}`)))
    .filter((file) => file.startsWith('/') && !file.startsWith('/dev/'))
}
