import type { FileFacts } from '../facts.ts'
import type { SizeWords } from '../verdict/purpose.ts'
import { isSameFile } from '../check-file.ts'
import { waitForRetry } from './wait-for-retry.ts'
import { announce, type Announcement, beginFile, type Refuses, sendFile } from './send-file.ts'
import { Later, type Reason, Refusal } from './call-files-api.ts'

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

/** A link's token, or a function that gets one. */
type Key = string | (() => Promise<string>)

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
  private known?: string
  private readonly key: Key
  private readonly worker: string
  private readonly refuses?: Refuses

  /** @param key token of the receipt's link, or how to get one @param worker address of the worker's script */
  constructor(key: Key, worker: string, refuses?: Refuses) {
    this.key = key
    this.worker = worker
    this.refuses = refuses
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
  /** The token, asked for once. @throws Refusal, or Later */
  readonly token = async () => (this.known ??= typeof this.key === 'string' ? this.key : await this.key())
  /** Asks for another token when the next one is needed. */
  readonly renew = () => (this.known = undefined)
  /** Id of the item that changed last. */
  last = -1

  readonly add = (files: ToSend[]) => {
    for (const one of files) {
      const earlier = this.items.find(
        ({ id, state }) => state !== 'failed' && isSameFile(this.files.get(id)!.file, one.file),
      )
      if (earlier) continue
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

  /** Takes files off: one that is on its way, or all that have arrived. */
  readonly remove = (which: (item: Item) => boolean) => {
    if (this.items.some((one) => which(one) && one.state !== 'arrived')) this.stop.abort()
    this.items = this.items.filter((one) => !which(one))
    this.change()
    this.wake()
  }

  /** Begins every file that has not failed, so that the site knows all; whether none has. @throws Later */
  readonly begin = async () => {
    for (const { id, state } of this.items.filter((one) => !['arrived', 'failed'].includes(one.state)))
      try {
        if (state !== 'sending') await this.withToken(await this.announcementOf(id), beginFile)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        this.set(id, { state: 'failed', reason: error.reason })
      }
    return this.items.every(({ state }) => state !== 'failed')
  }

  /** Staff's key goes with an empty draft: then another begins one. */
  private async withToken(file: Announcement, act: (token: string, file: Announcement) => Promise<unknown>) {
    try {
      await act(await this.token(), file)
    } catch (error) {
      const hasEnded = error instanceof Refusal && error.reason === 'expired' && this.known !== undefined
      if (!hasEnded || typeof this.key === 'string') throw error
      this.renew()
      await act(await this.token(), file)
    }
  }

  private async announcementOf(id: number): Promise<Announcement> {
    const { file, purpose, facts, replaces } = this.files.get(id)!
    const known = this.announced.get(id)
    const made = known ?? { ...(await announce(file, purpose, facts, this.worker, this.refuses)), replaces }
    this.announced.set(id, made)
    return made
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
    const isWanted = () => this.items.some((one) => one.id === id)
    for (let count = 1; isWanted(); count++) {
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
        if (this.held || !navigator.onLine || !isWanted()) continue
        if (count === maxAttempts) return this.set(id, { state: 'failed', reason: 'lost' })
        const least = error instanceof Later ? error.milliseconds : 0
        const most = Math.max(least, 500 * 2 ** count)
        if (await this.rest(id, 'trouble', most, least)) count = 0
      }
    }
  }

  private async trySending(id: number, { file }: ToSend) {
    this.stop = new AbortController()
    if (!this.announced.has(id)) this.set(id, { state: 'reading' })
    const announcement = await this.announcementOf(id)
    const onSent = (sent: number) => this.set(id, { state: 'sending', sent })
    const watch = { worker: this.worker, onSent, signal: this.stop.signal }
    await this.withToken(announcement, (token) => sendFile(token, file, announcement, watch))
  }

  private rest(id: number, why: Item['why'], most?: number, least?: number): Promise<boolean> {
    this.set(id, { state: 'paused', why })
    return waitForRetry({ most, least, onBegin: (wake) => (this.wake = wake) })
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

const senders = new Map<string, Sender>()

/**
 * The only sender of a request in this page; it outlives its components. `begin` gives the files that are there already.
 * @param name the token, if `key` is not given
 */
export function senderOf(
  name: string,
  worker: string,
  begin: () => ToSend[],
  { key = name, refuses }: { key?: Key; refuses?: Refuses } = {},
): Sender {
  const existing = senders.get(name)
  if (existing) return existing
  const sender = new Sender(key, worker, refuses)
  senders.set(name, sender)
  sender.add(begin())
  return sender
}
