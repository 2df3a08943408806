import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '../faults/check-content.ts'
import type { Fault } from '../faults/fault.ts'
import type { Content } from '../define-content.ts'
import { checkPhotographs, checkPictures } from './check-pictures.ts'

/** Every content file with its schema, as the modules of lib/content define them. */
async function definitions(): Promise<Content<unknown>[]> {
  const modules = globSync('**/*.ts', { cwd: 'lib/content', exclude: ['**/*.test.ts', 'check/**'] })
  const exports = await Promise.all(modules.map((file) => import(`../${file.replaceAll('\\', '/')}`)))
  return exports.flatMap((module: Record<string, unknown>) => Object.values(module).filter(isContent))
}

const isContent = (value: unknown): value is Content<unknown> =>
  typeof value === 'function' && 'file' in value && 'schema' in value

/**
 * @param manifest the list of the pictures' files
 * @returns how many content files there are, and every fault; a file that no schema knows is one, and so is a missing one
 */
export async function checkAllContent(
  folder = 'content',
  manifest?: string,
): Promise<{ files: number; faults: Fault[] }> {
  const known = await definitions()
  const names = globSync('**/*.*', { cwd: folder, exclude: ['pictures/**'] })
  const faults = known.flatMap(({ file, schema }): Fault[] => {
    if (!names.includes(file)) return [{ file, line: 1, field: 'file', advice: 'is missing; bring it back' }]
    const result = checkContent(file, readFileSync(join(folder, file)), schema)
    return 'faults' in result ? result.faults : []
  })
  const unknown = names.filter((name) => !known.some(({ file }) => file === name))
  return {
    files: names.length,
    faults: [
      ...faults,
      ...checkPictures(folder, manifest),
      ...(await checkPhotographs(folder)),
      ...unknown.map((file) => ({
        file,
        line: 1,
        field: 'file',
        advice: 'is used by no page; remove it or correct its name',
      })),
    ],
  }
}
