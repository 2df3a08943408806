import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** In the order in which they are preferred. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

/** Names a text's compressed copies, which the build keeps apart from Next's files; with `more`, what is sent of it. */
export const digestOf = (content: Buffer, more = '') =>
  createHash('sha256').update(content).update(more).digest('base64url').slice(0, 22)

export const copiesFolder = (dist: string) => join(dist, 'compressed')

/** @returns the copy that the build has made; an empty one stands for "not smaller than the text itself" */
export function readCopy(dist: string, digest: string, ending: string): Buffer | undefined {
  const file = join(copiesFolder(dist), digest + ending)
  const copy = existsSync(file) ? readFileSync(file) : undefined
  return copy?.length ? copy : undefined
}
