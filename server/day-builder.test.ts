import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { dailyBuildFailure, noteDailyBuildFailure } from '../lib/content/daily-build-failure.ts'
import { builtPage } from '../build/next-output/dist.ts'
import { dayBuilder, readBuildFailure } from './day-builder.ts'

const folder = mkdtempSync(join(tmpdir(), 'keyline-builder-'))
const folders = [join(folder, 'a'), join(folder, 'b')] as const
const program = join(folder, 'build.mjs')
const atFault = join(folder, 'at-fault')
beforeAll(() => {
  const failingPage = builtPage(folders[0], 'known')
  mkdirSync(dirname(failingPage), { recursive: true })
  writeFileSync(failingPage, '')
  // Fails for the page that the file names, unless that page is held back.
  writeFileSync(
    program,
    `import { readFileSync } from 'node:fs'
    const name = readFileSync('${atFault}', 'utf8')
    if (!name || process.env.HELD_PAGES === name) process.exit(0)
    console.error('content/pages/' + name + '.yaml:1 blocks: is missing')
    process.exit(1)`,
  )
})
afterAll(() => {
  noteDailyBuildFailure('')
  rmSync(folder, { recursive: true })
})

test('a new page at fault is left out until it is mended; one that visitors know never is', async () => {
  const builder = dayBuilder(program, folders)
  const build = async (name: string) => {
    writeFileSync(atFault, name)
    return [await builder.build(), dailyBuildFailure() !== '']
  }
  expect(await build('known')).toEqual(['failed', true])
  expect(await build('expo')).toEqual(['held', true])
  expect(await build('expo')).toEqual(['failed', true])
  expect(await build('')).toEqual(['swapped', false])
  writeFileSync(atFault, 'expo')
  const going = builder.build()
  builder.stop()
  expect(await going).toBe('failed')
  expect(dailyBuildFailure()).toBe('')
})

test('a failed build reports its reason, and the pages that can be left out', () => {
  const fault = 'content/pages/expo.yaml:3 blocks: has no words; write them'
  expect(readBuildFailure(`Building …\n${fault}\n`)).toEqual({ reason: fault, held: ['expo'] })
  const thrown = 'Error occurred prerendering page "/expo-2"\nRangeError: too many'
  expect(readBuildFailure(thrown)).toEqual({ reason: thrown.replace('\n', ' '), held: ['expo-2'] })
  expect(readBuildFailure('a\nb\n')).toEqual({ reason: 'a b', held: [] })
})
