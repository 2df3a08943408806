import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { checkContent } from '../faults/check-content.ts'
import type { Fault } from '../faults/fault.ts'
import { type Content, ContentError } from '../define-content.ts'
import { definitions } from './definitions.ts'
import { faultOfPageName } from '../page-names.ts'
import { landingPage } from '../pages.ts'
import { checkCities } from './check-cities.ts'
import { checkLinks } from './check-links.ts'
import { checkPhotographs, checkPictures } from './check-pictures.ts'

/**
 * @param manifest the list of the pictures' files
 * @returns how many content files there are, and every fault; a file that no schema knows is one, and so is a missing one
 */
export async function checkAllContent(
  folder = 'content',
  manifest?: string,
): Promise<{ files: number; faults: Fault[] }> {
  const names = globSync('**/*.*', { cwd: folder, exclude: ['pictures/**', 'README.md'] })
  const made = names.filter((name) => /^pages[\\/][^\\/]+\.yaml$/.test(name))
  const known = [...(await definitions()), ...made.map((file) => ({ file, schema: landingPage }))]
  const misnamed = made.flatMap((file): Fault[] => {
    const advice = faultOfPageName(basename(file, '.yaml'))
    return advice ? [{ file, line: 1, field: 'file', advice }] : []
  })
  const faults = known.flatMap(({ file, schema }: Pick<Content<unknown>, 'file' | 'schema'>): Fault[] => {
    if (!names.includes(file)) return [{ file, line: 1, field: 'file', advice: 'is missing; bring it back' }]
    return faultsOf(file, readFileSync(join(folder, file)), schema)
  })
  const unknown = names.filter((name) => !known.some(({ file }) => file === name))
  return {
    files: names.length,
    faults: [
      ...faults,
      ...misnamed,
      ...(faults.some(({ file }) => file === 'home/locations.yaml') ? [] : checkCities(folder)),
      ...checkLinks(folder),
      ...checkPictures(folder, manifest),
      ...(await checkPhotographs(folder, manifest)),
      ...unknown.map((file) => ({
        file,
        line: 1,
        field: 'file',
        advice: 'is used by no page; remove it or correct its name',
      })),
    ],
  }
}

/** A file whose rules ask another file that is broken waits for that one, which has faults of its own. */
function faultsOf(...[file, content, schema]: Parameters<typeof checkContent>): Fault[] {
  try {
    const result = checkContent(file, content, schema)
    return 'faults' in result ? result.faults : []
  } catch (error) {
    if (error instanceof ContentError) return []
    throw error
  }
}
