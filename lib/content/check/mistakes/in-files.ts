import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import './skip-sound-files.ts'
import type { Fault } from '../../faults/fault.ts'
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

const folder = mkdtempSync(join(tmpdir(), 'keyline-content-'))

const isSaid = ({ says }: Mistake, advice: string) =>
  typeof says === 'string' ? advice === says : says.test(advice)

/** What the whole check advises on each mistake's file, with all of them in the content at once. */
async function adviceOn(mistakes: Mistake[]) {
  for (const { file, from, to } of mistakes) {
    const before = from === undefined ? undefined : readFileSync(join('content', file), 'utf8')
    const after = before === undefined ? to : before.replace(from!, to)
    expect(after).not.toBe(before)
    writeFileSync(join(folder, file), after)
  }
  const { faults } = await checkAllContent(folder)
  for (const { file, from } of mistakes)
    if (from === undefined) rmSync(join(folder, file))
    else cpSync(join('content', file), join(folder, file))
  const advice = new Map(mistakes.map((one) => [one, adviceIn(faults, one.saidIn)]))
  const named = mistakes.map(({ saidIn }) => saidIn)
  return { advice, isExact: faults.every(({ file, line }) => named.includes(file) && line > 0) }
}

const adviceIn = (faults: Fault[], file: string) =>
  faults.flatMap((fault) => (fault.file === file ? [fault.advice] : []))

/**
 * The advice on each mistake. One that a file has by itself hides those that only files together show, and some together
 * make others: what is not found among others is tried again without them, at last alone.
 */
async function adviceOnEach(mistakes: Mistake[]): Promise<Map<Mistake, string[]>> {
  const { advice, isExact } = await adviceOn(mistakes)
  if (mistakes.length === 1) {
    expect(isExact).toBe(true)
    return advice
  }
  const isFound = (mistake: Mistake) => advice.get(mistake)?.some((one) => isSaid(mistake, one))
  const missed = isExact ? mistakes.filter((mistake) => !isFound(mistake)) : mistakes
  const again = missed.length < mistakes.length ? [missed] : missed.map((one) => [one])
  for (const some of again.filter(({ length }) => length > 0))
    for (const [mistake, said] of await adviceOnEach(some)) advice.set(mistake, said)
  return advice
}

/** Puts mistakes together, one of each file, as each check of the whole content takes half a second. */
function together(mistakes: Mistake[]): Mistake[][] {
  const groups: Mistake[][] = []
  for (const mistake of mistakes) {
    const { file, saidIn } = mistake
    const isFree = (group: Mistake[]) =>
      group.every((one) => ![one.file, one.saidIn].some((name) => name === file || name === saidIn))
    const group = groups.find(isFree)
    if (group) group.push(mistake)
    else groups.push([mistake])
  }
  return groups
}

/** Tries each mistake in the whole content, where the check must name it and no other file. */
export function tryInFiles(mistakes: Mistake[]) {
  beforeAll(() => cpSync('content', folder, { recursive: true }))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const groups = together(mistakes)
  const tried = new Map<Mistake[], ReturnType<typeof adviceOnEach>>()
  test.each(mistakes)('$file, $to: $says', async (mistake) => {
    const group = groups.find((one) => one.includes(mistake)) ?? [mistake]
    const advice = tried.get(group) ?? adviceOnEach(group)
    tried.set(group, advice)
    const { says } = mistake
    const expected = typeof says === 'string' ? says : expect.stringMatching(says)
    expect((await advice).get(mistake)).toContainEqual(expected)
  })
}
