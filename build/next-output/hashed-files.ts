import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { builtFiles, hashedFiles } from './addresses.ts'

const fileAt = (dist: string, address: string) => join(dist, address.slice(builtFiles.length))

export const readBuiltFile = (dist: string, address: string) => readFileSync(fileAt(dist, address), 'utf8')

/** @param nameWith makes the file's name, below the folder of hashed files, from the hash of its content */
export const hashedAddress = (nameWith: (hash: string) => string, text: string) =>
  hashedFiles + nameWith(createHash('sha256').update(text).digest('hex').slice(0, 16))

export function addHashedFile(dist: string, nameWith: (hash: string) => string, text: string): string {
  const address = hashedAddress(nameWith, text)
  const file = fileAt(dist, address)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return address
}
