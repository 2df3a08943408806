import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changeDays } from '../lib/content/change-days.ts'
import { companyTime } from '../lib/leads/deadline/day.ts'
import type { DayOutcome } from './day-builder.ts'
import { followDays } from './follow-days.ts'

const today = () => companyTime(Date.now(), 'America/New_York').day
const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000)
const folder = mkdtempSync(join(tmpdir(), 'keyline-days-'))
beforeAll(() =>
  writeFileSync(join(folder, 'x.yaml'), 'list:\n  - { name: A, from: 2026-12-01, until: 2026-12-02 }\n'),
)
afterAll(() => rmSync(folder, { recursive: true }))

/** Half an hour before the first of December in Miami, when the entry becomes due. */
function start(build: () => Promise<DayOutcome>, swap = () => Promise.resolve()) {
  jest.useFakeTimers({ now: Date.parse('2026-12-01T04:30:00Z') })
  const lines: string[] = []
  const stop = followDays({
    shown: '2026-11-30',
    today,
    hasChanged: (shown) => changeDays(folder, today()).some((day) => day > shown),
    build,
    swap,
    log: (outcome, day) => lines.push(`${new Date().toISOString().slice(5, 16)} ${outcome} ${day}`),
  })
  return { lines, stop }
}
afterEach(() => jest.useRealTimers())

test('pages are built and shown when a day begins on which content changes, and on no other', async () => {
  const { lines, stop } = start(() => Promise.resolve('swapped'))
  await minutes(29)
  expect(lines).toEqual([])
  await minutes(2)
  expect(lines).toEqual(['12-01T05:00 swapped 2026-12-01'])
  await minutes(2 * 24 * 60)
  expect(lines.slice(1)).toEqual(['12-03T05:00 swapped 2026-12-03'])
  await minutes(60 * 24 * 60)
  expect(lines).toHaveLength(2)
  stop()
})

test('a build that fails leaves the old pages and is tried again', async () => {
  const outcomes: DayOutcome[] = ['failed', 'failed', 'swapped']
  const swap = jest.fn(() => Promise.resolve())
  const { lines, stop } = start(() => Promise.resolve(outcomes.shift() ?? 'failed'), swap)
  await minutes(46)
  expect(swap).not.toHaveBeenCalled()
  await minutes(16)
  stop()
  expect(lines).toEqual([
    '12-01T05:00 failed 2026-12-01',
    '12-01T05:15 failed 2026-12-01',
    '12-01T05:30 swapped 2026-12-01',
  ])
})

test('a site that does not start leaves the old one in place, and is tried again', async () => {
  const swap = jest.fn().mockRejectedValueOnce(new Error('no memory')).mockResolvedValue(undefined)
  const { lines, stop } = start(() => Promise.resolve('swapped'), swap)
  await minutes(50)
  stop()
  expect(lines).toEqual(['12-01T05:00 failed 2026-12-01', '12-01T05:15 swapped 2026-12-01'])
})

test('content that cannot be read while it is edited ends nothing: it is read again', async () => {
  const file = join(folder, 'y.yaml')
  writeFileSync(file, 'list:\n  - { name: A, from: 2026-12-')
  const { lines, stop } = start(() => Promise.resolve('swapped'))
  await minutes(35)
  expect(lines).toEqual(['12-01T05:00 failed 2026-12-01'])
  rmSync(file)
  await minutes(30)
  stop()
  expect(lines.slice(1)).toEqual(['12-01T05:15 swapped 2026-12-01'])
})

test('pages without those at fault are shown, and built again until all are there', async () => {
  const outcomes: DayOutcome[] = ['held', 'failed', 'swapped']
  const swap = jest.fn(() => Promise.resolve())
  const { lines, stop } = start(() => Promise.resolve(outcomes.shift() ?? 'failed'), swap)
  await minutes(62)
  stop()
  expect(swap).toHaveBeenCalledTimes(2)
  expect(lines.map((line) => line.slice(6))).toEqual([
    '05:00 held 2026-12-01',
    '05:15 failed 2026-12-01',
    '05:30 swapped 2026-12-01',
  ])
})
