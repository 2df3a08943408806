/** @jest-environment jsdom */
import { Later, Refusal } from './call-files-api.ts'
import { beginFile, sendFile } from './send-file.ts'
import { Sender } from './sender.ts'

jest.mock('./send-file.ts', () => ({
  announce: (file: File) => Promise.resolve({ name: file.name }),
  beginFile: jest.fn(),
  sendFile: jest.fn(),
}))
const begin = beginFile as jest.MockedFunction<typeof beginFile>
const send = sendFile as jest.MockedFunction<typeof sendFile>

const online = jest.spyOn(navigator, 'onLine', 'get')
const file = (name: string) => ({ file: new File(['123'], name), purpose: null })
const states = (sender: Sender) => sender.read().map(({ state, why, reason }) => why ?? reason ?? state)
const settle = () => jest.advanceTimersByTimeAsync(0)

beforeEach(() => {
  jest.useFakeTimers()
  online.mockReturnValue(true)
  send.mockReset().mockResolvedValue()
})

test('it pauses while the browser is offline, however long, and goes on by itself', async () => {
  online.mockReturnValue(false)
  const sender = new Sender('token', '')
  sender.add([file('1.pdf')])
  await jest.advanceTimersByTimeAsync(3_600_000)
  expect(states(sender)).toEqual(['offline'])
  expect(send).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await settle()
  expect(sender.read()[0]!.state).toBe('arrived')
})

test('a failed call is tried again after growing waits, and when the device is online', async () => {
  send.mockRejectedValue(new Later())
  const sender = new Sender('token', '')
  sender.add([file('1.pdf')])
  await settle()
  expect(states(sender)).toEqual(['trouble'])
  const counts: number[] = []
  for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000, 32_000]) {
    await jest.advanceTimersByTimeAsync(wait)
    counts.push(send.mock.calls.length)
  }
  expect(counts).toEqual([2, 3, 4, 5, 6, 7])
  expect(sender.read()[0]).toMatchObject({ state: 'failed', reason: 'lost' })
  send.mockResolvedValue()
  dispatchEvent(new Event('online'))
  await settle()
  expect(sender.read()[0]!.state).toBe('arrived')
})

test('the site says how long to wait at least', async () => {
  send.mockRejectedValueOnce(new Later(60_000))
  const sender = new Sender('token', '')
  sender.add([file('1.pdf')])
  await jest.advanceTimersByTimeAsync(59_000)
  expect(send).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(sender.read()[0]!.state).toBe('arrived')
})

test('looking away uses up no try, and looking again begins anew', async () => {
  const look = jest.spyOn(document, 'visibilityState', 'get')
  const turn = async (state: 'hidden' | 'visible') => {
    look.mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
  }
  send.mockRejectedValue(new Later(60_000))
  const sender = new Sender('token', '')
  sender.add([file('1.pdf')])
  await settle()
  await turn('hidden')
  await turn('visible')
  expect(send).toHaveBeenCalledTimes(1)
  send.mockRejectedValue(new Later())
  await jest.advanceTimersByTimeAsync(60_000)
  for (let times = 0; times < 9; times++) {
    await turn('hidden')
    await turn('visible')
  }
  expect(send).toHaveBeenCalledTimes(11)
  expect(states(sender)).toEqual(['trouble'])
  send.mockResolvedValue()
  await turn('visible')
  expect(sender.read()[0]!.state).toBe('arrived')
  look.mockRestore()
})

test('a refused file is not tried again, and another can take its place', async () => {
  send.mockRejectedValueOnce(new Refusal('office'))
  const sender = new Sender('token', '')
  sender.add([file('1.docx')])
  await jest.advanceTimersByTimeAsync(600_000)
  expect(sender.read()[0]).toMatchObject({ state: 'failed', reason: 'office' })
  expect(send).toHaveBeenCalledTimes(1)
  sender.replace(0, file('1.pdf').file)
  await settle()
  expect(sender.read()[0]).toMatchObject({ state: 'arrived', name: '1.pdf' })
})

