import { connect, type Socket } from 'node:net'

type Answer = [1, number, { error: string; message: string } | null, unknown]
type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void }

/**
 * Speaks WebDriver to Firefox by its built-in protocol: each message is its length in bytes, a colon, and JSON
 * (https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html).
 */
export class Marionette {
  readonly #socket: Socket
  readonly #waiting = new Map<number, Waiting>()
  #received: Buffer = Buffer.alloc(0)
  #last = 0

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.on('data', (bytes: Buffer) => this.#receive(bytes))
  }

  /**
   * Connects as soon as Firefox listens.
   * @throws Error after 20 seconds
   */
  static async connect(port: number): Promise<Marionette> {
    for (const end = Date.now() + 20_000; Date.now() < end;) {
      const socket = connect(port, '127.0.0.1')
      const open = await new Promise((resolve) => {
        socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      })
      if (open) return new Marionette(socket)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('Firefox does not listen')
  }

  /**
   * @param command e.g. `WebDriver:Navigate`
   * @throws Error with WebDriver's own message if Firefox refuses
   */
  ask(command: string, parameters: object = {}): Promise<unknown> {
    const message = JSON.stringify([0, ++this.#last, command, parameters])
    this.#socket.write(`${Buffer.byteLength(message)}:${message}`)
    return new Promise((resolve, reject) => this.#waiting.set(this.#last, { resolve, reject }))
  }

  close() {
    this.#socket.destroy()
  }

  #receive(bytes: Buffer) {
    this.#received = Buffer.concat([this.#received, bytes])
    for (;;) {
      const colon = this.#received.indexOf(':')
      const end = colon + 1 + Number(this.#received.subarray(0, colon))
      if (colon < 0 || this.#received.length < end) return
      const message: unknown = JSON.parse(this.#received.subarray(colon + 1, end).toString())
      this.#received = this.#received.subarray(end)
      // The first message is only a greeting.
      if (Array.isArray(message)) this.#settle(message as Answer)
    }
  }

  #settle([, id, error, value]: Answer) {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (error) waiting?.reject(new Error(`${error.error}: ${error.message}`))
    else waiting?.resolve(value)
  }
}
