import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { endWhenLate, endWhenUnread } from './limits.ts'

function upload(url: string) {
  const destroy = jest.fn()
  const socket = { bytesRead: 0 }
  const request = Object.assign(new EventEmitter(), { method: 'POST', url, socket, destroy })
  endWhenLate(request as unknown as IncomingMessage)
  return { request, destroy, socket }
}

describe('a body that comes', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())
  const files = '/artwork/files/plain'

  test('drop by drop is ended within a minute, although it may take half an hour', () => {
    const { destroy, socket } = upload(files)
    for (let second = 0; second < 60; second++) {
      socket.bytesRead += 100
      jest.advanceTimersByTime(1_000)
    }
    expect(destroy).toHaveBeenCalled()
  })

  test('over a slow line is not, also where we pause for a check', () => {
    const { destroy, socket } = upload(files)
    for (let second = 0; second < 600; second++) {
      if (second < 120 || second > 180) socket.bytesRead += 32 * 1024
      jest.advanceTimersByTime(1_000)
    }
    expect(destroy).not.toHaveBeenCalled()
  })

  test('as a form has half a minute, and then its end', () => {
    const late = upload('/')
    const whole = upload('/')
    jest.advanceTimersByTime(29_000)
    expect(late.destroy).not.toHaveBeenCalled()
    whole.request.emit('end')
    jest.advanceTimersByTime(2_000)
    expect(late.destroy).toHaveBeenCalled()
    expect(whole.destroy).not.toHaveBeenCalled()
  })
})

test('a client that does not read is cut off; one that waits for us is not', async () => {
  const server = createServer((request, response) => {
    endWhenUnread(request, response, 200)
    if (request.url === '/slow') setTimeout(() => response.end('done'), 600)
    else response.end(Buffer.alloc(64 * 2 ** 20))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const open = (path: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`)
    return socket
  }
  const ended = new Promise((resolve) =>
    server.once('connection', (socket) => socket.once('close', () => resolve('hung up'))),
  )
  open('/large').pause()
  expect(await ended).toBe('hung up')
  const [said] = (await once(open('/slow'), 'data')) as [Buffer]
  expect(String(said)).toContain('done')
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
