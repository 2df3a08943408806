import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import './skip-sound-files.ts'
import type { Fault } from '../../faults/fault.ts'
import { checkAllContent } from '../check-all-content.ts'
import { isOfGoneClaim } from './sample.ts'

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

const edit = ({ file, from, to }: Mistake) => {
  const before = from === undefined ? undefined : readFileSync(join('content', file), 'utf8')
  return { path: join(folder, file), before, after: before === undefined ? to : before.replace(from!, to) }
}

/** What the whole check advises on each mistake's file, with all of them in the content at once. */
async function adviceOn(mistakes: Mistake[]) {
  const edits = mistakes.map(edit)
  for (const { path, after } of edits) writeFileSync(path, after)
  const { faults } = await checkAllContent(folder)
  for (const { path, before } of edits)
    if (before === undefined) rmSync(path)
    else writeFileSync(path, before)
  const advice = new Map(mistakes.map((one) => [one, adviceIn(faults, one.saidIn)]))
  /** Alone, a mistake may have several faults in its file; among others, a fault may be another one's. */
  const isOwn = ({ file, advice }: Fault) =>
    mistakes.some((one) => file === one.saidIn && (mistakes.length === 1 || isSaid(one, advice)))
  return { advice, isExact: faults.every((fault) => fault.line > 0 && isOwn(fault)) }
}

const adviceIn = (faults: Fault[], file: string) =>
  faults.flatMap((fault) => (fault.file === file ? [fault.advice] : []))

/**
 * The advice on each mistake. One that a file has by itself hides those that only files together show, and some together
 * make others: what is not found among others, or with more than is expected, is tried again in smaller groups.
 */
async function adviceOnEach(mistakes: Mistake[]): Promise<Map<Mistake, string[]>> {
  const { advice, isExact } = await adviceOn(mistakes)
  if (mistakes.length === 1) {
    expect(isExact).toBe(true)
    return advice
  }
  const isFound = (mistake: Mistake) => advice.get(mistake)?.some((one) => isSaid(mistake, one))
  const missed = mistakes.filter((mistake) => !isFound(mistake))
  const half = Math.ceil(mistakes.length / 2)
  const isProgress = isExact && missed.length < mistakes.length
  const again = isProgress ? [missed] : [mistakes.slice(0, half), mistakes.slice(half)]
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

/** Tries each mistake in the whole content, where the check must name it, and nothing that no mistake is. */
export function tryInFiles(mistakes: Mistake[]) {
  beforeAll(() => cpSync('content', folder, { recursive: true }))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  // Marketers may take a product away, and with it the place of a mistake; but not of many, and the report names each.
  const isPlaced = (mistake: Mistake) =>
    edit(mistake).before !== edit(mistake).after && !isOfGoneClaim(mistake)
  const placed = mistakes.filter(isPlaced)
  const lost = mistakes.filter((mistake) => !isPlaced(mistake))
  for (const { file, to } of lost) test.todo(`${file} has no place for: ${to}`)
  test('most mistakes have their place in the content', () =>
    expect(lost.slice(mistakes.length / 5)).toEqual([]))

  const groups = together(placed)
  const tried = new Map<Mistake[], ReturnType<typeof adviceOnEach>>()
  test.each(placed)('$file, $to: $says', async (mistake) => {
    const group = groups.find((one) => one.includes(mistake)) ?? [mistake]
    const advice = tried.get(group) ?? adviceOnEach(group)
    tried.set(group, advice)
    const { says } = mistake
    const expected = typeof says === 'string' ? says : expect.stringMatching(says)
    expect((await advice).get(mistake)).toContainEqual(expected)
  })
}
