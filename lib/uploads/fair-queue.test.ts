import { setTimeout as sleep } from 'node:timers/promises'
import { createFairQueue } from './fair-queue.ts'

test('an owner with many tasks in the queue waits, and others come next', async () => {
  let now = 0
  jest.spyOn(performance, 'now').mockImplementation(() => now)
  const inTurn = createFairQueue()
  const order: string[] = []
  const ask = (whose: string, name = whose) =>
    inTurn(whose, async () => {
      await sleep(0)
      now += 5
      order.push(name)
      return name
    })
  const all = [
    ...['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name)),
    ask('b'),
    ask('c', 'c1'),
    ask('c', 'c2'),
  ]
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b', 'c1', 'c2'])
  expect(order.slice(0, 3)).toEqual(['a1', 'b', 'c1'])
  expect(order.indexOf('c2')).toBeLessThan(order.indexOf('a3'))
  expect(await ask('a', 'later')).toBe('later')
  jest.restoreAllMocks()
})

test('tasks run one at a time, a failure stops none, and a hundred wait at most', async () => {
  const inTurn = createFairQueue()
  let atOnce = 0
  const work = async () => {
    expect((atOnce += 1)).toBe(1)
    await sleep(0)
    atOnce -= 1
    return true
  }
  const failed = inTurn('x', () => Promise.reject(new Error()))
  const all = Array.from({ length: 101 }, (_, whose) => inTurn(`${whose}`, work))
  expect(await failed).toBeNull()
  expect((await Promise.all(all)).filter(Boolean)).toHaveLength(100)
})
