import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeKeys } from './close-key.ts'

const folder = mkdtempSync(join(tmpdir(), 'keyline-key-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('files with a key in them are for their owner alone, in every folder', () => {
  mkdirSync(join(folder, 'server/.hidden'), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text, { mode: 0o644 })
  write('server/manifest.js', 'self.key="c2VjcmV0"')
  write('server/.hidden/info', 'c2VjcmV0')
  write('page.html', 'nothing')
  const preview = { previewModeId: '5a1e', previewModeSigningKey: '9b2f' }
  write('prerender-manifest.json', JSON.stringify({ preview }))
  write('server/edge.js', 'id="5a1e"')
  closeKeys(folder, 'c2VjcmV0')
  const mode = (name: string) => statSync(join(folder, name)).mode & 0o777
  expect(mode('page.html')).toBe(0o644)
  for (const name of [
    'server/manifest.js',
    'server/.hidden/info',
    'prerender-manifest.json',
    'server/edge.js',
  ])
    expect([name, mode(name)]).toEqual([name, 0o600])
})
