import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** In order of preference. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

/** Names a text's compressed copies, kept apart from Next's files. `more` is what else the answer contains. */
export const digestOf = (content: Buffer, more = '') =>
  createHash('sha256').update(content).update(more).digest('base64url').slice(0, 22)

export const copiesFolder = (dist: string) => join(dist, 'compressed')

/** @returns the copy made by the build; an empty one means "not smaller than the text itself" */
export function readCopy(dist: string, digest: string, ending: string): Buffer | undefined {
  const file = join(copiesFolder(dist), digest + ending)
  const copy = existsSync(file) ? readFileSync(file) : undefined
  return copy?.length ? copy : undefined
}
