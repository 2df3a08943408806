/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeKey } from './close-key.ts'

const folder = mkdtempSync(join(tmpdir(), 'keyline-key-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('files with the key in them are for their owner alone, in every folder; the others stay as they were', () => {
  mkdirSync(join(folder, 'server/.hidden'), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text, { mode: 0o644 })
  write('server/manifest.js', 'self.key="c2VjcmV0"')
  write('server/.hidden/info', 'c2VjcmV0')
  write('page.html', 'nothing')
  closeKey(folder, 'c2VjcmV0')
  const mode = (name: string) => statSync(join(folder, name)).mode & 0o777
  expect(['server/manifest.js', 'server/.hidden/info', 'page.html'].map(mode)).toEqual([0o600, 0o600, 0o644])
})
