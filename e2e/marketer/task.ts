import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { parse } from 'yaml'

/** A change to content, as made in an editor (tasks.yaml describes the fields). */
export type Edit =
  | { file: string; from: string; to?: string }
  | { file: string; find: string; to?: string }
  | { file: string; create: string }
  | { rename: string; to: string }
  | { windows: string }
  | Photo

type Photo = { photo: string; size?: [number, number]; orientation?: number; cutOut?: true }

/** With `wrong` edits, which the check refuses first: it `says` why. */
type Task = { wanted: string; wrong?: Edit[]; says?: string; edits: Edit[] }

const read = (file: string): unknown => parse(readFileSync(`e2e/marketer/${file}`, 'utf8'))
export const quarter = read('tasks.yaml') as Task[]
/** In groups. */
export const year = read('year.yaml') as Task[][]

/**
 * Carries out a task in a copy of content.
 * @param check what the check says, '' when all is in order
 * @returns what is not as the task has it
 */
export async function carryOutTask(folder: string, task: Task, check: (edits: Edit[]) => string) {
  const { wrong, says = '', edits } = task
  const kept = `${folder}-kept`
  let missing = ''
  if (wrong) {
    cpSync(folder, kept, { recursive: true })
    for (const edit of wrong) await carryOut(folder, edit)
    const report = check(wrong)
    if (!new RegExp(says).test(report)) missing = `does not say ${says}, but\n${report}`
    rmSync(folder, { recursive: true })
    renameSync(kept, folder)
  }
  for (const edit of edits) await carryOut(folder, edit)
  return missing + check(edits)
}

function fileOf(edit: Exclude<Edit, { rename: string }>): string {
  if ('photo' in edit) return `pictures/${edit.photo}`
  return 'windows' in edit ? edit.windows : edit.file
}

export async function carryOut(folder: string, edit: Edit): Promise<void> {
  if ('rename' in edit) return renameSync(join(folder, edit.rename), join(folder, edit.to))
  const path = join(folder, fileOf(edit))
  mkdirSync(dirname(path), { recursive: true })
  if ('photo' in edit) return takePhoto(path, edit)
  if ('create' in edit) return writeFileSync(path, edit.create)
  const before = readFileSync(path, 'utf8')
  if ('windows' in edit) return writeFileSync(path, `\ufeff${before.replaceAll('\n', '\r\n')}`)
  const from = 'find' in edit ? new RegExp(edit.find, 'm') : edit.from
  const after = before.replace(from, edit.to ?? '')
  if (after === before) throw new Error(`${edit.file} has no ${String(from)}`)
  writeFileSync(path, after)
}

/** As a phone takes it, 4:3 if nothing else is said, with its camera and position; or cut out, on a clear ground. */
async function takePhoto(path: string, { size = [1600, 1200], orientation, cutOut }: Photo): Promise<void> {
  const [width, height] = size
  const noise = { type: 'gaussian', mean: 150, sigma: 4 } as const
  const edge = cutOut ? Math.round(width / 8) : 0
  const piece = await sharp({
    create: { width: width - 2 * edge, height: height - 2 * edge, channels: 3, background: '#cc9955', noise },
  })
    .png()
    .toBuffer()
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const photo = sharp(piece).extend({ top: edge, bottom: edge, left: edge, right: edge, background: clear })
  await photo
    .withMetadata(orientation ? { orientation } : {})
    .withExifMerge({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 46/1 0/1' },
    })
    .toFile(path)
}
