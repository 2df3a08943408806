import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { compressible, listFiles } from '../../build/next-output/list-files.ts'

export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

export type Encoding = (typeof encodings)[number]['name']

/** @returns the best one that the visitor accepts; undefined for the uncompressed file */
export function chooseEncoding(accepted: string | undefined, there: Encoding[]): Encoding | undefined {
  if (!accepted) return undefined
  const acceptedNames = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((one) => one.trim()))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name)
  return there.find((name) => acceptedNames.includes(name))
}

/** Names a text's compressed copies, kept apart from Next's files. `more` is the rest of the answer. */
export const digestOf = (content: Buffer, more = '') =>
  createHash('sha256').update(content).update(more).digest('base64url').slice(0, 22)

const copiesFolder = (dist: string) => join(dist, 'compressed')

/** @returns the copy made by the build; an empty one means "not smaller than the text itself" */
export function readCopy(dist: string, digest: string, ending: string): Buffer | undefined {
  const file = join(copiesFolder(dist), digest + ending)
  const copy = existsSync(file) ? readFileSync(file) : undefined
  return copy?.length ? copy : undefined
}

const compressors = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Compresses every text for visitors as small as possible, so that no request has to. Copies are named by
 * content: those of an earlier build are reused, and those that no file needs are deleted.
 * @returns the number of texts, and their bytes before and after (brotli)
 */
export async function compressFiles(dist: string) {
  const folder = copiesFolder(dist)
  mkdirSync(folder, { recursive: true })
  const contents = listFiles(dist)
    .filter(({ type }) => compressible(type))
    .map(({ file }) => readFileSync(file))
  const currentCopies = new Set<string>()
  const sum = { files: contents.length, before: 0, after: 0 }
  await Promise.all(
    contents.map(async (content) => {
      sum.before += content.length
      for (const { name, ending } of encodings) {
        const copy = digestOf(content) + ending
        currentCopies.add(copy)
        const path = join(folder, copy)
        if (!existsSync(path)) {
          const smaller = await compressors[name](content)
          writeFileSync(path, smaller.length < content.length ? smaller : '')
        }
        if (name === 'br') sum.after += readFileSync(path).length || content.length
      }
    }),
  )
  for (const copy of globSync('*', { cwd: folder })) if (!currentCopies.has(copy)) rmSync(join(folder, copy))
  return sum
}
