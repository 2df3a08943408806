import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { bundlePages, renderPages } from '../support/render-pages.ts'
import { checkAllContent } from '../../lib/content/check/check-all-content.ts'
import { writeRandomContent } from './random-content.ts'
import { copySite } from './site-copy.ts'

// Content that passes the check also builds: random words, counts and numbers at the schemas' limits. Every seed renders the
// pages, some make a whole build. e2e/crawler/random-content.spec.ts checks the looks of random content.

/** `SEEDS=27-60` tries some of them. */
const [from = 1, to = 200] = (process.env.SEEDS ?? '').split('-').filter(Boolean).map(Number)
const bundle = bundlePages()
afterAll(() => rmSync(dirname(bundle), { recursive: true }))
const seeds = Array.from({ length: to - from + 1 }, (_, index) => from + index)

test.each(seeds)(
  'content %i that the check passes builds as far as words go',
  async (seed) => {
    const folder = mkdtempSync(join(tmpdir(), 'keyline-random-'))
    await writeRandomContent(folder, seed)
    const { faults } = await checkAllContent(folder)
    expect(faults).toEqual([])
    expect(Object.keys(renderPages(folder, bundle))).toContain('/artwork')
    rmSync(folder, { recursive: true })
  },
  300_000,
)

// All in one letter, in the longest words that the schemas hold, and mixed.
test.each([160, 16, 3])(
  'content %i builds, and holds at three widths',
  async (seed) => {
    const copy = copySite('random-content')
    const folder = mkdtempSync(join(tmpdir(), 'keyline-random-'))
    await writeRandomContent(folder, seed)
    cpSync(folder, copy.content, { recursive: true })
    const failed = [copy.check(), copy.build(), copy.crawl()].filter(({ isGreen }) => !isGreen)
    copy.remove()
    rmSync(folder, { recursive: true })
    expect(failed.map(({ said }) => said).join('\n')).toBe('')
  },
  900_000,
)
