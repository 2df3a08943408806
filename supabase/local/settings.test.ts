import { spawn } from 'node:child_process'
import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { readSettings } from './settings.ts'
import { makeFolder, removeFolders } from '../tests/support/backend.ts'

afterAll(removeFolders)

test('keys are made once, at random, and only their owner may read them', () => {
  const folder = join(makeFolder(), 'not/there/yet')
  const settings = readSettings(folder)
  expect(readSettings(folder)).toEqual(settings)
  expect(readSettings(makeFolder())).not.toEqual(settings)
  expect(settings.jwtSecret.length).toBeGreaterThanOrEqual(64)
  expect(readdirSync(folder)).toEqual(['settings.json'])
  expect(statSync(join(folder, 'settings.json')).mode & 0o777).toBe(0o600)
})

test('copies that start for the first time together agree on them', async () => {
  const folders = Array.from({ length: 40 }, makeFolder)
  const children = Array.from({ length: 4 }, () =>
    spawn(process.execPath, [join(__dirname, '../tests/support/settings-reader.ts'), ...folders]),
  )
  await sleep(1_000)
  for (const child of children) child.stdin.end()
  const read = await Promise.all(children.map(({ stdout }) => text(stdout)))
  expect(JSON.parse(read[0] ?? '')).toHaveLength(40)
  expect(new Set(read).size).toBe(1)
})

test.each(['', '{', '{}', '{"anonKey":"a","secretKey":"b","jwtSecret":"c"}', 'null'])(
  'a damaged file is named: %s',
  (content) => {
    const file = join(makeFolder(), 'settings.json')
    writeFileSync(file, content)
    expect(() => readSettings(join(file, '..'))).toThrow(`${file} is damaged. Delete it to get new keys.`)
  },
)
