import { useRef, useState } from 'react'
import { fill } from '../../../lib/content/fill.ts'
import {
  type BulkResult,
  type Changes,
  type Chosen,
  type Work,
  deleteSpam,
  saveTickets,
} from '../../../lib/staff/desk/save.ts'
import type { DeskWords } from '../../../lib/content/desk.ts'
import { newKey } from '../../../lib/new-key.ts'
import { reportSave } from './use-news.ts'

export type BulkAnswer = {
  text: string
  bad?: boolean
  busy?: boolean
  undo?: (() => void) | false
  again?: () => void
  /** Records the reason for losing them, by its id. */
  why?: (reason: string) => void
}

/** Until a step is mailed (private.mail_step). */
const mailWaitsMs = 10_000

/** Tickets per call; the notice counts up after each. */
const chunk = 40

type Job = {
  todo: Work[]
  send: (work: Work[], key?: string) => Promise<BulkResult>
  say: (job: Job) => BulkAnswer
  count: number
  /** The key of the next call: if its answer is lost, the call is repeated under this key and done once. */
  key?: string
  saved: Work[]
  conflicts: number
  gone: number
  kept: number
  told: number
}

const save: Job['send'] = (work, key) => saveTickets({ work, key })

export function useBulk({ bulk, work, lostBy }: DeskWords, onEnded: () => void) {
  const [notice, setNotice] = useState<BulkAnswer | null>(null)
  const last = useRef(Promise.resolve())

  async function run(job: Job): Promise<void> {
    for (const { count, saved } = job; job.todo.length > 0; job.key = newKey()) {
      const progress = { done: count - job.todo.length, count }
      setNotice(count > chunk ? { text: fill(bulk.progress, progress), busy: true } : null)
      const failed: BulkResult = { state: 'failed' }
      const result = await job.send(job.todo.slice(0, chunk), job.key).catch(() => failed)
      if (result.state === 'refused') return onEnded()
      if (result.state === 'noOwner') return setNotice({ text: work.noOwner, bad: true, undo: undo(saved) })
      if (result.state !== 'saved') {
        const text = progress.done > 0 ? fill(bulk.stopped, progress) : work.failed
        return setNotice({ text, bad: true, again: () => begin(job) })
      }
      job.todo = job.todo.slice(chunk)
      saved.push(...result.saved)
      job.conflicts += result.conflicts
      job.gone += result.gone
      job.kept += result.kept ?? 0
      job.told += result.told ?? 0
    }
    const { conflicts, gone, kept, told } = job
    const result = job.say(job)
    const parts = [
      result.text,
      conflicts > 0 && fill(bulk.left, { count: conflicts }),
      gone > 0 && fill(bulk.gone, { count: gone }),
      kept > 0 && fill(bulk.kept, { count: kept }),
      told > 0 && fill(bulk.told, { count: told }),
    ].filter(Boolean)
    setNotice({ ...result, text: parts.join(' ') || work.unchanged })
    reportSave(...job.saved.map(({ id }) => id))
  }
  /** Queues a job behind the running one. */
  function begin(job: Job) {
    last.current = last.current.then(() => run(job))
  }
  const start = (todo: Work[], send: Job['send'], say: Job['say']) =>
    begin({
      todo,
      send,
      say,
      count: todo.length,
      key: newKey(),
      saved: [],
      conflicts: 0,
      gone: 0,
      kept: 0,
      told: 0,
    })
  const undo = (list: Work[]) =>
    list.length > 0 &&
    (() => start(list, save, ({ saved }) => ({ text: saved.length > 0 ? bulk.undone : '' })))
  const note = (list: Work[], reason: string) =>
    start(
      list.map(({ id }) => ({ id, changes: { reason }, shown: {} })),
      save,
      ({ saved }) => ({
        text: fill(counted(lostBy.done, saved.length), { value: lostBy.reasons[reason] ?? '' }),
      }),
    )
  const counted = (words: { one: string; many: string }, count: number) =>
    count > 0 ? fill(count === 1 ? words.one : words.many, { count }) : ''

  return {
    notice,
    tell: (text: string) => setNotice({ text, bad: true }),
    /** Reports a change of one ticket, with undo; for a step, only while its mail waits. */
    offer(text: string, work: Work) {
      const offered: BulkAnswer = { text, undo: undo([work]) }
      setNotice(offered)
      if (work.changes.step === undefined) return
      setTimeout(() => setNotice((now) => (now === offered ? { text } : now)), mailWaitsMs)
    },
    /** @param changeWords the change in words, for the notice */
    change: (rows: readonly Chosen[], changes: Changes, changeWords: string) =>
      start(worked(rows, changes), save, ({ saved }) => ({
        text: fill(counted(bulk.done, saved.length), { change: changeWords }),
        undo: undo(saved),
        ...(changes.status === 'lost' && saved.length > 0 && { why: (reason) => note(saved, reason) }),
      })),
    erase: (rows: readonly Chosen[]) =>
      start(
        worked(rows, {}),
        (some) => deleteSpam(some.map(({ id }) => id)),
        ({ count, conflicts }) => ({ text: counted(bulk.deleted, count - conflicts) }),
      ),
  }
}

const worked = (rows: readonly Chosen[], changes: Changes): Work[] =>
  rows.map(({ id, status, owner = '', spam = false }) => ({ id, changes, shown: { status, owner, spam } }))
