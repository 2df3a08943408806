import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A change to a content file, as made in an editor: replaced words, or a new file. */
export type Edit = { file: string } & ({ from: string | RegExp; to: string } | { create: string })

/** @throws Error if the words to replace are not there */
export function carryOut(folder: string, edit: Edit) {
  const path = join(folder, edit.file)
  if ('create' in edit) return writeFileSync(path, edit.create)
  const before = readFileSync(path, 'utf8')
  const after = before.replace(edit.from, edit.to)
  if (after === before) throw new Error(`${edit.file} has no ${String(edit.from)}`)
  writeFileSync(path, after)
}
