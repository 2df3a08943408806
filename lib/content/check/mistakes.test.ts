/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkAllContent } from './check-all-content.ts'
import { type Mistake, mistakes } from './mistakes.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'keyline-mistakes-'))
  cpSync('content', folder, { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes the mistake into the file. @returns the line that a marketer has to go to */
function make({ file, from, to }: Mistake): void {
  const path = join(folder, file)
  if (from === undefined || typeof to !== 'string') return writeFileSync(path, to)
  const delivered = readFileSync(join('content', file), 'utf8')
  expect(delivered).toContain(from)
  writeFileSync(
    path,
    delivered.replace(from, () => to),
  )
}

test.each(mistakes)('$what', async (mistake) => {
  make(mistake)
  const { faults } = await checkAllContent(folder)
  cpSync(join('content', mistake.file), join(folder, mistake.file))
  expect(faults.map(({ file, advice }) => `${file}: ${advice}`)).toEqual([`${mistake.file}: ${mistake.says}`])
})
