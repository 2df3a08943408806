/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copiedTexts } from './copied-texts.ts'

const folder = mkdtempSync(join(tmpdir(), 'keyline-copies-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['a longer text of the same list', ['Steel with a push lid.'], [3]],
  ['a text of another list', ['Steel, and more of it.'], []],
  ['a short one', ['Two colors'], []],
])('%s', (_what, [text], lines) => {
  const again = text === 'Steel, and more of it.' ? `other:\n  - '${text}'` : `  - '${text}'`
  writeFileSync(join(folder, 'a.yaml'), `list:\n  - '${text}'\n${again}\n`)
  expect(copiedTexts(folder).map(({ line }) => line)).toEqual(lines)
})
