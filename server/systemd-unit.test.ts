import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const unit = /```ini\n(.*?)```/s.exec(readFileSync('docs/operations.md', 'utf8'))?.[1] ?? ''

test('the unit in the operations guide starts a command that is there, and systemd accepts it', () => {
  const started = /^ExecStart=\/usr\/bin\/env node (\S+) (\S+)$/m.exec(unit)
  expect(existsSync(started?.[1] ?? '')).toBe(true)
  expect(existsSync(`tools/${started?.[2]}.ts`)).toBe(true)

  const folder = mkdtempSync(join(tmpdir(), 'keyline-unit-'))
  const file = join(folder, 'keyline.service')
  writeFileSync(file, unit)
  const { error, status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  // Only Linux with systemd has it.
  if (!error) expect([status, stderr]).toEqual([0, ''])
})
