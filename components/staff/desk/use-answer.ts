import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { newKey } from '../../../lib/new-key.ts'
import { type QuoteDraft, quoteOf } from '../../../lib/quotes/draft.ts'
import { type AnswerResult, sendAnswer } from '../../../lib/staff/desk/answer.ts'
import type { Ticket } from '../../../lib/staff/desk/show-ticket.ts'
import { storeLocalDraft, type Written } from './answer-draft.ts'
import { takeBackAnswer } from './take-back.ts'
import { useDraft } from './use-draft.ts'
import { type Files, isOwn, useFiles } from './use-files.ts'
import { reportSave } from './use-news.ts'

type State =
  | { is: 'writing' | 'sending' | 'failed' | 'gone' | 'asking' | 'held' }
  | { is: 'invalid'; field: string }
  /** `unknown`: not yet known whether it was undone; `waits`: for its files. */
  | { is: 'going'; id: string; outAt: number; unknown?: boolean; waits?: boolean }

type Options = {
  me: string
  ticket: Ticket
  look: () => Promise<Ticket | null>
  onClose: () => void
  onEnded: () => void
  begin: () => QuoteDraft | null
}

/**
 * An answer while it is written, and for the ten seconds in which it can be undone. The server keeps the draft and counts
 * the seconds, so closing the page neither loses nor stops it. `news` are events since the author looked: they are asked
 * about before the answer is sent, and hold it back when it is about to leave.
 */
export function useAnswer({ me, ticket, look, onClose, onEnded, begin }: Options) {
  const own = useDraft(me, ticket, onEnded, begin)
  const { draft, save, adopt } = own
  const files = useFiles(me, ticket, look)
  const [state, setState] = useState(() => firstState(ticket))
  const key = useRef(newKey())
  const isEmpty = !draft.quote && !draft.body.trim() && files.count === 0
  const goingId = state.is === 'going' ? state.id : ''
  const news = ticket.events.filter(({ id }) => id !== goingId && !draft.shown.includes(id))

  /** Makes it a draft again. */
  function again(stored: Ticket | null) {
    // Sent again, it is another answer.
    key.current = newKey()
    if (stored) adopt(stored.draft)
    setState({ is: stored?.draft?.held ? 'held' : 'writing' })
  }
  // It was sent, so the ticket shows it; or it was held back, or waits.
  async function leave() {
    const stored = await look()
    if (state.is !== 'going') return
    const waits = stored?.conversation.some((one) => one.id === state.id && isWaiting(one))
    if (!stored || waits) return setState({ ...state, waits, outAt: Date.now() + 2_000 })
    reportSave(ticket.id)
    if (stored.draft?.held) return again(stored)
    onClose()
  }
  useAfter(state.is === 'going' && !state.unknown ? state.outAt : 0, leave)

  function change(next: { body?: string; quote?: QuoteDraft | null; shown?: string[] }) {
    own.change(next)
    // Checking a row of an invalid quote does not make it valid.
    const isSame = next.quote && posted(next.quote) === posted(draft.quote)
    if (state.is !== 'going' && !isSame) setState({ is: 'writing' })
  }
  /** @param confirmed the author has seen the news */
  async function send(confirmed = false) {
    if (state.is === 'sending' || state.is === 'going') return
    const { body, quote } = draft
    if (isEmpty) return setState({ is: 'invalid', field: 'body' })
    const shownMessages = confirmed ? allOf(ticket) : draft.shown
    if (news.length > 0 && !confirmed) return setState({ is: 'asking' })
    if (confirmed) own.change({ shown: shownMessages })
    setState({ is: 'sending' })
    const areReady = await files.areReady().catch(() => undefined)
    if (!areReady) return setState(areReady === false ? { is: 'invalid', field: 'files' } : { is: 'failed' })
    const saved = await save(true)
    if (saved !== 'done') return setState({ is: saved === 'conflict' ? 'writing' : 'failed' })
    const result = await post(ticket, { body, quote, shown: shownMessages }, key.current)
    if (result.state === 'going' || result.state === 'sent') {
      storeLocalDraft(me, ticket.id, null)
      setState({ is: 'going', id: result.id, outAt: result.outAt })
      return reportSave(ticket.id)
    }
    if (result.state === 'refused') onEnded()
    if (result.state === 'back') return again(await look())
    if (result.state === 'conflict') {
      await look()
      return setState({ is: 'asking' })
    }
    setState(result.state === 'invalid' ? { is: 'invalid', field: result.field } : { is: 'failed' })
  }
  /** Undoes it while there is time; asks again until the result is known. */
  async function undo(): Promise<boolean> {
    if (state.is !== 'going' || state.unknown) return false
    const outcome = await takeBackAnswer(state.id, () => setState({ ...state, unknown: true }))
    if (outcome === 'refused') onEnded()
    const stored = await look()
    reportSave()
    if (outcome !== 'done') setState({ is: 'gone' })
    else again(stored)
    return outcome === 'done'
  }
  // It would wait forever.
  useFailedFile(files, async () => {
    if (state.is === 'going' && (await undo())) setState({ is: 'invalid', field: 'files' })
  })
  /** Saves the draft, and closes unless that fails; undoes an answer that is being sent. */
  async function close() {
    if (state.is === 'going' && !(await undo())) return
    const saved = await save()
    if (saved !== 'done') return setState({ is: saved === 'conflict' ? 'writing' : 'failed' })
    // So that the ticket shows this draft when opened again.
    await look()
    onClose()
  }
  return {
    ...own,
    files,
    isEmpty,
    state,
    news,
    change,
    send,
    undo,
    close,
    /** Chooses between two versions, or accepts the news. */
    choose: own.settle,
    settle: () => setState({ is: 'writing' }),
    confirm: () => change({ shown: allOf(ticket) }),
  }
}

const allOf = ({ events }: Ticket) => events.map(({ id }) => id)

/** A quote as it would be sent. */
const posted = (quote: QuoteDraft | null) => JSON.stringify(quote && quoteOf(quote))

const post = ({ reference }: Ticket, { body, quote, shown }: Omit<Written, 'base'>, key: string) =>
  sendAnswer({ reference, body: body.trim(), quote: quote && quoteOf(quote), key, shown }).catch(
    (): AnswerResult => ({ state: 'failed' }),
  )

function firstState({ conversation, draft }: Ticket): State {
  const waiting = conversation.find((one) => isOwn(one) && isWaiting(one))
  if (waiting) return { is: 'going', id: waiting.id, outAt: waiting.outAt, waits: true }
  return { is: draft?.held ? 'held' : 'writing' }
}

/** Runs something when a file cannot be sent, once at a time. */
function useFailedFile({ sender }: Files, run: () => Promise<void>) {
  const isRunning = useRef(false)
  const look = useEffectEvent(async () => {
    if (isRunning.current || !sender.read().some((one) => one.state === 'failed')) return
    isRunning.current = true
    await run()
    isRunning.current = false
  })
  useEffect(() => sender.subscribe(() => void look()), [sender])
}

/** Whether a file is missing. */
const isWaiting = ({ going, files }: Ticket['conversation'][number]) =>
  going && files.some((file) => file.state === 'begun')

/** Runs something half a second after a moment in milliseconds since 1970; 0 is never. */
function useAfter(moment: number, run: () => Promise<void>) {
  const runNow = useEffectEvent(run)
  useEffect(() => {
    if (!moment) return
    const timer = setTimeout(() => void runNow(), Math.max(moment - Date.now(), 0) + 500)
    return () => clearTimeout(timer)
  }, [moment])
}
