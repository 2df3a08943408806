/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { faultsOfIds, renamedOptions } from './renamed-options.ts'

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

test('an id that several places lack is one mistake, where it was changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keyline-ids-'))
  cpSync('content/leads', join(folder, 'leads'), { recursive: true })
  const file = join(folder, 'leads/quote.yaml')
  const before = readFileSync(file, 'utf8')
  const [, id = ''] = /interests:\n +([\w-]+):/.exec(before) ?? []
  writeFileSync(file, before.replace(`  ${id}:`, `  new-${id}:`))
  const lacking = (file: string) => {
    const advice = `"${id}" is not among the interests of leads/quote.yaml; did you mean "new-${id}"?`
    return { file, line: 6, field: 'interest', advice }
  }
  const other = { file: 'a.yaml', line: 1, field: 'file', advice: 'is empty' }
  const [first, second] = [lacking('b.yaml'), lacking('c.yaml')] as const
  const line = before.slice(0, before.indexOf(`  ${id}:`)).split('\n').length
  expect(faultsOfIds([first, other], folder)).toEqual([first, other])
  expect(faultsOfIds([first, other, second], folder)).toEqual([
    other,
    {
      file: 'leads/quote.yaml',
      line,
      field: 'interests',
      advice: expect.stringMatching(
        `^has no ${id} any more, and ids stay for good, .*; write ${id}: in place of new-${id}:, .* at b.yaml:6, c.yaml:6$`,
      ),
    },
  ])
  rmSync(folder, { recursive: true })
})