test('the site keeps a replaced file until the new one has arrived', async () => {
  send.mockRejectedValueOnce(new Refusal('full'))
  const sender = new Sender('token', '')
  sender.add([{ ...file('1.pdf'), replaces: 'old' }])
  await settle()
  expect(states(sender)).toEqual(['full'])
  sender.again(0)
  await settle()
  expect(send.mock.lastCall![2]).toMatchObject({ name: '1.pdf', replaces: 'old' })
  expect(states(sender)).toEqual(['arrived'])
})

test('the visitor pauses it, and nothing but the visitor lets it go on', async () => {
  send.mockImplementation(
    (_token, _file, _announcement, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Later()))),
  )
  const sender = new Sender('token', '')
  sender.add([file('1.pdf')])
  await settle()
  sender.pause()
  await settle()
  dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(600_000)
  expect(states(sender)).toEqual(['asked'])
  expect(send).toHaveBeenCalledTimes(1)
  send.mockResolvedValue()
  sender.goOn()
  await settle()
  expect(sender.read()[0]!.state).toBe('arrived')
})

test('the browser is asked to hold the page while a file is under way, and not longer', async () => {
  const leave = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  let arrive = () => {}
  send.mockImplementation(() => new Promise((resolve) => (arrive = () => resolve())))
  const sender = new Sender('token', '')
  sender.add([file('1.pdf')])
  await settle()
  expect(leave()).toBe(true)
  arrive()
  await settle()
  expect(leave()).toBe(false)
})

test('every file is begun before an answer with them may leave, and none has failed', async () => {
  send.mockReturnValue(new Promise(() => {}))
  const sender = new Sender('token', '')
  sender.add([file('1.pdf'), file('2.pdf'), file('3.html')])
  await settle()
  begin.mockImplementation((_, { name }) =>
    name === '3.html'
      ? Promise.reject(new Refusal('html'))
      : Promise.resolve({ id: name, partBytes: 9, parts: [] }),
  )
  expect(await sender.begin()).toBe(false)
  expect(states(sender).slice(1)).toEqual(['waiting', 'html'])
  sender.remove(({ name }) => name === '3.html')
  expect(await sender.begin()).toBe(true)
  expect(begin).toHaveBeenCalledWith('token', { name: '2.pdf' })
  begin.mockRejectedValue(new Later())
  await expect(sender.begin()).rejects.toThrow(Later)
})

test('a file that is taken off on its way is stopped, and the next one is sent', async () => {
  const stopped: string[] = []
  send.mockImplementation((_, { name }: Blob & { name?: string }, __, { signal }) =>
    name === '1.pdf'
      ? new Promise((_, reject) =>
          signal.addEventListener('abort', () => {
            stopped.push(name)
            reject(new Later())
          }),
        )
      : Promise.resolve(),
  )
  const sender = new Sender('token', '')
  sender.add([file('1.pdf'), file('2.pdf')])
  await settle()
  sender.remove(({ name }) => name === '1.pdf')
  await settle()
  expect([stopped, states(sender)]).toEqual([['1.pdf'], ['arrived']])
})

test('a key that has ended is asked for anew once; that of a visitor is not', async () => {
  send.mockImplementation((token) =>
    token === 'key 2' ? Promise.resolve() : Promise.reject(new Refusal('expired')),
  )
  let asked = 0
  const staff = new Sender(() => Promise.resolve(`key ${(asked += 1)}`), '')
  const visitor = new Sender('token', '')
  for (const sender of [staff, visitor]) sender.add([file('1.pdf')])
  await settle()
  expect([states(staff), states(visitor), asked, send.mock.calls.length]).toEqual([
    ['arrived'],
    ['expired'],
    2,
    3,
  ])
  const signedOut = new Sender(() => Promise.reject(new Refusal('expired')), '')
  signedOut.add([file('1.pdf')])
  await settle()
  expect(states(signedOut)).toEqual(['expired'])
})
