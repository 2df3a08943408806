import type { FileFacts } from '../facts.ts'
import type { SizeWords } from '../verdict/purpose.ts'
import { isSameFile } from '../check-file.ts'
import { announce, type Announcement, sendFile } from './send-file.ts'
import { Later, type Reason, Refusal } from './ask.ts'

/** Attempts in a row for a file while the browser says it is online. */
const maxAttempts = 7

export type ToSend = {
  file: File
  purpose: SizeWords | null
  facts?: FileFacts
  /** Id of the request's file that this one replaces once it has arrived. */
  replaces?: string
}

export type Item = {
  id: number
  name: string
  bytes: number
  state: 'waiting' | 'reading' | 'sending' | 'paused' | 'arrived' | 'failed'
  /** Bytes being sent or arrived. */
  sent: number
  why?: 'asked' | 'offline' | 'trouble'
  reason?: Reason
}

/** Sends a request's files one by one while the page is open: pauses while offline, retries what failed. */
export class Sender {
  private items: readonly Item[] = []
  private readonly files = new Map<number, ToSend>()
  private readonly announced = new Map<number, Announcement>()
  private readonly listeners = new Set<() => void>()
  private running = false
  private held = false
  private stop = new AbortController()
  private wake = () => {}
  private readonly token: string
  private readonly worker: string

  /** @param token of the receipt's link @param worker address of the worker's script */
  constructor(token: string, worker: string) {
    this.token = token
    this.worker = worker
    addEventListener('offline', () => this.stop.abort())
    addEventListener('online', () => {
      for (const { id, reason } of this.items) if (reason === 'lost') this.again(id)
    })
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
  readonly read = () => this.items
  /** Id of the item that changed last. */
  last = -1

  readonly add = (files: ToSend[]) => {
    for (const one of files) {
      const known = this.items.find(
        ({ id, state }) => state !== 'failed' && isSameFile(this.files.get(id)!.file, one.file),
      )
      if (known) continue
      const id = this.files.size
      this.files.set(id, one)
      this.items = [
        ...this.items,
        { id, name: one.file.name, bytes: one.file.size, state: 'waiting', sent: 0 },
      ]
    }
    this.change()
    void this.run()
  }

  readonly pause = () => {
    this.held = true
    this.stop.abort()
  }

  readonly goOn = () => {
    this.held = false
    this.wake()
  }

  /** Sends another file to replace a failed one. */
  readonly replace = (id: number, file: File) => {
    this.files.set(id, { ...this.files.get(id)!, file, facts: undefined })
    this.announced.delete(id)
    this.set(id, { name: file.name, bytes: file.size })
    this.again(id)
  }

  /** Retries a failed file. */
  readonly again = (id: number) => {
    this.set(id, { state: 'waiting', sent: 0, reason: undefined })
    void this.run()
  }

  private async run() {
    if (this.running) return
    this.running = true
    // Makes the browser ask before it leaves the page.
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', hold)
    for (let next; (next = this.items.find(({ state }) => state === 'waiting'));)
      await this.send(next.id, this.files.get(next.id)!)
    removeEventListener('beforeunload', hold)
    this.running = false
  }

  private async send(id: number, one: ToSend) {
    for (let count = 1; ; count++) {
      const offline = navigator.onLine ? undefined : 'offline'
      const why = this.held ? 'asked' : offline
      if (why) {
        await this.rest(id, why)
        count = 0
        continue
      }
      try {
        await this.trySending(id, one)
        return this.set(id, { state: 'arrived', sent: one.file.size })
      } catch (error) {
        if (error instanceof Refusal) return this.set(id, { state: 'failed', reason: error.reason })
        if (this.held || !navigator.onLine) continue
        if (count === maxAttempts) return this.set(id, { state: 'failed', reason: 'lost' })
        const least = error instanceof Later ? error.milliseconds : 0
        const most = Math.max(least, 500 * 2 ** count)
        if (await this.rest(id, 'trouble', most, least)) count = 0
      }
    }
  }

  private async trySending(id: number, { file, purpose, facts, replaces }: ToSend) {
    this.stop = new AbortController()
    if (!this.announced.has(id)) {
      this.set(id, { state: 'reading' })
      this.announced.set(id, { ...(await announce(file, purpose, facts, this.worker)), replaces })
    }
    const onSent = (sent: number) => this.set(id, { state: 'sending', sent })
    const watch = { worker: this.worker, onSent, signal: this.stop.signal }
    await sendFile(this.token, file, this.announced.get(id)!, watch)
  }

  private rest(id: number, why: Item['why'], most?: number, least?: number): Promise<boolean> {
    this.set(id, { state: 'paused', why })
    return rest({ most, least, onBegin: (wake) => (this.wake = wake) })
  }

  private set(id: number, change: Partial<Item>) {
    this.last = id
    this.items = this.items.map((one) => (one.id === id ? { ...one, ...change } : one))
    this.change()
  }

  private change() {
    for (const listener of this.listeners) listener()
  }
}

type Rest = {
  /** In milliseconds; forever if absent. */
  most?: number
  /** The wait that the site asked for, in milliseconds: only `wake` cuts it short. */
  least?: number
  /** Receives the function that ends the wait. */
  onBegin: (wake: () => void) => void
}

/** Waits until time is up, the browser is online or the page visible again, or `wake` is called: true if it ended early. */
function rest({ most, least = 0, onBegin }: Rest): Promise<boolean> {
  const begun = Date.now()
  return new Promise((resolve) => {
    const end = (isSooner: boolean) => {
      clearTimeout(timer)
      removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
      resolve(isSooner)
    }
    const look = () => {
      if (document.visibilityState === 'visible' && Date.now() - begun >= least) end(true)
    }
    const timer = most === undefined ? undefined : setTimeout(end, most, false)
    addEventListener('online', look)
    document.addEventListener('visibilitychange', look)
    onBegin(() => end(true))
  })
}

const senders = new Map<string, Sender>()

/** The only sender of a request in this page; it outlives its components. `begin` gives the files that are there already. */
export function senderOf(token: string, worker: string, begin: () => ToSend[]): Sender {
  const known = senders.get(token)
  if (known) return known
  const sender = new Sender(token, worker)
  senders.set(token, sender)
  sender.add(begin())
  return sender
}
