import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** @returns the command; undefined if it is not installed */
export function findNginx(): string | undefined {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, 'nginx'))
    .find((file) => existsSync(file))
}
