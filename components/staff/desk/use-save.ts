import { useEffect, useRef, useState } from 'react'
import { type Changes, type SaveResult, saveTicket, type Work } from '../../../lib/staff/desk/save.ts'
import { askForArtwork } from '../../../lib/staff/desk/answer.ts'
import type { Ticket } from '../../../lib/staff/desk/show-ticket.ts'
import { fetchDeskData, reportSave } from './use-news.ts'

export type Saving = {
  state: 'idle' | 'saving' | 'notAsked' | 'lost' | SaveResult['state']
  /** The changes that a colleague's save prevented. */
  wanted?: Changes
  question?: string
  by?: string
}
const idle: Saving = { state: 'idle' }

/**
 * Saves one ticket's changes, one after another. A lost connection is a result, too, and loses nothing typed. `onDone` gets
 * the changes that undo it.
 */
export function useSave(
  ticket: Ticket,
  onSaved: (ticket: Ticket) => void,
  onEnded: () => void,
  onDone: (undo: Work, changes: Changes) => void,
) {
  const [saving, setSaving] = useState<Saving>(idle)
  const { running, begin } = useQueue()
  const latest = useRef(ticket)
  useEffect(() => {
    latest.current = ticket
  }, [ticket])
  const looking = useRef<Promise<unknown>>(undefined)

  /**
   * Waits for the save before; `busy` if that one failed, asks something, or is the same.
   * @param noteKey of the note being saved: repeated with the same key, it is stored once
   * @param seen the values before the changes, where they are not those of now
   */
  async function save(
    changes: Changes,
    noteKey?: string,
    seen: Work['shown'] = {},
  ): Promise<SaveResult['state'] | 'busy'> {
    const before = running.current
    if (before && JSON.stringify(before.changes) === JSON.stringify(changes)) return 'busy'
    return begin(async () => {
      const earlier = await before?.done
      if (before && earlier !== 'saved' && earlier !== 'unchanged') return 'busy'
      return store(changes, noteKey, seen)
    }, changes)
  }
  async function store(changes: Changes, noteKey: string | undefined, seen: Work['shown']) {
    setSaving({ state: 'saving' })
    const { id, status, owner, spam, remind, order } = latest.current
    const shownValues = {
      status,
      owner,
      spam,
      remind,
      step: order?.step ?? '',
      parcels: order?.parcels ?? [],
      ...seen,
    }
    const result = await saveTicket({ id, changes, noteKey, shown: shownValues }).catch((): SaveResult => ({
      state: 'failed',
    }))
    if ('ticket' in result) latest.current = result.ticket
    if (result.state === 'conflict') {
      setSaving({ state: 'conflict', wanted: changes, question: result.question, by: result.by })
      onSaved(result.ticket)
      reportSave()
      return result.state
    }
    setSaving({ state: result.state })
    if (result.state === 'refused') onEnded()
    if ('ticket' in result) onSaved(result.ticket)
    if (result.state === 'saved') {
      reportSave(id)
      if (Object.keys(result.undo.changes).length > 0) onDone(result.undo, changes)
    }
    return result.state
  }
  /** The ticket as now stored; null, with the reason shown, if it cannot be read. */
  async function read(): Promise<Ticket | null> {
    const answer = await fetchDeskData<Ticket>('ticket', { reference: ticket.reference })
    if (answer.state === 'ended') onEnded()
    if (answer.state !== 'answered') {
      if (answer.state !== 'ended') setSaving({ state: answer.state === 'gone' ? 'gone' : 'lost' })
      return null
    }
    setSaving(idle)
    onSaved(answer.value)
    reportSave()
    return answer.value
  }
  /** Reads it once more if it is being read, since that may be from before a change. */
  function look() {
    const own = Promise.resolve(looking.current).then(read)
    looking.current = own
    return own
  }
  async function ask(template: string): Promise<boolean> {
    if (running.current) return false
    const { reference } = ticket
    const result = await begin(() =>
      askForArtwork({ reference, template }).catch(() => ({ state: 'failed' as const })),
    )
    if (result.state === 'asked') location.assign(result.href)
    else setSaving({ state: result.state === 'failed' ? 'notAsked' : result.state })
    if (result.state === 'refused') onEnded()
    return result.state === 'asked'
  }
  return { saving, save, ask, look, settle: () => setSaving(idle) }
}

/** `running` is the last work that has begun, until it is done. */
function useQueue() {
  const running = useRef<{ changes?: Changes; done: Promise<unknown> }>(null)
  function begin<Result>(work: () => Promise<Result>, changes?: Changes): Promise<Result> {
    const own = { changes, done: work() }
    running.current = own
    void own.done.finally(() => {
      if (running.current === own) running.current = null
    })
    return own.done
  }
  return { running, begin }
}
