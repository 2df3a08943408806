import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { parse } from 'yaml'

/** A change to content, as made in an editor (tasks.yaml says what the fields are). */
export type Edit =
  | { file: string; from: string; to?: string }
  | { file: string; find: string; to?: string }
  | { file: string; create: string }
  | { photo: string }

type Task = { wanted: string; edits: Edit[] }

export const tasks: Task[] = parse(readFileSync('e2e/marketer/tasks.yaml', 'utf8'))

export async function carryOut(folder: string, edit: Edit): Promise<void> {
  const path = 'photo' in edit ? join(folder, 'pictures', edit.photo) : join(folder, edit.file)
  mkdirSync(dirname(path), { recursive: true })
  if ('photo' in edit) return takePhoto(path)
  if ('create' in edit) return writeFileSync(path, edit.create)
  const before = readFileSync(path, 'utf8')
  const from = 'find' in edit ? new RegExp(edit.find, 'm') : edit.from
  const after = before.replace(from, edit.to ?? '')
  if (after === before) throw new Error(`${edit.file} has no ${String(from)}`)
  writeFileSync(path, after)
}

/** As a phone takes it: 4:3, with its camera and position. */
async function takePhoto(path: string): Promise<void> {
  const noise = { type: 'gaussian', mean: 150, sigma: 4 } as const
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#cc9955', noise } })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 46/1 0/1' } })
    .jpeg()
    .toFile(path)
}
