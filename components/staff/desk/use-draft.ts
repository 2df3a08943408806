import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type QuoteDraft, draftFrom } from '../../../lib/quotes/draft.ts'
import { type KeepResult, keepAnswer } from '../../../lib/staff/desk/answer.ts'
import type { Ticket } from '../../../lib/staff/desk/show-ticket.ts'
import { storeLocalDraft, readLocalDraft, type Written } from './answer-draft.ts'

/** Delay before a draft is saved, in milliseconds; this browser has it at once. */
const saveDelayMs = 3_000

type Stored = { body: string; quote: unknown; at: string; shown: string[] | null } | null
type Other = Extract<KeepResult, { state: 'conflict' }>['draft']

/**
 * The draft of an answer: kept in this browser with each key, and on the server every few seconds under its own version, so
 * another tab or device is never overwritten: `other` is their draft.
 * @param begin makes the first quote if no draft has one
 */
export function useDraft(me: string, ticket: Ticket, onEnded: () => void, begin: () => QuoteDraft | null) {
  const { reference, id } = ticket
  const all = ticket.events.map((event) => event.id)
  const written = (draft: Stored): Written => ({
    body: draft?.body ?? '',
    quote: draftFrom(draft?.quote),
    shown: draft?.shown ?? all,
    base: draft?.at ?? null,
  })
  const [here] = useState(() => readLocalDraft(me, id))
  const [draft, setDraft] = useState<Written>(() => {
    const first = here ?? written(ticket.draft)
    return { ...first, quote: first.quote ?? begin() }
  })
  const [other, setOther] = useState<{ draft: Other }>()
  const [keptAt, setKeptAt] = useState('')
  const now = useRef(draft)
  // This browser's copy was not saved.
  const isUnkept = useRef(here !== null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saving = useRef(Promise.resolve<KeepResult['state']>('done'))

  function set(next: Written) {
    now.current = next
    setDraft(next)
  }
  function change(more: Partial<Pick<Written, 'body' | 'quote' | 'shown'>>) {
    set({ ...now.current, ...more })
    isUnkept.current = true
    storeLocalDraft(me, id, now.current)
    timer.current ??= setTimeout(() => void save(), saveDelayMs)
  }
  async function saveNow(): Promise<KeepResult['state']> {
    clearTimeout(timer.current)
    timer.current = undefined
    const sent = now.current
    const result = await keepAnswer({ reference, ...sent }).catch((): KeepResult => ({ state: 'failed' }))
    if (result.state === 'refused') onEnded()
    if (result.state === 'conflict') setOther({ draft: result.draft })
    if (result.state !== 'done') return result.state
    setOther(undefined)
    setKeptAt(result.time)
    const isLatest = now.current === sent
    set({ ...now.current, base: result.at })
    isUnkept.current = !isLatest
    storeLocalDraft(me, id, isLatest ? null : now.current)
    if (!isLatest) timer.current ??= setTimeout(() => void save(), saveDelayMs)
    return 'done'
  }
  /** Saves unsaved changes, one after the other. @param always also without changes: another tab may have some */
  function save(always = false): Promise<KeepResult['state']> {
    saving.current = saving.current.then(() => (isUnkept.current || always ? saveNow() : 'done'))
    return saving.current
  }
  /** Continues from a stored draft. */
  function adopt(stored: Stored) {
    clearTimeout(timer.current)
    timer.current = undefined
    isUnkept.current = false
    storeLocalDraft(me, id, null)
    setOther(undefined)
    set(written(stored))
  }
  /** Chooses between two versions: theirs, or the one on the screen. */
  function settle(takes: boolean) {
    if (takes) return adopt(other?.draft ?? null)
    set({ ...now.current, base: other?.draft?.at ?? null })
    isUnkept.current = true
    void save()
  }
  const hear = useEffectEvent((at: string) => {
    const { base } = now.current
    if (base && at > base && !isUnkept.current) adopt(ticket.draft)
  })
  const at = ticket.draft?.at ?? ''
  // Written on another device while there was nothing here.
  useEffect(() => hear(at), [at])
  const saveLast = useEffectEvent(() => void save())
  useEffect(() => {
    saveLast()
    // Another ticket is being opened.
    return () => saveLast()
  }, [])
  return { draft, other, keptAt, change, save, adopt, settle }
}
