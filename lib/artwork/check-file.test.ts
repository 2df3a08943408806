import { checkFile } from './check-file.ts'
import { factsOf, limits } from './facts.ts'

const file = new File(['a'], 'a.pdf')
const trouble = (kind: 'complex' | 'large') => factsOf('unknown', { trouble: kind })

/** A worker that behaves as the test wants. */
class FakeWorker {
  static last: FakeWorker
  onmessage?: (event: { data: unknown }) => void
  onerror?: () => void
  postMessage = jest.fn()
  terminate = jest.fn()
  constructor() {
    FakeWorker.last = this
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(globalThis, { Worker: FakeWorker })
})
afterEach(() => jest.useRealTimers())

test('a worker that does not answer is ended at the time limit', async () => {
  const answer = checkFile(file, '/worker.js')
  jest.advanceTimersByTime(limits.milliseconds)
  expect(await answer).toEqual(trouble('complex'))
  expect(FakeWorker.last.terminate).toHaveBeenCalled()
})

test('a failing worker, or none, gives the verdict complex', async () => {
  const answer = checkFile(file, '/worker.js')
  FakeWorker.last.onerror?.()
  expect(await answer).toEqual(trouble('complex'))
  Reflect.deleteProperty(globalThis, 'Worker')
  expect(await checkFile(file, '/worker.js')).toEqual(trouble('complex'))
})

test('a file that is too large is not read', async () => {
  const large = new File(['a'], 'a.pdf')
  Object.defineProperty(large, 'size', { value: limits.bytes + 1 })
  expect(await checkFile(large, '/worker.js')).toEqual(trouble('large'))
})
