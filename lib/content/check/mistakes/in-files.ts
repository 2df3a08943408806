import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type * as checks from '../../faults/check-content.ts'
import { spokenLanguage } from '../../../language/spoken.ts'
import { checkAllContent } from '../check-all-content.ts'

type Says = string | RegExp
/** `from` becomes `to`, or is all of a new file if it is undefined. */
type Mistake = { file: string; saidIn: string; from?: Says; to: string; says: Says }

/** Mistakes in a copy of a content file. With two, the check names the second, which has to be fixed. */
export const inFile = (
  files: string | [file: string, saidIn: string],
  from: Mistake['from'],
  mistakes: Record<string, Says>,
) => {
  const [file = '', saidIn = file] = [files].flat()
  return Object.entries(mistakes).map(([to, says]): Mistake => ({ file, saidIn, from, to, says }))
}

/** A row changes one file; the others were found sound before, and are not read word by word again. */
jest.mock('../../faults/check-content.ts', () => {
  const actual = jest.requireActual<typeof checks>('../../faults/check-content.ts')
  const sound = new Set<string>()
  const faultsOf: typeof actual.faultsOf = (file, content, schema) => {
    const key = [spokenLanguage(), file, content].join(' ')
    if (sound.has(key)) return []
    const faults = actual.faultsOf(file, content, schema)
    if (faults.length === 0) sound.add(key)
    return faults
  }
  return { ...actual, faultsOf }
})

const folder = mkdtempSync(join(tmpdir(), 'keyline-content-'))

/** The whole check's answer to the content with one file changed. */
async function adviceOnFile(file: string, saidIn: string, from: Mistake['from'], to: string) {
  const before = from === undefined ? undefined : readFileSync(join('content', file), 'utf8')
  const after = before === undefined ? to : before.replace(from!, to)
  expect(after).not.toBe(before)
  writeFileSync(join(folder, file), after)
  const { faults } = await checkAllContent(folder)
  if (before === undefined) rmSync(join(folder, file))
  else writeFileSync(join(folder, file), before)
  expect(faults.every((fault) => fault.file === saidIn && fault.line > 0)).toBe(true)
  return faults.map(({ advice }) => advice)
}

/** Tries each mistake in the whole content, where the check must name it and no other file. */
export function tryInFiles(mistakes: Mistake[]) {
  beforeAll(() => cpSync('content', folder, { recursive: true }))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each(mistakes)('$file, $to: $says', async ({ file, saidIn, from, to, says }) => {
    const expected = typeof says === 'string' ? says : expect.stringMatching(says)
    expect(await adviceOnFile(file, saidIn, from, to)).toContainEqual(expected)
  })
}
