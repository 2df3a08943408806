/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renamedOptions } from './renamed-options.ts'

test('an option whose id went with its words is named; one whose words changed is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keyline-options-'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: folder })
  cpSync('content/leads', join(folder, 'leads'), { recursive: true })
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'Add forms')
  const file = join(folder, 'leads/project-request.yaml')
  const change = (to: string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replace(/ team-building-event: .*/, to))
  change(' team-building-event: Company Party')
  expect(renamedOptions(folder)).toEqual([])
  change(' company-party: Company Party')
  expect(renamedOptions(folder)).toEqual([
    expect.stringMatching(
      /project-request\.yaml:\d+ eventTypes: has company-party and no team-building-event any/,
    ),
  ])
  rmSync(folder, { recursive: true })
})
